<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SimpleXMLElement;

/**
 * What the module says of itself beside its code: the modules that it needs, and its texts.
 */
class DeclarationsTest extends TestCase
{
    private const MODULE = __DIR__ . '/../..';

    /** A shop on Luma has none of Hyvä's modules. */
    private const OPTIONAL = ['Hyva_Theme'];

    /** Messages of exceptions of the module itself, labels of Magento and lists of such texts. */
    private const NO_TEXT_OF_ITS_OWN = ['$exception', 'implode', '$group', '$label'];

    public function testAModuleWhoseClassesItUsesIsRequired(): void
    {
        $used = [];
        foreach ($this->files(['php', 'phtml', 'xml', 'graphqls']) as $text) {
            // Schemas are no classes: urn:magento:module:Magento_Ui.
            preg_match_all('/\bMagento\\\\+([A-Z]\w+)\\\\/', $text, $found);
            $used += array_flip($found[1]);
        }
        unset($used['Framework']);
        $this->assertSame([], array_diff(array_keys($used), $this->required()));
    }

    public function testAModuleThatComesFirstIsRequired(): void
    {
        $xml = new SimpleXMLElement(self::MODULE . '/etc/module.xml', 0, true);
        $names = array_map(strval(...), $xml->xpath('//sequence/module/@name'));
        $modules = array_map(
            static fn (string $name): string => str_replace('Magento_', '', $name),
            array_diff($names, self::OPTIONAL)
        );
        $this->assertNotSame([], $modules);
        $this->assertSame([], array_values(array_diff($modules, $this->required())));
    }

    /**
     * @dataProvider languages
     */
    public function testEveryTextIsInTheFileOfALanguageAndNoOther(string $language): void
    {
        $known = [];
        $file = fopen(self::MODULE . "/i18n/$language.csv", 'r');
        while (($line = fgetcsv($file)) !== false) {
            $known[] = $line[0];
        }
        fclose($file);
        $texts = $this->texts();
        $this->assertSame(array_unique($known), $known, 'twice');
        $this->assertSame([], array_values(array_diff($texts, $known)), 'missing');
        $this->assertSame([], array_values(array_diff($known, $texts)), 'used nowhere');
    }

    public static function languages(): array
    {
        return ['Dutch' => ['nl_NL'], 'English' => ['en_US']];
    }

    /**
     * The modules of Magento that composer.json requires, by their names in PHP.
     *
     * @return string[]
     */
    private function required(): array
    {
        $composer = json_decode((string) file_get_contents(self::MODULE . '/composer.json'), true);
        $names = preg_filter('/^magento\/module-/', '', array_keys($composer['require']));
        return array_values(array_map(
            static fn (string $name): string => str_replace(' ', '', ucwords(str_replace('-', ' ', $name))),
            $names
        ));
    }

    /**
     * All texts that Magento translates.
     *
     * @return string[]
     */
    private function texts(): array
    {
        $texts = array_merge(
            ...array_map($this->textsOfCode(...), $this->files(['php', 'phtml'])),
            ...array_map($this->textsOfXml(...), $this->files(['xml'])),
            ...array_map($this->textsOfMail(...), $this->files(['html'])),
        );
        return array_values(array_unique($texts));
    }

    private function textsOfCode(string $code): array
    {
        preg_match_all('/\b__\(\s*(?:\'((?:[^\'\\\\]|\\\\.)*)\'|([$\w]+))/', $code, $found, PREG_SET_ORDER);
        $texts = [];
        foreach ($found as $call) {
            if (isset($call[2])) {
                $this->assertContains($call[2], self::NO_TEXT_OF_ITS_OWN, "__() of $call[2] has no text to look for");
            } else {
                $texts[] = stripslashes($call[1]);
            }
        }
        return $texts;
    }

    /**
     * `translate` is true for the text of an element, or names its attributes and children. Labels of email templates
     * are translated without.
     */
    private function textsOfXml(string $text): array
    {
        $xml = new SimpleXMLElement($text);
        $texts = array_map(strval(...), $xml->xpath('/config/template/@label'));
        foreach ($xml->xpath('//*[@translate]') as $element) {
            $names = explode(' ', (string) $element['translate']);
            $found = $names === ['true']
                ? [$element]
                : array_merge(...array_map(static fn ($name) => $element->xpath("@$name|$name"), $names));
            $texts = [...$texts, ...array_map(static fn ($one): string => trim((string) $one), $found)];
        }
        return $texts;
    }

    private function textsOfMail(string $text): array
    {
        preg_match_all('/\{\{trans "([^"]*)"/', $text, $found);
        return $found[1];
    }

    /**
     * The files of the module itself with these endings.
     *
     * @param string[] $endings
     * @return string[] what is in them
     */
    private function files(array $endings): array
    {
        $texts = [];
        $all = new RecursiveDirectoryIterator(self::MODULE, FilesystemIterator::SKIP_DOTS);
        foreach (new RecursiveIteratorIterator($all) as $path => $file) {
            $name = substr($path, strlen(self::MODULE));
            if (!preg_match('#^/(Test|view/frontend/web)/#', $name) && in_array($file->getExtension(), $endings, true)) {
                $texts[$name] = (string) file_get_contents($path);
            }
        }
        return array_values($texts);
    }
}

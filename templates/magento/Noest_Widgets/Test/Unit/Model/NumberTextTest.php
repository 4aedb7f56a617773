<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\Locale\ResolverInterface;
use Noest\Widgets\Model\NumberText;
use PHPUnit\Framework\TestCase;

class NumberTextTest extends TestCase
{
    /**
     * @dataProvider numbers
     */
    public function testANumberIsWrittenAsInItsLanguage(string $locale, float $number, string $text): void
    {
        $resolver = $this->createMock(ResolverInterface::class);
        $resolver->method('getLocale')->willReturn($locale);
        $this->assertSame($text, (new NumberText($resolver))->of($number));
    }

    public static function numbers(): array
    {
        return [
            'a fraction in Dutch' => ['nl_NL', 1.5, '1,5'],
            'a fraction in English' => ['en_US', 1.5, '1.5'],
            'no fraction' => ['nl_NL', 3.0, '3'],
            'four decimals' => ['nl_NL', 0.3125, '0,3125'],
            'a thousand' => ['nl_NL', 1200.0, '1.200'],
        ];
    }
}

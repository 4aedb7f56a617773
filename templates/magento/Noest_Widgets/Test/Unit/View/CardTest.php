<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\View;

use Magento\Catalog\Helper\Data as Catalog;
use Magento\Catalog\Model\Product;
use Magento\Framework\App\Request\Http;
use Noest\Widgets\Model\PlainText;
use Noest\Widgets\Model\Quantities;
use Noest\Widgets\ViewModel\Listing;
use Noest\Widgets\ViewModel\ProductRow;
use PHPUnit\Framework\TestCase;

class CardTest extends TestCase
{
    public function testTheNameIsTheSameTextForAReaderAndForThePart(): void
    {
        $card = $this->card('Bout & "moer" <b>M8</b>');
        $this->assertSame('Bout & "moer" M8', $this->attribute($card, 'data-name'));
        $this->assertSame('Put in cart: Bout & "moer" M8', $this->attribute($card, 'aria-label'));
        $this->assertStringContainsString('>Bout &amp; &quot;moer&quot; M8</a>', $card);
    }

    public function testThePiecesAreThoseOfTheCardThatThePartDraws(): void
    {
        preg_match_all('/<(?:div|h2) class="noest-card__(\w+)"/', $this->card('Bout'), $found);
        $this->assertSame(['media', 'name', 'extra', 'foot'], $found[1]);
    }

    private function attribute(string $html, string $name): string
    {
        $this->assertSame(1, preg_match("/ $name=\"([^\"]*)\"/", $html, $found));
        return html_entity_decode($found[1], ENT_QUOTES | ENT_HTML5);
    }

    /**
     * What the template prints for a product that its button puts in the cart.
     */
    private function card(string $productName): string
    {
        $product = $this->createMock(Product::class);
        $product->method('getName')->willReturn($productName);
        $product->method('getTypeId')->willReturn('simple');
        $product->method('isSaleable')->willReturn(true);
        $quantities = $this->createMock(Quantities::class);
        $quantities->method('takeOne')->willReturn(true);
        $listing = new Listing(
            $this->createMock(Http::class),
            $this->createMock(Catalog::class),
            $quantities,
            new PlainText()
        );
        $escaper = $this->escaper();
        $block = $this->block(['listing' => $listing, 'row' => $this->createMock(ProductRow::class)], $escaper);
        $index = 0;
        ob_start();
        require __DIR__ . '/../../../view/frontend/templates/listing/card.phtml';
        return (string) ob_get_clean();
    }

    /**
     * Escapes as Magento's does, which leaves entities in a text as they are and those in an attribute not.
     */
    private function escaper(): object
    {
        return new class {
            public function escapeHtml(mixed $text): string
            {
                return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8', false);
            }

            public function escapeHtmlAttr(mixed $text): string
            {
                return htmlspecialchars((string) $text, ENT_QUOTES);
            }

            public function escapeUrl(mixed $url): string
            {
                return $this->escapeHtml($url);
            }
        };
    }

    /**
     * As much of the block of a list as a card asks.
     */
    private function block(array $data, object $escaper): object
    {
        return new class($data, $escaper) {
            public function __construct(private readonly array $data, private readonly object $escaper)
            {
            }

            public function getData(string $name): mixed
            {
                return $this->data[$name];
            }

            public function stripTags(string $text, mixed $allowed = null, bool $isEscaped = false): string
            {
                return $isEscaped ? $this->escaper->escapeHtml(strip_tags($text)) : strip_tags($text);
            }

            public function assign(): self
            {
                return $this;
            }

            public function __call(string $name, array $values): string
            {
                return '';
            }
        };
    }
}

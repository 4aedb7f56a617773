<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Framework\App\RequestInterface;
use Magento\Search\Helper\Data;
use Noest\Widgets\ViewModel\Search;
use PHPUnit\Framework\TestCase;

class SearchTest extends TestCase
{
    /**
     * @dataProvider queries
     */
    public function testTheWordsAreThoseThatWereTyped(mixed $asked, string $words): void
    {
        $helper = $this->createMock(Data::class);
        $helper->method('getQueryParamName')->willReturn('q');
        $request = $this->createMock(RequestInterface::class);
        $request->method('getParam')->with('q')->willReturn($asked);
        $this->assertSame($words, (new Search($helper, $request))->query());
    }

    public static function queries(): array
    {
        return [[' "18 & 20" <b> ', '"18 & 20" <b>'], [null, ''], [['forged'], '']];
    }
}

<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Search\Helper\Data;
use Noest\Widgets\ViewModel\Search;
use PHPUnit\Framework\TestCase;

class SearchTest extends TestCase
{
    public function testTheWordsAreThoseThatWereTyped(): void
    {
        $helper = $this->createMock(Data::class);
        $helper->method('getEscapedQueryText')->willReturn('&quot;18 &amp; 20&quot; &lt;b&gt; &#039;');
        $this->assertSame('"18 & 20" <b> \'', (new Search($helper))->query());
    }

    public function testAPageWithoutASearchHasNone(): void
    {
        $helper = $this->createMock(Data::class);
        $helper->method('getEscapedQueryText')->willReturn('');
        $this->assertSame('', (new Search($helper))->query());
    }
}

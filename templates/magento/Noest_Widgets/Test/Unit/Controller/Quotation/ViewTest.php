<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Controller\Quotation;

use Magento\Framework\App\RequestInterface;
use Magento\Framework\Exception\NotFoundException;
use Magento\Framework\View\Result\PageFactory;
use Noest\Widgets\Controller\Quotation\View;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Quotation\Quotations;
use PHPUnit\Framework\TestCase;

class ViewTest extends TestCase
{
    /**
     * @dataProvider keysOfNobody
     */
    public function testAnAddressThatNobodyWasGivenLeadsToNoQuotation(mixed $key): void
    {
        $request = $this->createMock(RequestInterface::class);
        $request->method('getParam')->with('key')->willReturn($key);
        $quotations = $this->createMock(Quotations::class);
        $quotations->method('bySecret')->willReturn(null);
        $this->expectException(NotFoundException::class);
        $pages = $this->createMock(PageFactory::class);
        (new View($pages, $this->createMock(Capabilities::class), $quotations, $request))->execute();
    }

    public static function keysOfNobody(): array
    {
        return ['none' => [null], 'another' => ['x'], 'a list' => [['x']]];
    }
}

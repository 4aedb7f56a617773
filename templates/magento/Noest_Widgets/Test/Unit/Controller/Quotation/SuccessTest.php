<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Controller\Quotation;

use Magento\Checkout\Model\Session;
use Magento\Framework\Controller\Result\Redirect;
use Magento\Framework\Controller\Result\RedirectFactory;
use Magento\Framework\View\Page\Config;
use Magento\Framework\View\Page\Title;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;
use Noest\Widgets\Controller\Quotation\Success;
use Noest\Widgets\Model\Capabilities;
use PHPUnit\Framework\TestCase;

class SuccessTest extends TestCase
{
    public function testWhoHasAskedForNoneIsLedToWhereThatIsDone(): void
    {
        $this->assertInstanceOf(Redirect::class, $this->answerTo(null));
        $this->assertInstanceOf(Page::class, $this->answerTo('secret'));
    }

    private function answerTo(?string $secret): Page|Redirect
    {
        $config = $this->createMock(Config::class);
        $config->method('getTitle')->willReturn($this->createMock(Title::class));
        $page = $this->createMock(Page::class);
        $page->method('getConfig')->willReturn($config);
        $pages = $this->createMock(PageFactory::class);
        $pages->method('create')->willReturn($page);
        $redirect = $this->createMock(Redirect::class);
        $redirect->method('setPath')->with('noest/quotation')->willReturnSelf();
        $redirects = $this->createMock(RedirectFactory::class);
        $redirects->method('create')->willReturn($redirect);
        $session = $this->createMock(Session::class);
        $session->method('getData')->with('noest_quotation_secret')->willReturn($secret);
        return (new Success($pages, $this->createMock(Capabilities::class), $session, $redirects))->execute();
    }
}

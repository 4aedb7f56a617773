<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Framework\App\RequestInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Search\Helper\Data;

/**
 * The search form of a page.
 */
class Search implements ArgumentInterface
{
    /**
     * @param Data $search
     * @param RequestInterface $request
     */
    public function __construct(private readonly Data $search, private readonly RequestInterface $request)
    {
    }

    /**
     * The page of results.
     *
     * @return string
     */
    public function action(): string
    {
        return $this->search->getResultUrl();
    }

    /**
     * The parameter that has the words.
     *
     * @return string
     */
    public function parameter(): string
    {
        return $this->search->getQueryParamName();
    }

    /**
     * The words of this page, as the shopper typed them.
     *
     * @return string
     */
    public function query(): string
    {
        $query = $this->request->getParam($this->parameter());
        return is_string($query) ? trim($query) : '';
    }

    /**
     * How many characters the shop needs.
     *
     * @return int
     */
    public function minLength(): int
    {
        return (int) $this->search->getMinQueryLength();
    }

    /**
     * How many characters the shop takes.
     *
     * @return int
     */
    public function maxLength(): int
    {
        return (int) $this->search->getMaxQueryLength();
    }
}

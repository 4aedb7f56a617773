<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Exception\GraphQlInputException;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Magento\QuoteGraphQl\Model\Resolver\PlaceOrder as Magento;
use Noest\Widgets\Model\OrderKeys;
use Noest\Widgets\Model\OrderLabels;

/**
 * The mutation placeNoestOrder: Magento's placeOrder, which answers the order of a key that has one.
 */
class PlaceOrder implements ResolverInterface
{
    /**
     * @param Magento $magento
     * @param OrderKeys $keys
     * @param OrderLabels $labels
     */
    public function __construct(
        private readonly Magento $magento,
        private readonly OrderKeys $keys,
        private readonly OrderLabels $labels,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        ['key' => $key] = $args['input'];
        try {
            $made = $this->orderOf($key);
            if ($made !== null) {
                return $made;
            }
            $answer = $this->keys->during($key, fn () => $this->labels->during(
                $args['input']['reference'] ?? '',
                $args['input']['project_name'] ?? '',
                fn () => $this->magento->resolve($field, $context, $info, $value, $args)
            ));
        } catch (GraphQlInputException $exception) {
            throw $exception;
        } catch (LocalizedException $exception) {
            throw new GraphQlInputException(__($exception->getMessage()), $exception);
        }
        // Of two requests at once the one that is refused has the order of the other.
        return empty($answer['errors']) ? $answer : $this->orderOf($key) ?? $answer;
    }

    /**
     * The answer for a key that has an order already; null for one that has none.
     *
     * @param string $key
     * @return array{order: array{order_number: string, order_id: string}, errors: array{}}|null
     * @throws LocalizedException
     */
    private function orderOf(string $key): ?array
    {
        $number = $this->keys->find($key);
        return $number === null
            ? null
            : ['order' => ['order_number' => $number, 'order_id' => $number], 'errors' => []];
    }
}

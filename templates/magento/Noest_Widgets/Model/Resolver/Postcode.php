<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Postcode\Pdok;

/**
 * The query noestPostcode.
 */
class Postcode implements ResolverInterface
{
    /**
     * @param Pdok $pdok
     * @param Capabilities $capabilities
     */
    public function __construct(private readonly Pdok $pdok, private readonly Capabilities $capabilities)
    {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        if (!in_array(Capabilities::POSTCODE_LOOKUP, $this->capabilities->names(), true)) {
            return null;
        }
        return $this->pdok->find($args['postcode'], $args['house_number']);
    }
}

<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\App\ResourceConnection;

/**
 * The products on the wish list of a customer.
 */
class Wishes
{
    /** Of more than that the latest: a browser keeps the list. */
    public const MOST = 1000;

    /**
     * @param ResourceConnection $resources
     */
    public function __construct(private readonly ResourceConnection $resources)
    {
    }

    /**
     * The SKUs of all of them, the latest first; of a product with choices its own, whatever was chosen.
     *
     * @param int $customerId
     * @return string[]
     */
    public function skus(int $customerId): array
    {
        $connection = $this->resources->getConnection();
        $table = $this->resources->getTableName(...);
        $select = $connection->select()
            ->from(['item' => $table('wishlist_item')], [])
            ->join(['list' => $table('wishlist')], 'list.wishlist_id = item.wishlist_id', [])
            ->join(['product' => $table('catalog_product_entity')], 'product.entity_id = item.product_id', 'sku')
            ->where('list.customer_id = ?', $customerId)
            ->order('item.wishlist_item_id DESC')
            ->limit(self::MOST);
        return array_values(array_unique($connection->fetchCol($select)));
    }
}

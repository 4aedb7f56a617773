<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Catalog\Helper\Image;
use Magento\Catalog\Model\Product;
use Magento\Framework\View\Element\Block\ArgumentInterface;

/**
 * The pictures of a product, all of one size.
 */
class Gallery implements ArgumentInterface
{
    /** Pixels of both sides; a smaller picture gets a margin. */
    public const SIZE = 1200;
    public const THUMBNAIL = 88;
    /** A screen may have two pixels for one of a page. */
    private const DENSITY = 2;

    /**
     * @param Image $image
     */
    public function __construct(private readonly Image $image)
    {
    }

    /**
     * The pictures in their order; a placeholder where the product has none.
     *
     * @param Product $product
     * @return array<int, array{src: string, thumbnail: string, alt: string, width: int, height: int}>
     */
    public function pictures(Product $product): array
    {
        $pictures = [];
        foreach ($product->getMediaGalleryImages() as $picture) {
            if ($picture->getData('media_type') === 'image') {
                $pictures[] = $this->picture($product, $picture->getData('file'), (string) $picture->getData('label'));
            }
        }
        return $pictures !== [] ? $pictures : [$this->picture($product, null, '')];
    }

    /**
     * What the part gets of them, as JSON.
     *
     * @param array[] $pictures those that `pictures` gives
     * @return string
     */
    public function json(array $pictures): string
    {
        return json_encode($pictures, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /**
     * One picture; null stands for the placeholder of the shop.
     *
     * @param Product $product
     * @param string|null $file
     * @param string $label
     * @return array{src: string, thumbnail: string, alt: string, width: int, height: int}
     */
    private function picture(Product $product, ?string $file, string $label): array
    {
        return [
            'src' => $this->address($product, $file, self::SIZE),
            'thumbnail' => $this->address($product, $file, self::DENSITY * self::THUMBNAIL),
            'alt' => $label !== '' ? $label : (string) $product->getName(),
            'width' => self::SIZE,
            'height' => self::SIZE,
        ];
    }

    /**
     * The address of a picture with sides of a length in pixels.
     *
     * @param Product $product
     * @param string|null $file
     * @param int $size
     * @return string
     */
    private function address(Product $product, ?string $file, int $size): string
    {
        $image = $this->image->init($product, "noest_$size", ['type' => 'image', 'width' => $size, 'height' => $size]);
        if ($file !== null) {
            $image->setImageFile($file);
        }
        return $image->getUrl();
    }
}

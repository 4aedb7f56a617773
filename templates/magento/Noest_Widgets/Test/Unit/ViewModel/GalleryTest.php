<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Catalog\Helper\Image;
use Magento\Catalog\Model\Product;
use Magento\Framework\DataObject;
use Noest\Widgets\ViewModel\Gallery;
use PHPUnit\Framework\TestCase;

class GalleryTest extends TestCase
{
    public function testAVideoIsNoPicture(): void
    {
        $pictures = $this->pictures([
            ['media_type' => 'image', 'file' => '/a.jpg', 'label' => 'Oak "grade A"'],
            ['media_type' => 'external-video', 'file' => '/b.jpg', 'label' => 'Film'],
        ]);
        $this->assertSame(['/1200/a.jpg'], array_column($pictures, 'src'));
        $this->assertSame(['/176/a.jpg'], array_column($pictures, 'thumbnail'));
        $this->assertSame(['Oak "grade A"'], array_column($pictures, 'alt'));
    }

    public function testAPictureWithoutALabelIsNamedAfterTheProduct(): void
    {
        $pictures = $this->pictures([['media_type' => 'image', 'file' => '/a.jpg', 'label' => null]]);
        $this->assertSame('Plank', $pictures[0]['alt']);
    }

    public function testAProductWithoutPicturesHasThePlaceholder(): void
    {
        $this->assertSame(['/1200/placeholder'], array_column($this->pictures([]), 'src'));
    }

    public function testThePartGetsWhatItsDeclarationNames(): void
    {
        $gallery = new Gallery($this->image());
        $json = $gallery->json($this->pictures([]));
        $this->assertSame(
            [[
                'src' => '/1200/placeholder',
                'thumbnail' => '/176/placeholder',
                'alt' => 'Plank',
                'width' => 1200,
                'height' => 1200,
            ]],
            json_decode($json, true)
        );
    }

    private function pictures(array $media): array
    {
        $product = $this->createMock(Product::class);
        $product->method('getName')->willReturn('Plank');
        $product->method('getMediaGalleryImages')
            ->willReturn(array_map(static fn (array $data) => new DataObject($data), $media));
        return (new Gallery($this->image()))->pictures($product);
    }

    /** The helper of Magento is one object that is set up anew for each picture. */
    private function image(): Image
    {
        $now = new \stdClass();
        $image = $this->createMock(Image::class);
        $image->method('init')->willReturnCallback(
            static function (Product $product, string $id, array $attributes) use ($image, $now): Image {
                $now->file = '/placeholder';
                $now->size = $attributes['width'];
                return $image;
            }
        );
        $image->method('setImageFile')->willReturnCallback(
            static function (string $file) use ($image, $now): Image {
                $now->file = $file;
                return $image;
            }
        );
        $image->method('getUrl')->willReturnCallback(static fn (): string => "/$now->size$now->file");
        return $image;
    }
}

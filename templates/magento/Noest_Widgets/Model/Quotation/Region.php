<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Directory\Helper\Data as Directory;
use Magento\Framework\Exception\LocalizedException;

/**
 * The province or state of an address, as a shopper typed it.
 */
class Region
{
    /**
     * @param Directory $directory
     */
    public function __construct(private readonly Directory $directory)
    {
    }

    /**
     * The fields of an address for it: Magento's own region where the country has one by this name or code.
     *
     * @param string $country two letters
     * @param string $typed empty for none
     * @return array{region: string, region_id: int|null, region_code: string|null}
     * @throws LocalizedException where the country asks for one that this is not
     */
    public function fields(string $country, string $typed): array
    {
        $known = $this->directory->getRegionData()[$country] ?? [];
        foreach ($known as $id => ['name' => $name, 'code' => $code]) {
            if (in_array(mb_strtolower($typed), [mb_strtolower((string) $name), mb_strtolower((string) $code)], true)) {
                return ['region' => (string) $name, 'region_id' => (int) $id, 'region_code' => (string) $code];
            }
        }
        if ($this->directory->isRegionRequired($country) && ($typed === '' || $known !== [])) {
            throw new LocalizedException(__('Enter a province or state of your country.'));
        }
        return ['region' => $typed, 'region_id' => null, 'region_code' => null];
    }
}

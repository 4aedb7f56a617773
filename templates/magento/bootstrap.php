<?php

declare(strict_types=1);

/**
 * The classes that the tests run on: those of the Magento at MAGENTO_ROOT, otherwise only as much of them as the module
 * uses (magento.php). PHPUnit, and the module itself, come from this folder.
 */
require __DIR__ . '/vendor/autoload.php';
$magento = getenv('MAGENTO_ROOT');
require is_string($magento) && $magento !== '' ? "$magento/vendor/autoload.php" : __DIR__ . '/magento.php';

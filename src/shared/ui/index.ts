import './hidden.css';

export { Amount } from './Amount';
export { Button, buttonClass } from './Button';
export { Drawer } from './Drawer';
export { Icon } from './Icon';
export { IconButton } from './IconButton';
export { Notice } from './Notice';
export { QuantityStepper } from './QuantityStepper';
export { lockScroll } from './scrollLock';
export { useSignalValue } from './useSignalValue';

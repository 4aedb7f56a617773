export { Amount } from './Amount';
export { Button, buttonClass, IconButton } from './Button';
export { Drawer } from './drawer/Drawer';
export { Icon } from './Icon';
export { Notice } from './Notice';
export { QuantityStepper } from './quantity/QuantityStepper';
export { replaceable, replaceView, useIsReplaced } from './replaceView';
export { isFocusLost, useRetry } from './retry/useRetry';
export { useSignalValue } from './useSignalValue';

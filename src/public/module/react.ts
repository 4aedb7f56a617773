/** What a widget of one's own draws with, React itself aside. */
export { Slot } from '../../mount/react';
export {
  Amount,
  Button,
  buttonClass,
  Drawer,
  Icon,
  IconButton,
  Notice,
  QuantityStepper,
  useSignalValue,
} from '../../shared/ui';
export { replaceView, type ReplaceableViews } from '../replaceView';

export { becomeModal, lockScroll } from './becomeModal';
export { build, buildIcon } from './build';
export { prefersStill } from './preferences';
export { afterFrame, framesDone } from '../scheduling/afterFrame';
export { nextTask } from '../scheduling/yieldToPage';
export { onFrame, onceScrolled } from './onFrame';
export { onResize, onVisible } from './observe';

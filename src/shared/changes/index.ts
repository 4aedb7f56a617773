export { announced } from './announced';
export type { AfterChange, BeforeChange, Changes, PageEvents } from './Changes';

export { MountError, type MountErrorCode } from './MountError';
export { report, type Report } from './report';

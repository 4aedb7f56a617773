export * from '../drawing';

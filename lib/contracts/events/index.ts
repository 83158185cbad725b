export * from './event';
export * from './management';

/** The generated matching UI: its requests, the data of its page, and the messages of its hooks. */
export * from './account';
export * from './options';
export * from './page';
export * from './requests';
export * from './ui-options';

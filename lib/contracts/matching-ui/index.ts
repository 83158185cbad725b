/** The generated matching UI: what it is asked for with, what its page is given, and what its hooks send. */
export * from './account';
export * from './options';
export * from './page';
export * from './requests';
export * from './ui-options';

/** Tables and look-up: what the engine knows of the world. See README.md. */
export { languageByName } from './languages';
export * from './places';

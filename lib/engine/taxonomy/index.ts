/** Tables and look-up: the engine's knowledge of the world. See README.md. */
export * from './degrees';
export * from './gazetteer';
export { languageByName } from './languages';
export * from './levels';
export * from './places';
export * from './professions';
export * from './resolver';
export * from './skills';
export * from './title-space';
export { oneFormOf, titleInOneForm } from './titles/gender';
export { titleParts } from './titles/parts';

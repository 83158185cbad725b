/** The gazetteer of the service, for the places of the world. Callers decide what to do with its answers. */
export { gazetteer, packedPlaces } from './gazetteer';

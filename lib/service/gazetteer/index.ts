/** The gazetteer of the service, for the places of the world. Callers interpret its answers. */
export { gazetteer, packedPlaces } from './gazetteer';

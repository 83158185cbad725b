/** The gazetteer of the service: where places are. Others ask it; what is done with an answer is theirs. */
export { gazetteer, packedPlaces } from './gazetteer';

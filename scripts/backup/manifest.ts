import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Halves of the records, in the order in which they are kept and brought back. */
export const HALVES = ['service', 'recruiter'] as const;

export type Half = (typeof HALVES)[number];

const KeptTable = z.strictObject({
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: z.number().int().nonnegative(),
  /** Sum of the SHA-256 of all rows, so that their order does not matter. */
  digest: z.string(),
});

const KeptHalf = z.strictObject({
  /** Steps of its schema, as they had run. */
  steps: z.array(z.string()),
  tables: z.record(z.string(), KeptTable),
  sequences: z.record(z.string(), z.string()),
});

const Manifest = z.strictObject({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  records: z.strictObject({ service: KeptHalf, recruiter: KeptHalf }),
  files: z.strictObject({ service: z.number().int(), recruiter: z.number().int() }),
  /** Parts that were left out, each with the reason and what to do instead. */
  leftOut: z.array(z.string()),
  /** SHA-256 of the list of all other files, which is in the form of `sha256sum`. */
  sums: z.string(),
});

export type KeptTable = z.infer<typeof KeptTable>;
export type KeptHalf = z.infer<typeof KeptHalf>;
export type Manifest = z.infer<typeof Manifest>;

const NAME = 'manifest.json';

/** Writes what makes a folder a whole backup; the last thing that is written. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(path.join(folder, NAME), text, { mode: 0o600, flag: 'wx', flush: true });
}

/** Reads the manifest of a backup; throws one line for the operator where the folder is none, or not whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${folder} holds no whole backup: it has no ${NAME}, which is written last.`);
  const read = Manifest.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(`${folder} holds a backup of a form that this version does not know.`);
}

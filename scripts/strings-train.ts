/**
 * Trains the model of strings (lib/engine/strings).
 *
 *   npm run strings:train -- FOLDER [--out FILE]
 *
 * FOLDER holds `strings` (lists by kind), `taxonomy` (ESCO), `market` (postings), `annotated-cvs/txt` (running text of
 * CVs) and `eval/real/phrases` (headings and labels); missing ones are left out. Other strings are generated
 * (scripts/strings). Takes some three minutes of one core; the same folders give the same bytes.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { trainStrings } from './strings/train.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name the folder of the strings: npm run strings:train -- FOLDER');
  process.exitCode = 2;
} else {
  const root = path.resolve(folder);
  const packed = trainStrings(
    {
      strings: path.join(root, 'strings'),
      taxonomy: path.join(root, 'taxonomy'),
      postings: path.join(root, 'market'),
      phrases: path.join(root, 'eval', 'real', 'phrases'),
      cvs: path.join(root, 'annotated-cvs', 'txt'),
    },
    console.log,
  );
  const file = path.resolve(values.out ?? 'lib/engine/strings/data/strings.bin');
  await writeFile(file, packed);
  console.log(`written to ${file}: ${packed.length} bytes`);
}

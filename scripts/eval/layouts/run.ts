import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, ResumeData } from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser/resume';
import { loadRecogniser } from '@/lib/service/workers/recognition';
import { readingTables } from '../documents.ts';
import { type Answer, judge } from './judge.ts';
import { KINDS } from './kinds.ts';
import { PEOPLE } from './people.ts';

const AS_OF = '2026-03-04';

/** Time of a core for a page that is read from its picture. */
const PAGE_LIMIT_MS = 20_000;

type Tally = { files: number; right: number; values: number; wrong: number };

/** Reads a document, and once more with its pictures when some of its text is seen there alone. */
async function readAsService(bytes: Uint8Array) {
  const first = await readDocument(bytes, DEFAULT_READ_LIMITS);
  const isRead = first.ok ? !first.value.unreadPages : first.failure.code !== 'ovIsImage';
  if (isRead) return first;
  const given = { language: 'en', pageLimitMs: PAGE_LIMIT_MS, shouldStop: () => false };
  const second = await readDocument(bytes, {
    ...DEFAULT_READ_LIMITS,
    readPicture: await loadRecogniser(given),
  });
  return second.ok ? second : first;
}

/** Makes ten CVs of each kind of layout, reads them, and counts what is right; `out` keeps the files. */
export async function evaluateLayouts(options: { only?: string | undefined; errors: boolean; out: string }) {
  const tables = await readingTables();
  const tallies = new Map<string, Tally>();
  await mkdir(options.out, { recursive: true });
  for (const [kind, draw] of Object.entries(KINDS)) {
    if (options.only !== undefined && !options.only.split(';').includes(kind)) continue;
    const tally: Tally = { files: 0, right: 0, values: 0, wrong: 0 };
    tallies.set(kind, tally);
    for (const [index, person] of PEOPLE.entries()) {
      const bytes = await draw(person, index);
      await writeFile(path.join(options.out, `${kind}-${index}.pdf`), bytes);
      const read = await readAsService(bytes);
      const parsed = read.ok
        ? parseResume(read.value, { documentLastModified: AS_OF, ...tables })
        : undefined;
      const { wrong, values } = judge(parsed ? (encode(ResumeData, parsed.resume) as Answer) : {}, person);
      tally.files++;
      tally.right += wrong.length === 0 ? 1 : 0;
      tally.values += values;
      tally.wrong += wrong.length;
      if (options.errors && !read.ok) console.log(`  ${kind}-${index}: ${read.failure.message}`);
      else if (options.errors) for (const field of wrong) console.log(`  ${kind}-${index}: ${field}`);
    }
    const { files, right, values, wrong } = tally;
    console.log(`${kind.padEnd(12)} ${right} of ${files} files right, ${values - wrong} of ${values} values`);
  }
  return tallies;
}

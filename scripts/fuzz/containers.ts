import { inflateSync } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import type { Random } from '@/lib/engine/kernel';
import { damage } from './bytes.ts';

/** Damages the inside of packed data, which damage to the bytes themselves hardly ever reaches. */

const LATIN1 = 'latin1';
/** Time stamp of every member: the current time would give another archive each time. */
const WRITTEN = new Date(2026, 0, 1);
const STREAM = /stream\r?\n/g;

type Members = Record<string, Uint8Array>;

function damageMember(members: Members, random: Random, other: Uint8Array) {
  const name = random.pick(Object.keys(members));
  const bytes = members[name];
  if (bytes?.length) members[name] = damage(bytes, random, other);
}

const GAMES: ((members: Members, random: Random, other: Uint8Array) => void)[] = [
  damageMember,
  damageMember,
  damageMember,
  (members, random) => {
    delete members[random.pick(Object.keys(members))];
  },
  (members, random) => {
    members[random.pick(Object.keys(members))] = new Uint8Array(random.pick([0, 1, 30_000_000]));
  },
  (members, random, other) => {
    members[random.pick(['../../outside.xml', '/etc/passwd', 'word/document.xml', 'content.xml'])] = other;
  },
  (members, random) => {
    const names = Object.keys(members);
    members[random.pick(names)] = members[random.pick(names)] ?? new Uint8Array();
  },
];

/** Returns an archive with one of its members damaged, lost, swapped, blown up or added. */
export function damageArchive(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const members: Members = { ...unzipSync(bytes) };
  random.pick(GAMES)(members, random, other);
  return zipSync(members, { level: 1, mtime: WRITTEN });
}

/** Returns a PDF with the content of one of its packed streams damaged; readers must cope with wrong offsets. */
export function damageStream(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString(LATIN1);
  const starts = [...text.matchAll(STREAM)].map((match) => match.index + match[0].length);
  if (starts.length === 0) return damage(bytes, random, other);
  const start = random.pick(starts);
  const end = text.indexOf('endstream', start);
  if (end < 0) return damage(bytes, random, other);
  const dictionary = text.lastIndexOf('<<', start);
  const content = unpacked(bytes.subarray(start, end));
  const head = text
    .slice(dictionary, start)
    .replace(/\/Filter\s*\/FlateDecode/, '')
    .replace(/\/Length \d+/, '');
  const body = Buffer.from(damage(content, random, other));
  const opening = head.replace('<<', `<< /Length ${body.length} `);
  return Uint8Array.from(
    Buffer.concat([
      bytes.subarray(0, dictionary),
      Buffer.from(opening, LATIN1),
      body,
      Buffer.from('\n'),
      bytes.subarray(end),
    ]),
  );
}

function unpacked(packed: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(inflateSync(packed, { maxOutputLength: 10_000_000 }));
  } catch {
    return packed;
  }
}

/**
 * Measures how long the taxonomy of skills takes to load, its size, and how long the skills of one CV take: less than
 * 50 ms with the terms of English, and 5 ms, on a quiet machine.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSkillTaxonomy, findSkills, type SkillTaxonomy, skillsOfDocument } from '@/lib/engine/taxonomy';

const ROUNDS = 200;
const WRAPPED = [
  'Experience with Kotlin',
  'Python (advanced)',
  'Java 17',
  'Managment of projects',
  'AWS (EC2, S3)',
];
const UNKNOWN = [
  'Whittling of elephants',
  'Own stuff since 2011',
  'Foo bar baz',
  'Wax seals',
  'Kite mending',
];

const DATA = path.resolve(import.meta.dirname, '..', 'lib', 'engine', 'taxonomy', 'skills', 'data');

function load(): SkillTaxonomy {
  const files = readdirSync(DATA).map((file) => [
    path.basename(file, '.tsv'),
    readFileSync(path.join(DATA, file), 'utf8'),
  ]);
  const taxonomy = createSkillTaxonomy(Object.fromEntries(files));
  taxonomy.indexOf('en');
  return taxonomy;
}

/** Returns some forty terms as people write them, of all trades, a quarter of them unknown. */
function rawSkills({ skills }: SkillTaxonomy): { name: string }[] {
  const step = Math.floor(skills.size / 25);
  const labels = [...skills.values()].filter((_, at) => at % step === 0).map(({ labels }) => labels.en);
  return [...labels, ...WRAPPED, ...UNKNOWN, ...UNKNOWN.map((name) => `${name} and more`)].map((name) => ({
    name,
  }));
}

function megabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Prints the figures of this process, without HTTP. */
export function benchSkills() {
  const before = megabytes();
  const start = performance.now();
  const skills = load();
  const loaded = performance.now() - start;
  const raws = rawSkills(skills);
  const text = `${raws.map(({ name }) => name).join(', ')}. `.repeat(8);
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    skillsOfDocument(skills, raws, 'en');
    findSkills(skills, text, 'en');
    return performance.now() - from;
  }).sort((a, b) => a - b);
  console.log(
    `Skills: ${skills.skills.size}, loaded from disk in ${loaded.toFixed(0)} ms (first time in the process), ${(megabytes() - before).toFixed(0)} MB; ${raws.length} raw terms and ${text.length} letters: p50 ${times[ROUNDS / 2]?.toFixed(2)} ms, p95 ${times[Math.floor(ROUNDS * 0.95)]?.toFixed(2)} ms`,
  );
}

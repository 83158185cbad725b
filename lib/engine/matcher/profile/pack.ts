import { WIDTH } from '../../taxonomy';
import type { Profile } from './model';

/**
 * A profile as bytes: a head of lengths and single values, then its numbers, the widest first so that each is aligned
 * to its width. Opening one makes views and copies nothing.
 */

/**
 * Must rise whenever the content of a profile changes, including the tables of rarity: profiles of another format are
 * built again.
 */
export const PROFILE_FORMAT = 12;

const NONE = 0xffff;
/**
 * Format, kind, four single values, the lengths, and the flags: an even number, so that words of four bytes may follow.
 */
const HEAD = 18;
const KINDS = ['resume', 'job'] as const;

type Numbers = Uint32Array | Uint16Array | Uint8Array | Int8Array;

function partsOf({
  titles,
  themes,
  words,
  skills,
  industries,
  languages,
  certifications,
}: Profile): Numbers[] {
  return [
    industries.ids,
    languages.keys,
    certifications.keys,
    certifications.marks,
    skills.keys,
    skills.categories,
    skills.lasts,
    titles.aims.units,
    words.asked,
    words.said,
    titles.aims.shares,
    titles.vectors,
    titles.owners,
    titles.weights,
    titles.languages,
    titles.isCurrent,
    skills.demand,
    skills.worth,
    skills.isCurrent,
    industries.shares,
    languages.levels,
    languages.musts,
    certifications.musts,
    words.rarities,
    themes,
  ];
}

/** Packs the four flags as bits. */
const bitsOf = (stated: Profile['stated']) =>
  Number(stated.isDegreeMust) +
  2 * Number(stated.isExperienceMust) +
  4 * Number(stated.listsLanguages) +
  8 * Number(stated.countsExperience);
const statedIn = (bits: number) => ({
  isDegreeMust: (bits & 1) > 0,
  isExperienceMust: (bits & 2) > 0,
  listsLanguages: (bits & 4) > 0,
  countsExperience: (bits & 8) > 0,
});

const orNone = (value: number | undefined) => (value === undefined ? NONE : Math.min(value, NONE - 1));
const orMissing = (value: number) => (value === NONE ? undefined : value);

/** Returns the bytes of a profile, 1 to 3 kB. */
export function packProfile(profile: Profile): Uint8Array {
  const { titles, themes, words, skills, industries, languages, certifications } = profile;
  const head = Uint16Array.from([
    PROFILE_FORMAT,
    KINDS.indexOf(profile.kind),
    orNone(profile.degree),
    orNone(profile.executiveType),
    orNone(profile.managementLevel),
    orNone(profile.experience),
    industries.ids.length,
    languages.keys.length,
    certifications.keys.length,
    certifications.marks.length,
    skills.keys.length,
    titles.aims.units.length,
    titles.owners.length,
    titles.weights.length,
    themes.length,
    words.asked.length,
    words.said.length,
    bitsOf(profile.stated),
  ]);
  const parts = [head, ...partsOf(profile)];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

/** Hands out one array after the other. */
function reader(bytes: Uint8Array) {
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  let at = byteOffset;
  const taken = (length: number) => {
    const start = at;
    at += length;
    return start;
  };
  return {
    words: (length: number) => new Uint32Array(buffer, taken(4 * length), length),
    halves: (length: number) => new Uint16Array(buffer, taken(2 * length), length),
    bytes: (length: number) => new Uint8Array(buffer, taken(length), length),
    signed: (length: number) => new Int8Array(buffer, taken(length), length),
  };
}

/** Returns the profile of bytes from `packProfile`; undefined for another format. */
export function openProfile(packed: Uint8Array): Profile | undefined {
  if (packed.byteLength < 2 * HEAD) return undefined;
  const read = reader(packed);
  const head = read.halves(HEAD);
  const [format, kind, degree, executive, level, months, ...lengths] = head;
  if (format !== PROFILE_FORMAT) return undefined;
  const [places, tongues, papers, marks, skills, units, vectors, titles, themes, asked, said, stated] =
    lengths as number[];
  const industryIds = read.words(places ?? 0);
  const languageKeys = read.words(tongues ?? 0);
  const papersHeld = { keys: read.words(papers ?? 0), marks: read.words(marks ?? 0) };
  const skillKeys = read.words(skills ?? 0);
  const categories = read.halves(skills ?? 0);
  const lasts = read.halves(skills ?? 0);
  const unitsOfTitles = read.halves(units ?? 0);
  const words = { asked: read.halves(asked ?? 0), said: read.halves(said ?? 0) };
  const aims = { units: unitsOfTitles, shares: read.bytes(units ?? 0) };
  return {
    kind: KINDS[kind ?? 0] ?? 'resume',
    degree: orMissing(degree ?? NONE),
    executiveType: orMissing(executive ?? NONE),
    managementLevel: orMissing(level ?? NONE),
    experience: orMissing(months ?? NONE),
    stated: statedIn(stated ?? 0),
    titles: {
      vectors: read.signed((vectors ?? 0) * WIDTH),
      owners: read.bytes(vectors ?? 0),
      weights: read.bytes(titles ?? 0),
      languages: read.bytes(titles ?? 0),
      isCurrent: read.bytes(titles ?? 0),
      aims,
    },
    skills: {
      keys: skillKeys,
      categories,
      demand: read.bytes(skills ?? 0),
      worth: read.bytes(skills ?? 0),
      lasts,
      isCurrent: read.bytes(skills ?? 0),
    },
    industries: { ids: industryIds, shares: read.bytes(places ?? 0) },
    languages: { keys: languageKeys, levels: read.bytes(tongues ?? 0), musts: read.bytes(tongues ?? 0) },
    certifications: { ...papersHeld, musts: read.bytes(papers ?? 0) },
    words: { ...words, rarities: read.bytes(asked ?? 0) },
    themes: read.signed(themes ?? 0),
  };
}

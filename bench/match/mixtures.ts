/**
 * Many documents out of some: each has the titles and the text of one, the skills, education and place of another, and a
 * profile mixed of both with noise, so that no two are alike.
 */
import { decode, ResumeData } from '@/lib/contracts';
import { type Random, randomOf } from '@/lib/engine/kernel';
import type { DescribedProfile, Profile } from '@/lib/engine/matcher';
import { type DocumentRow, rowOfResume } from '@/lib/engine/search';
import type { SearchDocument } from '@/lib/service/document-search/port';
import { describeRedacted, matchableOf } from '@/lib/service/profiles';
import type { People } from './people.ts';

export type Base = DescribedProfile & { row: DocumentRow };

/** Columns that belong together, and come from one of the two documents. */
const BUNDLES = [
  /^skill/,
  /^(school|degree|major|grade|certification)/,
  /^(country|region|municip|place|has_place|lat|long)/,
];
/** Number of neighbours that the other is chosen from, mostly of the same trade. */
const NEIGHBOURS = 40;
const NOISE = { themes: 3, titles: 4 };
const KEPT_SKILLS = { own: 0.6, other: 0.4 };

/** Returns the first people, as the search has them; takes about ten milliseconds each. */
export function basesOf(people: People, count: number): Base[] {
  return Array.from({ length: count }, (_, number): Base => {
    const resume = decode(
      ResumeData,
      people.resumeOf(number) as Parameters<typeof decode<typeof ResumeData>>[1],
    );
    const location = resume.contactInformation?.location?.geoCoordinates;
    const row = rowOfResume(resume, { tags: [], roles: [], place: location ?? undefined });
    return { row, ...describeRedacted(resume) };
  }).sort((one, other) => tradeOf(one) - tradeOf(other));
}

const tradeOf = ({ profile }: Base) => profile.titles.aims.units[0] ?? profile.industries.ids[0] ?? 0;

function noisy(values: Int8Array, most: number, random: Random): Int8Array {
  return values.map((value) => Math.max(-127, Math.min(127, value + random.between(-most, most))));
}

/** Returns some of the skills of two, each once, in rising order of their keys. */
function mixedSkills(one: Profile['skills'], other: Profile['skills'], random: Random): Profile['skills'] {
  const places = new Map<number, { of: Profile['skills']; at: number }>();
  for (const [of, share] of [
    [other, KEPT_SKILLS.other],
    [one, KEPT_SKILLS.own],
  ] as const)
    of.keys.forEach((key, at) => {
      if (random.chance(share)) places.set(key, { of, at });
    });
  const kept = [...places].sort(([key], [next]) => key - next).map(([, place]) => place);
  return {
    keys: Uint32Array.from(kept, ({ of, at }) => of.keys[at] ?? 0),
    categories: Uint16Array.from(kept, ({ of, at }) => of.categories[at] ?? 0),
    demand: Uint8Array.from(kept, ({ of, at }) => of.demand[at] ?? 0),
    worth: Uint8Array.from(kept, ({ of, at }) => Math.max(0, (of.worth[at] ?? 0) - random.below(40))),
    lasts: Uint16Array.from(kept, ({ of, at }) => of.lasts[at] ?? 0),
    isCurrent: Uint8Array.from(kept, ({ of, at }) => of.isCurrent[at] ?? 0),
  };
}

function mixedProfile(one: Profile, other: Profile, random: Random): Profile {
  const share = 0.5 + random.next() / 2;
  const themes = one.themes.map((value, unit) => share * value + (1 - share) * (other.themes[unit] ?? value));
  return {
    ...(random.chance(0.5) ? one : other),
    kind: one.kind,
    titles: { ...one.titles, vectors: noisy(one.titles.vectors, NOISE.titles, random) },
    themes: noisy(themes, NOISE.themes, random),
    skills: mixedSkills(one.skills, other.skills, random),
    industries: random.chance(0.7) ? one.industries : other.industries,
  };
}

function mixedRow(one: DocumentRow, other: DocumentRow, random: Random): DocumentRow {
  const taken = BUNDLES.filter(() => random.chance(0.5));
  const columns = Object.entries(one).map(([name, value]) => [
    name,
    taken.some((bundle) => bundle.test(name)) ? other[name as keyof DocumentRow] : value,
  ]);
  const day = new Date(Date.UTC(2024, 4, 1) + random.below(900) * 86_400_000).toISOString().slice(0, 10);
  return { ...(Object.fromEntries(columns) as DocumentRow), revision: day, months: random.below(420) };
}

/** Returns the document of a number of the records; the same number gives the same document. */
export function createMixtures(bases: readonly Base[]) {
  return (place: Pick<SearchDocument, 'id' | 'indexId' | 'documentId' | 'version'>): SearchDocument => {
    const random = randomOf(place.id);
    const at = random.below(bases.length);
    const near = at + random.between(-NEIGHBOURS, NEIGHBOURS);
    const one = bases[at] as Base;
    const other = bases[
      random.chance(0.8) ? (near + bases.length) % bases.length : random.below(bases.length)
    ] as Base;
    const profile = mixedProfile(one.profile, other.profile, random);
    return {
      ...place,
      row: mixedRow(one.row, other.row, random),
      matchable: matchableOf({ profile, wording: one.wording }),
    };
  };
}

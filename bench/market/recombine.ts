/** Many postings out of some: each has the profession of one, the place, pay and employer of others, and paragraphs of two. */
import type { MarketPosting } from '@/lib/engine/market';
import { idOfName, type NormalisedPosting } from '@/lib/engine/postings';

const LAST_DAY = Date.parse('2026-11-01');
const DAY_MS = 86_400_000;
const DAYS = 730;
const WEBSITES = 60;
/** Per cent of jobs advertised once, and by two sites. */
const SHARES = { once: 85, twice: 11 };

type Chance = { upTo: (count: number) => number; pick: <T>(items: readonly T[]) => T };

/** Returns the random choices of a number: the same postings for the same numbers, wherever one begins (splitmix32). */
function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
  const upTo = (count: number) => Math.floor(next() * count);
  return { upTo, pick: <T>(items: readonly T[]) => items[upTo(items.length)] as T };
}

function dayAt(time: number): string {
  return new Date(Math.min(time, LAST_DAY)).toISOString().slice(0, 10);
}

/** Every job has a unique reference, as real ones do: the dictionary of words grows with the market. */
function textOf(number: number, own: NormalisedPosting, other: NormalisedPosting, { upTo }: Chance): string {
  const paragraphs = own.fullText.split('\n');
  const others = other.fullText.split('\n');
  const mixed = paragraphs.map((paragraph, index) => {
    const instead = others[Math.floor((index * others.length) / paragraphs.length)];
    return upTo(100) < 40 && instead ? instead : paragraph;
  });
  return `${mixed.join('\n')}\nReference R${(number * 2_654_435).toString(36)}`;
}

function placeOf({ location, region, locationName, country, latitude, longitude }: NormalisedPosting) {
  return { location, region, locationName, country, latitude, longitude };
}

function payOf({ salary, salaryFrom, salaryTo, salaryCurrency, salaryText }: NormalisedPosting) {
  return { salary, salaryFrom, salaryTo, salaryCurrency, salaryText };
}

/** A few employers have many jobs, thousands have some. */
function employerOf(bases: readonly NormalisedPosting[], { upTo, pick }: Chance): string | undefined {
  const name = pick(bases).organizationName;
  return upTo(100) < 30 ? name : `${name} ${pick(bases).locationName ?? 'Group'}`;
}

function jobOf(number: number, bases: readonly NormalisedPosting[]): MarketPosting[] {
  const chance = chanceOf(number);
  const { upTo, pick } = chance;
  const own = pick(bases);
  const share = upTo(100);
  const copies = share < SHARES.once ? 1 : share < SHARES.once + SHARES.twice ? 2 : 3 + upTo(3);
  const first = LAST_DAY - upTo(DAYS) * DAY_MS;
  const job = {
    ...own,
    ...placeOf(pick(bases)),
    ...payOf(pick(bases)),
    organizationName: employerOf(bases, chance),
    fullText: textOf(number, own, pick(bases), chance),
    jobId: idOfName(`job ${number}`),
  };
  return Array.from({ length: copies }, (_, copy) => {
    const day = first + copy * upTo(20) * DAY_MS;
    const website = Math.floor(upTo(WEBSITES) ** 2 / WEBSITES);
    return {
      ...job,
      postingId: idOfName(`posting ${number} ${copy}`),
      date: dayAt(day),
      expirationDate: upTo(2) === 0 ? dayAt(day + 30 * DAY_MS) : undefined,
      sourceWebsite: `site${website}.example`,
      sourceUrl: `https://site${website}.example/jobs/${number}-${copy}`,
    };
  });
}

/** So many postings, the first `skipped` left out. Equal arguments give equal postings. */
export function* recombined(
  bases: readonly NormalisedPosting[],
  count: number,
  skipped: number,
): Generator<MarketPosting> {
  let made = 0;
  for (let number = 0; made < count; number++) {
    for (const posting of jobOf(number, bases)) {
      made += 1;
      if (made > count) return;
      if (made > skipped) yield posting;
    }
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_READ_LIMITS, documentOfText } from '@/lib/engine/documents';
import { fold } from '@/lib/engine/kernel';
import { parseJob, parseResume } from '@/lib/engine/parser';
import { placeOf } from '@/lib/engine/postings/normalise/places';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { measureSources } from './market.ts';
import { isLookedAt, type PlaceCase, readSet } from './sets.ts';

/** Reading of a line, and whether it is right. */
type Judged = { isRight: boolean; read: string };
type Judge = (asked: PlaceCase) => Judged;

const TODAY = '2026-11-01';

/** True when the reading is the meaning: as written, or with more after it ("Frankfurt" for "Frankfurt a. M."). */
function agrees(meant: string, read: string | null | undefined): boolean {
  if (meant === '?') return true;
  if (meant === '-') return !read;
  return fold(read ?? '') === fold(meant);
}

type Location = {
  countryCode?: string | null;
  municipality?: string | null;
  regions?: (string | null)[] | null;
};

function judgeLocation(asked: PlaceCase, found: Location | null | undefined, withRegion: boolean): Judged {
  const { countryCode, municipality, regions } = found ?? {};
  const names = (regions ?? []).map((name) => name ?? '');
  const region = names.find((name) => agrees(asked.region, name)) ?? names[0];
  const isRight =
    agrees(asked.country, countryCode) &&
    agrees(asked.town, municipality) &&
    (!withRegion || agrees(asked.region, region));
  return { isRight, read: [countryCode ?? '-', municipality ?? '-', names.join('/') || '-'].join(', ') };
}

function ofResume(lines: readonly string[], places: Gazetteer): Location | null | undefined {
  const text = ['Ana Sample', ...lines, '', 'EXPERIENCE', 'Clerk, Acme Ltd', '2015 - 2020'].join('\n');
  const { resume } = parseResume(documentOfText(text, DEFAULT_READ_LIMITS), {
    documentLastModified: TODAY,
    gazetteer: places,
  });
  return resume.contactInformation?.location;
}

function ofJob(text: string, places: Gazetteer): Location | null | undefined {
  const posting = ['Warehouse clerk', 'Acme Ltd', `Location: ${text}`, '', 'You keep our stock in order.'];
  const document = documentOfText(posting.join('\n'), DEFAULT_READ_LIMITS);
  return parseJob(document, { documentLastModified: TODAY, gazetteer: places }).job.currentLocation;
}

function ofMarket(places: Gazetteer, asked: PlaceCase): Judged {
  const { country, town, region } = asked;
  const found = placeOf({ text: asked.text }, {}, places);
  const isSame = places.findPlaces(town, { country }).some(({ id }) => id === found?.town?.id);
  const regions = places.findPlaces(region, { country, kind: 'region' });
  const firstLevel = found?.region?.id.split('.').slice(0, 2).join('.');
  const isRight =
    agrees(country, found?.country) &&
    (isSame || agrees(town, found?.town?.name ?? found?.townText)) &&
    (regions.some(({ id }) => id === firstLevel) || agrees(region, found?.region?.name));
  const names = [found?.country, found?.town?.name ?? found?.townText, found?.region?.name];
  return { isRight, read: names.map((name) => name ?? '-').join(', ') };
}

function report(name: string, cases: readonly PlaceCase[], judge: Judge, showsErrors: boolean) {
  const judged = cases.map((asked) => ({ asked, ...judge(asked) }));
  const count = (isOdd: boolean) => {
    const half = judged.filter(({ asked }) => isLookedAt(asked) === isOdd);
    return `${half.filter(({ isRight }) => isRight).length} of ${half.length}`;
  };
  console.log(`${name}: ${count(true)} of the half that is looked at, ${count(false)} of the other`);
  if (!showsErrors) return;
  for (const { asked, isRight, read } of judged)
    if (!isRight && isLookedAt(asked))
      console.log(`  ${asked.text}  ->  ${read}  (${asked.country}, ${asked.town}, ${asked.region})`);
}

/** Measures the places of lines of CVs, texts of postings and rows of sources. */
export async function evaluatePlaces(market: string, showsErrors: boolean): Promise<void> {
  const places = await gazetteer();
  const contact = readSet('contact-lines');
  const written = readSet('written-places');
  const towns = written.filter(({ town }) => town !== '-' && town !== '?');
  report(
    'contact lines with a number',
    contact,
    (asked) => judgeLocation(asked, ofResume([asked.text], places), true),
    showsErrors,
  );
  report(
    'places in lines of CVs',
    towns,
    (asked) => judgeLocation(asked, ofResume([asked.text, 'ana@example.org'], places), false),
    showsErrors,
  );
  report(
    'places in postings',
    towns,
    (asked) => judgeLocation(asked, ofJob(asked.text, places), false),
    showsErrors,
  );
  report('places in rows of the market', written, (asked) => ofMarket(places, asked), showsErrors);
  if (existsSync(path.join(market, 'ashby.jsonl'))) await measureSources(market, places, showsErrors);
}

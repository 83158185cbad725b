import { dayOf } from '../days';
import type { RawPlace, SourceReading } from '../model';
import { readRows, titled } from '../reading';
import { addressOf } from '../values';
import { isRemoteBy } from '../ways-of-working';
import { readXmlRecords, type XmlRecord } from '../xml-records';

/** RSS of a Teamtailor career site, at `/jobs.rss`: it has departments and the way of working, which the JSON Feed lacks. */

const LOCATION = 'tt:locations/tt:location/';

/** Empty elements are no values, so that towns and countries belong together only where all places have both. */
function placesOf(record: XmlRecord): RawPlace[] {
  const of = (name: string) => record.get(`${LOCATION}tt:${name}`) ?? [];
  const [towns, countries, names] = [of('city'), of('country'), of('name')];
  if (towns.length === 0 || (countries.length > 0 && countries.length !== towns.length))
    return (names.length > 0 ? names : [...towns, ...countries]).map((text) => ({ text }));
  const isOnly = towns.length === 1;
  const postalCode = isOnly ? of('zip')[0] : undefined;
  return towns.map((municipality, at) => ({ municipality, country: countries[at], postalCode }));
}

/** `fully` is from anywhere, `none` says nothing; the others are for a part of the time. */
function isRemote(status: string | undefined): boolean | undefined {
  if (status === undefined || status === 'none') return undefined;
  return status === 'fully' || (isRemoteBy([status], []) ?? false);
}

function postingOf(record: XmlRecord) {
  const first = (name: string) => record.get(name)?.[0];
  return titled({
    id: first('guid'),
    url: addressOf(first('link')),
    title: first('title'),
    organization: first('company_name'),
    description: first('description'),
    isHtml: true,
    date: dayOf(first('pubDate')),
    places: placesOf(record),
    isRemote: isRemote(first('remoteStatus')?.toLowerCase()),
    employment: [],
    department: first('tt:department'),
  });
}

/** Reads the feed of a career site. */
export function readTeamtailor(source: string): SourceReading {
  return readRows(readXmlRecords(source, 'item'), postingOf);
}

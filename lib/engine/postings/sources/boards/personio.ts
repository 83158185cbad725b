import { dayOf } from '../days';
import type { SourceReading } from '../model';
import { readRows, titled } from '../reading';
import { addressOf } from '../values';
import { isRemoteBy } from '../ways-of-working';
import { readXmlRecords, type XmlRecord } from '../xml-records';

/** Personio careers feed, `GET /xml` of a company's job page (https://developer.personio.de/docs/retrieving-open-job-positions). */

function descriptionOf(record: XmlRecord): string | undefined {
  const names = record.get('jobDescriptions/jobDescription/name') ?? [];
  const values = record.get('jobDescriptions/jobDescription/value') ?? [];
  if (values.length === 0) return undefined;
  return values.map((value, index) => `<h3>${names[index] ?? ''}</h3>${value}`).join('\n');
}

function postingOf(record: XmlRecord, page: string | undefined) {
  const first = (name: string) => record.get(name)?.[0];
  const id = first('id');
  const offices = [...(record.get('office') ?? []), ...(record.get('additionalOffices/office') ?? [])];
  return titled({
    id,
    url: id === undefined || page === undefined ? page : addressOf(`/job/${id}`, page),
    title: first('name'),
    organization: first('subcompany'),
    description: descriptionOf(record),
    isHtml: true,
    date: dayOf(first('createdAt')),
    places: offices.map((text) => ({ text })),
    isRemote: isRemoteBy([], offices),
    employment: ['employmentType', 'schedule'].flatMap((name) => first(name) ?? []),
    industry: first('occupationCategory'),
    department: first('department'),
    experience: first('yearsOfExperience') ?? first('seniority'),
    skills: first('keywords')
      ?.split(',')
      .flatMap((word) => word.trim() || []),
  });
}

/** `page` is the address of the feed, from which the pages of its jobs are known. */
export function readPersonio(source: string, page?: string): SourceReading {
  return readRows(readXmlRecords(source, 'position'), (record) => postingOf(record, page));
}

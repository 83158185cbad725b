import { dayOf, orderOfDays } from './days';
import type { SourceReading } from './model';
import { readRows, titled } from './reading';
import { addressOf, numberOf, payOf } from './values';
import { readXmlRecords, type XmlRecord } from './xml-records';

/** The XML feed that Indeed asked of job sites and that most others read too: `<source><job>…</job></source>`. */

function postingOf(record: XmlRecord, dayFirst: boolean | undefined) {
  const first = (...names: string[]) => names.flatMap((name) => record.get(name) ?? [])[0];
  const remote = first('remotetype');
  return titled({
    id: first('referencenumber', 'requisitionid', 'sourceid', 'id'),
    url: addressOf(first('url', 'link')),
    title: first('title'),
    organization: first('company', 'sourcename'),
    description: first('description'),
    isHtml: true,
    date: dayOf(first('date', 'pubDate'), { dayFirst }),
    expirationDate: dayOf(first('expirationdate', 'expires'), { dayFirst }),
    places: [
      {
        text: first('location'),
        municipality: first('city'),
        region: first('state'),
        country: first('country'),
        postalCode: first('postalcode'),
        latitude: numberOf(first('latitude')),
        longitude: numberOf(first('longitude')),
      },
    ],
    isRemote: remote === undefined ? undefined : /remote/i.test(remote),
    employment: (first('jobtype') ?? '').split(/[,;|]/).flatMap((word) => word.trim() || []),
    pay: payOf({ minimum: first('salary') }),
    industry: first('category'),
    education: first('education'),
    experience: first('experience'),
  });
}

export function readIndeedXml(source: string): SourceReading {
  const records = readXmlRecords(source, 'job');
  const dayFirst = orderOfDays(
    records.flatMap((record) => record.get('date') ?? record.get('pubDate') ?? []),
  );
  return readRows(records, (record) => postingOf(record, dayFirst));
}

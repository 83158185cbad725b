import type { SourceReading } from './model';
import { readRows, titled } from './reading';
import { addressOf, dayOf, numberOf, payOf } from './values';
import { readXmlRecords, type XmlRecord } from './xml-records';

/** The XML feed that Indeed asked of job sites and that most others read too: `<source><job>…</job></source>`. */

const CURRENCIES: [RegExp, string][] = [
  [/€|\beur\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\bchf\b/i, 'CHF'],
  [/\$|\busd\b/i, 'USD'],
];

/** Pay that a feed writes in words: `$50,000 - $60,000 per year`. */
function payOfText(text: string | undefined) {
  if (text === undefined || text.length > 200) return undefined;
  const figures = [...text.matchAll(/\d[\d.,' ]*/g)].flatMap(([figure]) => {
    const amount = numberOf(figure.trim().replace(/[.,']+$/, ''));
    return amount === undefined ? [] : [amount];
  });
  return payOf({
    minimum: figures[0],
    maximum: figures[1] ?? figures[0],
    currency: CURRENCIES.find(([pattern]) => pattern.test(text))?.[1],
    period: text,
  });
}

function postingOf(record: XmlRecord) {
  const first = (...names: string[]) => names.flatMap((name) => record.get(name) ?? [])[0];
  const remote = first('remotetype');
  return titled({
    id: first('referencenumber', 'requisitionid', 'sourceid', 'id'),
    url: addressOf(first('url', 'link')),
    title: first('title'),
    organization: first('company', 'sourcename'),
    description: first('description'),
    isHtml: true,
    date: dayOf(first('date', 'pubDate')),
    expirationDate: dayOf(first('expirationdate', 'expires')),
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
    pay: payOfText(first('salary')),
    industry: first('category'),
    education: first('education'),
    experience: first('experience'),
  });
}

export function readIndeedXml(source: string): SourceReading {
  return readRows(readXmlRecords(source, 'job'), postingOf);
}

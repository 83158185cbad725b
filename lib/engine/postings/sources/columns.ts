import { opened } from './cells';
import { type ColumnMapping, type ColumnTarget, placeMembers } from './column-names';
import { dayOf, lastDayOf } from './days';
import { type ColumnForms, NO_FORMS, writingOfPay } from './learn-columns';
import type { RawPlace, RawPosting } from './model';
import { payOfObject } from './pay-object';
import { type RowResult, titled } from './reading';
import { headingOf, TEXT_PARTS, type TextPart, textOfParts, type WrittenPart } from './text-parts';
import {
  addressOf,
  booleanOf,
  isBlank,
  isObject,
  type JsonObject,
  languageOf,
  listOf,
  nameOf,
  numberOf,
  payOf,
  textOf,
  withDigits,
  writtenCell,
} from './values';
import { placeWithoutWay, waysIn } from './ways-of-working';
import { wordOf } from './words-for-nothing';

/** Rows of a table (CSV, JSON, Parquet) with any names of columns. */

/** Looks like markup: an element that texts of advertisements use. */
const MARKUP = /<(?:p|br|div|ul|li|strong|b|h[1-6]|span)\b[^<>]{0,300}>/i;

const LONGEST_SKILL = 80;

/** Returns the skills of a list, or of a text that lists them; an item may be a list itself. */
function skillsOf(value: unknown): string[] | undefined {
  const names = listOf(value).flatMap((item) => nameOf(item)?.split(/[,;|\n•·]/) ?? []);
  const found = names
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= LONGEST_SKILL);
  return found.length > 0 ? found : undefined;
}

/** "Bramble & Co\n3.9": sites show the rating of an employer below its name. */
const RATING = /\n\s*\d(?:[.,]\d)?\s*$/;

/** Targets whose cells are read for their numbers. */
const IN_FIGURES: ReadonlySet<ColumnTarget> = new Set([
  'pay',
  'payMinimum',
  'payMaximum',
  'date',
  'expirationDate',
  'seenOn',
]);

type Cell = (target: ColumnTarget) => unknown;

/** Returns whether a row states that the job is done from anywhere; hybrid work and work on site are not. */
function remoteOf(cell: Cell): boolean | undefined {
  const stated = booleanOf(cell('isRemote'));
  if (stated !== undefined) return stated;
  const texts = (target: ColumnTarget) => listOf(cell(target)).flatMap((word) => nameOf(word) ?? []);
  const ways = [
    ...(['isRemote', 'employment'] as const).flatMap((target) => texts(target).flatMap(waysIn)),
    ...(['location', 'municipality'] as const).flatMap((target) =>
      texts(target).map((text) => placeWithoutWay(text).way),
    ),
  ].filter((way) => way !== undefined);
  if (ways.includes('remote')) return true;
  return ways.length > 0 ? false : undefined;
}

/** Returns the name of a place without the way of working there. */
function placeNameOf(value: unknown): string | undefined {
  const name = nameOf(value);
  return name === undefined ? undefined : placeWithoutWay(name).place;
}

function placeOfParts(
  part: (target: 'municipality' | 'region' | 'country' | 'postalCode' | 'latitude' | 'longitude') => unknown,
  text?: string,
): RawPlace | undefined {
  const place = {
    text,
    municipality: placeNameOf(part('municipality')),
    region: nameOf(part('region')),
    country: nameOf(part('country')),
    postalCode: nameOf(part('postalCode')),
    latitude: numberOf(part('latitude')),
    longitude: numberOf(part('longitude')),
  };
  return Object.values(place).some((each) => each !== undefined) ? place : undefined;
}

/** Places from separate columns, or the places in the one column for them. */
function placesOf(cell: Cell): RawPlace[] {
  const written = listOf(cell('location'));
  const objects = written.filter(isObject).flatMap((place) => {
    const members = placeMembers(place);
    return placeOfParts((target) => members[target], nameOf(place)) ?? [];
  });
  if (objects.length > 0) return objects;
  const texts = written.flatMap((place) => placeNameOf(textOf(place)) ?? []);
  return [placeOfParts(cell, texts[0]), ...texts.slice(1).map((text) => ({ text }))].filter(
    (place) => place !== undefined,
  );
}

function payOfRow(cell: Cell, { payRanges }: ColumnForms): RawPosting['pay'] {
  const known = {
    currency: nameOf(cell('currency')),
    period: nameOf(cell('payPeriod')),
    isPredicted: booleanOf(cell('payIsPredicted')) === true,
  };
  const ofObject = payOfObject(cell('pay'), known);
  if (ofObject) return ofObject;
  const [minimum, maximum] = [nameOf(cell('payMinimum')), nameOf(cell('payMaximum'))];
  const ends = payOf({ minimum: minimum ?? maximum, maximum: maximum ?? minimum, ...known });
  const pay = ends ?? payOf({ minimum: nameOf(cell('pay')), ...known });
  const range = payRanges[pay?.text === undefined ? (pay?.currency ?? '') : writingOfPay(pay.text)];
  return pay && range ? { ...pay, range } : pay;
}

function payOfSource(cell: Cell, forms: ColumnForms): Pick<RawPosting, 'pay' | 'benefitsWithoutPay'> {
  const pay = payOfRow(cell, forms);
  const benefits = pay === undefined && cell('pay') !== undefined ? nameOf(cell('benefits')) : undefined;
  return { pay, ...(benefits === undefined ? {} : { benefitsWithoutPay: benefits }) };
}

function writtenPart(
  part: TextPart,
  cell: Cell,
  mapping: ColumnMapping,
): (WrittenPart & { part: TextPart })[] {
  const cells = listOf(cell(part)).flatMap((item) => nameOf(item) ?? []);
  if (cells.length === 0) return [];
  return [{ part, heading: headingOf(mapping[part] ?? ''), text: cells.join('\n') }];
}

/** Reads a row by a mapping; `forms` are the properties learned from its table (`learnColumns`). */
export function readRow(row: JsonObject, mapping: ColumnMapping, forms = NO_FORMS): RowResult {
  const cell: Cell = (target) => {
    const columns = [mapping[target] ?? [], forms.else[target] ?? []].flat();
    return columns
      .map((column) => (IN_FIGURES.has(target) ? withDigits(opened(row[column])) : opened(row[column])))
      .find((value) => !isBlank(value) && !forms.nothing.has(wordOf(value) ?? ''));
  };
  const parts = TEXT_PARTS.flatMap((part) => writtenPart(part, cell, mapping));
  const text = textOfParts(nameOf(cell('description')), parts, (each) => MARKUP.test(each));
  const seenOn = dayOf(nameOf(cell('seenOn')), { dayFirst: forms.dayFirst.seenOn });
  const { madeOn } = forms;
  const date = dayOf(nameOf(cell('date')), { dayFirst: forms.dayFirst.date, seenOn, madeOn });
  const expirationDate = lastDayOf(nameOf(cell('expirationDate')), {
    dayFirst: forms.dayFirst.expirationDate,
    seenOn,
    madeOn,
  });
  const url = addressOf(nameOf(cell('url')));
  const id = forms.isNamedBy.id ? nameOf(cell('id')) : undefined;
  const isNamed = id !== undefined || (forms.isNamedBy.url && url !== undefined);
  const posting: Omit<RawPosting, 'title'> & { title: string | undefined } = {
    id: isNamed ? id : nameOfCells(row, mapping),
    url,
    title: nameOf(cell('title')),
    organization: nameOf(cell('organization'))?.replace(RATING, ''),
    ...text,
    textParts: parts.map(({ part }) => part),
    date,
    ...(date === undefined && nameOf(cell('date')) !== undefined ? { hasUnreadDate: true } : {}),
    seenOn,
    expirationDate,
    places: placesOf(cell),
    isRemote: remoteOf(cell),
    employment: [...listOf(cell('employment')), cell('schedule')].flatMap((word) => nameOf(word) ?? []),
    ...payOfSource(cell, forms),
    hoursPerWeek: { from: numberOf(cell('hoursFrom')), to: numberOf(cell('hoursTo')) },
    industry: nameOf(cell('industry')),
    department: nameOf(cell('department')),
    education: nameOf(cell('education')),
    experience: nameOf(cell('experience')),
    skills: skillsOf(cell('skills')),
    language: languageOf(nameOf(cell('language'))),
  };
  return titled(posting);
}

/** Names a nameless row by all its cells, except for when it was collected: only its equal is the same page. */
function nameOfCells(row: JsonObject, { seenOn }: ColumnMapping): string {
  const cells = Object.entries(row).filter(([column]) => column !== seenOn);
  return cells.map(([column, cell]) => `${column}=${writtenCell(cell)}`).join('\n');
}

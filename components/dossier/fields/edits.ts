import type { ParsedResume } from '@/lib/contracts';
import { type DateValue, dateText } from '../months';
import { readMonth } from './month-input';

export type Choice = { readonly value: string; readonly label: string };

/** One box to type into. */
export type EditInput = {
  readonly label: string;
  readonly text: string;
  readonly multiline?: boolean;
  readonly hint?: string;
  /** True for a day, picked from a calendar. */
  readonly isDay?: boolean;
  /** Choices, where free text is not allowed. */
  readonly choices?: readonly Choice[];
};

/** The typed text as the value to keep (null: empty), or its problem. */
export type EditResult = { readonly value: unknown } | { readonly problem: string };

/** Editing of a field: the content of the boxes, and the meaning of their texts. */
export type FieldEdit = {
  readonly inputs: readonly EditInput[];
  readonly read: (texts: readonly string[]) => EditResult;
};

type Location = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;
type PersonName = NonNullable<NonNullable<ParsedResume['contactInformation']>['candidateName']>;

function orNull(text: string | undefined): string | null {
  return text?.trim() || null;
}

function lines(text: string | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Edits a line of text; `toValue` wraps it where the resume holds more than the text. */
export function lineEdit(
  label: string,
  text: string | null | undefined,
  toValue: (text: string) => unknown = (typed) => typed,
): FieldEdit {
  return {
    inputs: [{ label, text: text ?? '' }],
    read: ([typed]) => ({ value: orNull(typed) && toValue(orNull(typed) ?? '') }),
  };
}

/** Edits several lines of prose. */
export function passageEdit(label: string, text: string | null | undefined): FieldEdit {
  return {
    inputs: [{ label, text: text ?? '', multiline: true }],
    read: ([typed]) => ({ value: orNull(typed) }),
  };
}

/** Edits a list, one entry a line. `toEntry` makes an entry of a line. */
export function listEdit(
  label: string,
  entries: readonly string[],
  toEntry: (line: string) => unknown = (line) => line,
): FieldEdit {
  return {
    inputs: [{ label, text: entries.join('\n'), multiline: true, hint: 'One per line' }],
    read: ([typed]) => ({ value: lines(typed).map(toEntry) }),
  };
}

/** Edits a month, a year or the present. Education dates also mark that there is a value. */
export function monthEdit(
  label: string,
  date: DateValue | null | undefined,
  options: { today: string; education?: boolean },
): FieldEdit {
  return {
    inputs: [{ label, text: dateText(date), hint: 'As 2019, 03/2019 or present' }],
    read: ([typed]) => {
      if (!orNull(typed)) return { value: null };
      const value = readMonth(typed ?? '', options.today);
      if (!value) return { problem: 'Enter a date such as 2019, 03/2019, Mar 2019 or present.' };
      return { value: options.education ? { ...value, hasValue: true } : value };
    },
  };
}

/** Edits an address with separate parts. */
export function placeEdit(location: Location | null | undefined): FieldEdit {
  return {
    inputs: [
      { label: 'City', text: location?.municipality ?? '' },
      { label: 'Region', text: location?.regions?.join(', ') ?? '' },
      { label: 'Postal code', text: location?.postalCode ?? '' },
      { label: 'Country', text: location?.countryCode ?? '', hint: 'Two letters, such as DE' },
      { label: 'Street', text: location?.streetAddressLines?.join('\n') ?? '', multiline: true },
    ],
    read: ([city, region, postalCode, country, street]) => {
      const code = orNull(country)?.toUpperCase() ?? null;
      if (code && !/^[A-Z]{2}$/.test(code))
        return { problem: 'Enter the country as two letters, such as DE.' };
      const regions = (region ?? '').split(',').map((part) => part.trim());
      const place = {
        municipality: orNull(city),
        regions: regions.filter(Boolean),
        postalCode: orNull(postalCode),
        countryCode: code,
        streetAddressLines: lines(street),
      };
      const empty = Object.values(place).every(
        (part) => part === null || (Array.isArray(part) && part.length === 0),
      );
      return { value: empty ? null : { ...location, ...place } };
    },
  };
}

/** Edits a person's name, as written and by its parts. */
export function nameEdit(name: PersonName | null | undefined): FieldEdit {
  return {
    inputs: [
      { label: 'Name as written', text: name?.formattedName ?? '' },
      { label: 'Given name', text: name?.givenName ?? '' },
      { label: 'Family name', text: name?.familyName ?? '' },
    ],
    read: ([written, given, family]) => {
      const formattedName = orNull(written) ?? orNull([given, family].map((part) => part?.trim()).join(' '));
      if (!formattedName) return { value: null };
      return { value: { ...name, formattedName, givenName: orNull(given), familyName: orNull(family) } };
    },
  };
}

/** Edits one of a few values of the contract; the empty choice clears it. */
export function choiceEdit(
  label: string,
  value: string | null | undefined,
  words: Readonly<Record<string, string>>,
  toValue: (chosen: string) => unknown = (chosen) => chosen,
): FieldEdit {
  const choices = Object.entries(words).map(([known, name]) => ({ value: known, label: name }));
  return {
    inputs: [{ label, text: value ?? '', choices: [{ value: '', label: 'Not said' }, ...choices] }],
    read: ([chosen]) => ({ value: chosen ? toValue(chosen) : null }),
  };
}

type Count = { value: number } | null | undefined;

/** Edits whole numbers that are in one object of the contract, such as the ends of a range. */
export function countsEdit(
  counts: readonly { label: string; count: Count }[],
  toValue: (values: readonly Count[]) => unknown,
): FieldEdit {
  return {
    inputs: counts.map(({ label, count }) => ({ label, text: count ? String(count.value) : '' })),
    read: (texts) => {
      const typed = texts.map((text) => text.replaceAll(/[\s,.']/g, ''));
      const wrong = typed.findIndex((text) => !/^\d{0,9}$/.test(text));
      if (wrong >= 0) return { problem: `Write ${counts[wrong]?.label.toLowerCase()} as a whole number.` };
      return { value: toValue(typed.map((text) => (text ? { value: Number(text) } : null))) };
    },
  };
}

/** Edits a day, as the contract wraps it. */
export function dayEdit(label: string, day: { value: string } | null | undefined): FieldEdit {
  return {
    inputs: [{ label, text: day?.value ?? '', hint: 'As 2026-12-31' }],
    read: ([typed]) => {
      const text = orNull(typed);
      if (!text) return { value: null };
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
      return isDay ? { value: { value: text } } : { problem: 'Enter a day such as 2026-12-31.' };
    },
  };
}

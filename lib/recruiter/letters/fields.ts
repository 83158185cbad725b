/** The fields of a mail, and their replacement; in the browser for the preview, on the server for sending. */

/** Fields allowed in a mail between double braces, with their labels. */
export const LETTER_FIELDS = {
  'candidate.firstName': 'First name',
  'candidate.name': 'Full name',
  'candidate.title': 'Job title',
  'candidate.employer': 'Employer',
  'candidate.city': 'City',
  'job.title': 'Title of the job',
  'job.employer': 'Employer of the job',
  'job.city': 'City of the job',
  'me.name': 'My name',
  'me.email': 'My e-mail',
  'workspace.name': 'Name of the workspace',
} as const;

export type LetterField = keyof typeof LETTER_FIELDS;

export type LetterValues = Readonly<Partial<Record<LetterField, string>>>;

/** A stretch of a mail. With a `fault` it is a field as written, unknown or without a value. */
export type LetterPart = { text: string; fault?: 'unknown' | 'empty' };

const FIELD = /(\{\{[^{}]*\}\}|\{\{|\}\})/;

/** Returns the written form of a field. */
export const fieldText = (field: LetterField): string => `{{${field}}}`;

const isField = (name: string): name is LetterField => Object.hasOwn(LETTER_FIELDS, name);

function partOf(written: string, values: LetterValues): LetterPart {
  const name = written.slice(2, -2).trim();
  if (!isField(name)) return { text: written, fault: 'unknown' };
  const value = values[name];
  return value ? { text: value } : { text: written, fault: 'empty' };
}

/** Fills in the fields of a text. Leftover braces are an unfinished field. */
export function filledParts(text: string, values: LetterValues): LetterPart[] {
  return text.split(FIELD).flatMap((stretch, index) => {
    if (index % 2 === 1) return [partOf(stretch, values)];
    return stretch ? [{ text: stretch }] : [];
  });
}

/** Returns the fields that cannot be filled in, as written, each once. */
export function faultsIn(parts: readonly LetterPart[]): string[] {
  return [...new Set(parts.filter(({ fault }) => fault).map(({ text }) => text))];
}

export const textOf = (parts: readonly LetterPart[]): string => parts.map(({ text }) => text).join('');

/** Returns the unknown fields of a text, as written. */
export function unknownFields(text: string): string[] {
  const unknown = filledParts(text, {}).filter(({ fault }) => fault === 'unknown');
  return [...new Set(unknown.map((part) => part.text))];
}

import {
  type CustomField,
  type CustomValue,
  customText,
  customValueFrom,
  keyOfPath,
  wrongValue,
} from '@/lib/recruiter/vocabulary';
import { valueText } from './fields/corrections';
import type { FieldEdit } from './fields/edits';
import { dayText } from './words';

/** Returns the value of a field as it is shown. */
export function shownValue(field: Pick<CustomField, 'type' | 'choices'>, value: CustomValue): string {
  return field.type === 'date' && typeof value === 'string' ? dayText(value) : customText(field, value);
}

/** Returns a value at the path of a correction in words, be it a field of the workspace or of the document. */
export function textAt(fields: readonly CustomField[], path: string, value: unknown): string {
  const field = fields.find(({ key }) => key === keyOfPath(path));
  const isOwn = field && (typeof value === 'string' || typeof value === 'number');
  return isOwn ? shownValue(field, value) : valueText(value);
}

const HINTS: Readonly<Partial<Record<CustomField['type'], string>>> = { number: 'A number, such as 1,500' };

/** Edits the value of a field of the workspace; a choice that is no longer offered stays where it was made. */
export function customEdit(field: CustomField, value: CustomValue | undefined): FieldEdit {
  const { name: label, type, choices } = field;
  if (type === 'choice' || type === 'person') {
    const offered = choices.filter(({ id, archived }) => !archived || id === value);
    const options = offered.map(({ id, label: called }) => ({ value: id, label: called }));
    return {
      inputs: [{ label, text: String(value ?? ''), choices: [{ value: '', label: 'Nothing' }, ...options] }],
      read: ([chosen]) => ({ value: chosen || null }),
    };
  }
  const text = value === undefined ? '' : type === 'number' ? customText(field, value) : String(value);
  return {
    inputs: [
      { label, text, ...(HINTS[type] && { hint: HINTS[type] }), ...(type === 'date' && { isDay: true }) },
    ],
    read: ([typed = '']) => {
      if (typed.trim() === '') return { value: null };
      const read = customValueFrom(field, typed);
      return read === null ? { problem: wrongValue(field) } : { value: read };
    },
  };
}

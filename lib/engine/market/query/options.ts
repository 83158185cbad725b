import { LABEL_LANGUAGES, type LabelLanguage } from '../vocabulary';
import type { Parameter } from './filters';
import type { Problems, Span } from './problem';

/** The parameters of a request that begin with an underscore, each read once; the rest are filters. */
export class Options {
  readonly filters: Parameter[];
  private readonly given = new Map<string, string>();
  private readonly problems: Problems;

  constructor(parameters: readonly Parameter[], known: readonly string[], problems: Problems) {
    this.problems = problems;
    this.filters = parameters.filter(({ name }) => !name.startsWith('_'));
    for (const { name, value } of parameters.filter((each) => each.name.startsWith('_'))) {
      if (!known.includes(name))
        problems.add(
          name,
          'unknown_parameter',
          `There is no parameter ${name} here. There are ${known.join(', ')}.`,
        );
      else if (this.given.has(name))
        problems.add(name, 'invalid_combination', 'This parameter is given twice.');
      else this.given.set(name, value);
    }
  }

  text(name: string): string | undefined {
    const value = this.given.get(name)?.trim();
    return value === '' ? undefined : value;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'yes'].includes(value)) return true;
    if (['0', 'false', 'no'].includes(value)) return false;
    this.problems.add(name, 'invalid_value', 'Write 1 or 0.');
    return fallback;
  }

  /** Splits a comma-separated list into parts with their places; an empty position is an empty part. */
  list(name: string): (Span & { text: string })[] {
    const value = this.given.get(name);
    if (value === undefined || value.trim() === '') return [];
    let start = 0;
    return value.split(',').map((part) => {
      const piece = { text: part.trim(), start, end: start + part.length };
      start += part.length + 1;
      return piece;
    });
  }

  /** Reads whole numbers, one a position; an empty position has the fallback. */
  counts(name: string, maximum: number): (number | undefined)[] {
    return this.list(name).map(({ text, start, end }) => {
      if (text === '') return undefined;
      if (/^\d{1,9}$/.test(text) && Number(text) <= maximum) return Number(text);
      return /^\d+$/.test(text)
        ? this.problems.add(name, 'limit_exceeded', `At most ${maximum} is allowed.`, { start, end })
        : this.problems.add(name, 'invalid_value', 'Write a whole number from 0.', { start, end });
    });
  }

  count(name: string, fallback: number, maximum: number): number {
    const counts = this.counts(name, maximum);
    if (counts.length > 1) this.problems.add(name, 'invalid_value', 'Write one number.');
    return counts[0] ?? fallback;
  }

  language(fallback: LabelLanguage): LabelLanguage {
    const value = this.text('_language')?.toLowerCase();
    if (value === undefined) return fallback;
    const known = LABEL_LANGUAGES.find((language) => language === value);
    if (!known)
      this.problems.add('_language', 'invalid_value', `Labels are in ${LABEL_LANGUAGES.join(', ')}.`);
    return known ?? fallback;
  }

  /** Reads `asc` or `desc`, one a position. */
  directions(): (Direction | undefined)[] {
    return this.list('_sortdir').map(({ text, start, end }) => {
      const direction = text.toLowerCase();
      if (direction === 'asc' || direction === 'desc') return direction;
      if (direction === '') return undefined;
      return this.problems.add('_sortdir', 'invalid_value', 'Write asc or desc.', { start, end });
    });
  }
}

export type Direction = 'asc' | 'desc';

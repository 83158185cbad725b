import type { WordsNode } from '@/lib/expression';
import type { Field, Level } from './fields';

/** A query of values or of their names, understood. */
export type CodesNode =
  | { type: 'codes'; anyOf: readonly (number | string)[] }
  /** Pieces of a value in their order, with anything between them (`exam*.org`). */
  | { type: 'pieces'; pieces: readonly string[] }
  | { type: 'and' | 'or'; nodes: readonly CodesNode[] }
  | { type: 'not'; node: CodesNode };

/** One value of a filter, understood. Ranges hold their ends. */
export type Match =
  /** `by` is the last day on which a day counts as having come. */
  | { type: 'exists'; exists: boolean; by?: string }
  | { type: 'flag'; flag: boolean }
  /** A figure, a day or a code. */
  | { type: 'equals'; value: number | string }
  | { type: 'range'; from?: number | string; to?: number | string }
  | { type: 'radius'; latitude: number; longitude: number; kilometres: number }
  | { type: 'prefix'; prefix: string }
  | { type: 'exact'; text: string }
  | { type: 'words'; words: WordsNode }
  | { type: 'named'; named: CodesNode }
  /** Any of the values that a custom category stands for. */
  | { type: 'anyOf'; values: readonly (number | string)[] };

/** A parameter that limits the jobs. */
export type Filter = {
  /** The parameter as it was sent. */
  parameter: string;
  field: Field;
  level: Level;
  /** One of them must hold, or all with `isAll`. */
  matches: readonly Match[];
  isAll: boolean;
  /** The row must not fit. */
  isNegated: boolean;
  /** No posting of the job may fit. */
  isNone: boolean;
};

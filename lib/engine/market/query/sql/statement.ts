/** A value of a placeholder. */
export type Value = string | number | boolean | readonly (string | number)[];

/** SQL for ClickHouse with its values kept separate. Equal requests give equal statements. */
export type Statement = { sql: string; parameters: Record<string, Value> };

export type ParameterType =
  | 'Int64'
  | 'UInt32'
  | 'Float64'
  | 'String'
  | 'Date'
  | 'Array(Int64)'
  | 'Array(String)'
  | 'Array(Date)';

/** The values of a statement under construction; every external value goes through `of`. */
export class Parameters {
  readonly values: Record<string, Value> = {};
  private readonly prefix: string;
  private count = 0;

  /** `prefix` keeps the names of two statements apart that become one. */
  constructor(prefix = 'p') {
    this.prefix = prefix;
  }

  /** Returns the placeholder of a value: `{p1:Int64}`, in the order of use. */
  of(type: ParameterType, value: Value): string {
    const name = `${this.prefix}${++this.count}`;
    this.values[name] = value;
    return `{${name}:${type}}`;
  }
}

/** Joins conditions with `and`; true when the list is empty. */
export function all(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
}

/** Conditions of which one must hold, in brackets. */
export function any(conditions: readonly string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? 'false') : `(${conditions.join(' or ')})`;
}

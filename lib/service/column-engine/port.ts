/** A value of a placeholder `{name:Type}` of a statement. */
export type ParameterValue = string | number | boolean | readonly (string | number)[];

/** SQL with its values kept apart; no value from outside is ever in the text. */
export type ColumnStatement = { sql: string; parameters: Readonly<Record<string, ParameterValue>> };

/** Limits of one statement. */
export type StatementLimits = { seconds: number; memoryBytes: number };

/** The engine refused or could not answer. `code` is ClickHouse's number; the message is only for the log. */
export class EngineFailure extends Error {
  /** By its name: a bundle has a class of its own, and the engine of another may have made the error. */
  static override [Symbol.hasInstance](error: unknown): error is EngineFailure {
    return error instanceof Error && error.name === 'EngineFailure';
  }

  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'EngineFailure';
    this.code = code;
  }
}

/** ClickHouse, wherever it runs. Rows come as objects; 64-bit integers as numbers, which ours are below 2^53. */
export type ColumnEngine = {
  rows: <Row>(statement: ColumnStatement, limits?: StatementLimits) => Promise<Row[]>;
  /** Runs a statement without result rows. */
  run: (statement: ColumnStatement) => Promise<void>;
  /** Rows as objects of columns; one insert, which is there whole or not at all up to 100,000 rows. */
  insert: (table: string, rows: readonly object[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Place of a problem in the value of a parameter (UTF-16 units, `end` excluded). */
export type Span = { start: number; end: number };

/** Why a request is refused (market.md, Errors). */
export type ProblemCode =
  | 'unknown_parameter'
  | 'unknown_field'
  | 'unknown_value'
  | 'invalid_value'
  | 'invalid_modifier'
  | 'invalid_combination'
  | 'invalid_text_query'
  | 'limit_exceeded';

/** A likely meaning of a value, with its label. */
export type Choice = { value: string; label: string };

/** A problem of a value, before it is known in which parameter it is. */
export type ValueProblem = { code: ProblemCode; message: string; span?: Span; choices?: readonly Choice[] };

export type Problem = ValueProblem & { parameter: string };

/** Collects the problems of a request; nothing here ever throws. */
export class Problems {
  readonly list: Problem[] = [];

  add(
    parameter: string,
    code: ProblemCode,
    message: string,
    span?: Span,
    choices: readonly Choice[] = [],
  ): undefined {
    this.list.push({
      parameter,
      code,
      message,
      ...(span ? { span } : {}),
      ...(choices.length > 0 ? { choices } : {}),
    });
    return undefined;
  }
}

import type { z } from 'zod';

/** Problem of a body, with the member's name. */
export type BodyFailure = { code: 'MissingParameter' | 'InvalidParameter'; message: string };

type Issue = z.core.$ZodIssue;

const MAX_PROBLEMS = 20;

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

/** Forms that the library names by an error; an expression names its own. */
const FORMAT_NAMES: Record<string, string> = {
  base64: 'base64',
  date: 'a day such as 2026-03-01',
  datetime: 'a time such as 2026-03-01T09:30:00Z',
  guid: 'a UUID',
  url: 'an address such as https://example.com',
};

const UNITS: Record<string, string> = { array: ' values', string: ' characters' };

function memberOf(path: readonly PropertyKey[], prefix: string): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name ? `${name}.${String(step)}` : String(step);
  }, prefix);
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], root);
}

/** Finds a problem inside a value of several possible kinds, in the kind of that value. */
function unnested(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inner = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0)) ?? [];
  if (inner.length === 0) return [issue];
  return inner.flatMap((each) => unnested({ ...each, path: [...issue.path, ...each.path] }));
}

function kindsOf(issue: Issue & { code: 'invalid_union' }): string {
  const kinds = issue.errors.flat().flatMap((each) => (each.code === 'invalid_type' ? each.expected : []));
  return [...new Set(kinds)].map((kind) => TYPE_NAMES[kind] ?? kind).join(' or ');
}

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_format':
      return `must be ${FORMAT_NAMES[issue.format] ?? issue.message}`;
    case 'too_big':
      return `${issue.origin === 'array' || issue.origin === 'string' ? 'may hold' : 'may be'} at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return `must be ${kindsOf(issue)}`;
    default:
      return issue.message;
  }
}

/**
 * Returns the problems of a body, each with the name of its member and never with its value. A required member that is
 * absent, null or empty makes the whole a `MissingParameter`.
 */
export function failureOf(error: z.ZodError, body: unknown, prefix = ''): BodyFailure {
  const issues = error.issues.flatMap(unnested);
  const problems = issues.slice(0, MAX_PROBLEMS).map((issue) => {
    const given = valueAt(body, issue.path);
    const missing = given === undefined || given === null || given === '';
    const member = memberOf(issue.path, prefix);
    return { missing, text: missing ? `${member} is required` : `${member} ${ruleOf(issue)}` };
  });
  const code = problems.some(({ missing }) => missing) ? 'MissingParameter' : 'InvalidParameter';
  return { code, message: `${problems.map(({ text }) => text).join('; ')}.` };
}

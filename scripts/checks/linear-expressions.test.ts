import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '../../lib/platform/testing/processor-watch';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Code that reads external text. */
const FOLDERS = ['kernel', 'parser', 'documents', 'taxonomy', 'normaliser', 'postings'];

/**
 * Repeated, each of these has made one of our expressions slow, or a similar one. White space alone is not among them:
 * readers pass on single spaces, as their own tests require.
 */
const PIECES = [
  'a',
  'A',
  '1',
  '.',
  ',',
  '-',
  '(',
  '/',
  '@',
  '\u0301',
  'é',
  '中',
  'a ',
  'A ',
  'Ab ',
  '1 ',
  'a.',
  'A.',
  '1.',
  'a-',
  '1-',
  ', ',
  ': ',
  '- ',
  '@a',
  'a@a.',
  '-1?',
  'a1',
];
/** Keeps the end from being what is sought; and with it a text has two bytes a character, as most real ones, in which more is sought. */
const ENDING = '\u2603';
/** From short to long, so that the worst expression shows itself before it takes minutes. */
const LENGTHS = [250, 1000, 4000, 16_000];
/**
 * An expression that walks such a text once takes a fraction of this; one that starts again at each character, many
 * times it.
 */
const MOST_MS = 100;
/** Of one length in the next, which is four times as long: time that grows with the square is sixteen times as much. */
const MOST_GROWTH = 8;
const TRIES = 3;

type Expression = { file: string; line: number; source: string; flags: string };

function literalsOf(file: string): Expression[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        file: path.relative(ROOT, file),
        line: line + 1,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function expressions(): Expression[] {
  return FOLDERS.flatMap((folder) => {
    const directory = path.join(ROOT, 'lib', 'engine', folder);
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    return files
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
      .flatMap((name) => literalsOf(path.join(directory, name)));
  });
}

/** Milliseconds of a core in the quickest of a few runs, so that a busy machine does not make an expression slow. */
function timeOf(expression: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < TRIES && least > MOST_MS; run++) {
    expression.lastIndex = 0;
    const used = processorWatch();
    expression.test(text);
    least = Math.min(least, used());
  }
  return least;
}

function isSlowOn(expression: RegExp, piece: string): boolean {
  let before = 0;
  for (const length of LENGTHS) {
    const time = timeOf(expression, piece.repeat(Math.ceil(length / piece.length)) + ENDING);
    if (time > MOST_MS && time > before * MOST_GROWTH) return true;
    before = time;
  }
  return false;
}

/** Returns the piece that makes an expression slow when it is repeated; undefined when none does. */
function slowOn({ source, flags }: Expression): string | undefined {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  return PIECES.find((piece) => isSlowOn(expression, piece));
}

describe('expressions over text from outside', () => {
  it('take time that grows with the text and not with its square', { timeout: 600_000 }, () => {
    const all = expressions();
    expect(all.length).toBeGreaterThan(500);
    const slow = all.flatMap((expression) => {
      const piece = slowOn(expression);
      const { file, line, source } = expression;
      return piece === undefined ? [] : [`${file}:${line} on ${JSON.stringify(piece)} repeated: /${source}/`];
    });
    expect(slow).toEqual([]);
  });
});

/**
 * `npm run words [-- FOLDER…]`: prints every sentence of the interface, with its place, to be read aloud as one text.
 *
 * Sentences are the texts of JSX, the attributes that people see or hear, and every literal in the code of the app that
 * begins like a sentence. Tests and the engine's own vocabularies are left out.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import ts from 'typescript';

const FOLDERS = [
  'app',
  'components',
  'lib/recruiter',
  'lib/service',
  'lib/platform',
  'lib/clients',
  'lib/containers',
];
const UNREAD_ATTRIBUTES = new Set([
  'className',
  'class',
  'd',
  'viewBox',
  'href',
  'id',
  'key',
  'name',
  'type',
  'variant',
]);
const SENTENCE = /^[A-Z][\p{L}'’-]*(?:[ ,:]|\.$|$)/u;

type Sentence = { readonly line: number; readonly text: string };

/** Returns the sentences of one file in their order. */
function sentencesOf(path: string): Sentence[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const add = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(words))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: words });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && UNREAD_ATTRIBUTES.has(node.name.getText())) return;
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node)) {
      if (isRead(node, node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = templateText(node);
      if (/ /.test(text) && !/class|SELECT|INSERT|UPDATE|DELETE|CREATE/.test(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns whether people read a literal: it is the child or an attribute of an element, or begins like a sentence. */
function isRead(node: ts.Node, text: string): boolean {
  const parent = node.parent;
  if (ts.isJsxAttribute(parent)) return SENTENCE.test(text) || / /.test(text);
  return (
    SENTENCE.test(text) && (/ /.test(text) || ts.isJsxExpression(parent) || ts.isPropertyAssignment(parent))
  );
}

/** Writes a template with its expressions in braces. */
function templateText(node: ts.TemplateExpression): string {
  return (
    node.head.text +
    node.templateSpans
      .map((span) => `{${span.expression.getText().slice(0, 24)}}${span.literal.text}`)
      .join('')
  );
}

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : FOLDERS) {
  const paths: string[] = [];
  for await (const path of glob(`${folder}/**/*.{ts,tsx}`)) paths.push(path);
  for (const path of paths.filter((name) => !/\.test\.|\/testing\//.test(name)).sort()) {
    for (const { line, text } of sentencesOf(path)) console.log(`${path}:${line}\t${text}`);
  }
}

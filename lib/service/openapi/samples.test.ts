import ts from 'typescript';
import { expect, it } from 'vitest';
import { callOf } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { samplesOf } from './samples';

/** Returns the problems that TypeScript finds in sources, each a separate module, under the strictest rules. */
function problemsOf(sources: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUnusedLocals: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, how, ...more) => {
    const source = sources.get(name);
    return source === undefined ? getSourceFile(name, how, ...more) : ts.createSourceFile(name, source, how);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

it('gives TypeScript examples that TypeScript has nothing to say against', () => {
  const sources = new Map(
    ENDPOINTS.map((endpoint) => [
      `${callOf(endpoint).id}.mts`,
      samplesOf(endpoint, 'https://shortlist.example.com').find(({ lang }) => lang === 'TypeScript')
        ?.source ?? '',
    ]),
  );
  expect(sources.size).toBeGreaterThan(50);
  expect(problemsOf(sources)).toEqual([]);
  expect(problemsOf(new Map([['wrong.mts', 'const count: number = await fetch(1);']]))).not.toEqual([]);
}, 60_000);

import type { Check } from './command.ts';

/** Returns the checks that read the sources and run none of them; format and lint may cover only some files. */
export const staticChecks = (files: readonly string[] = ['.']): Check[] => [
  {
    title: 'format and lint',
    commands: [['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]],
  },
  {
    title: 'types',
    commands: [
      ['next', 'typegen'],
      // By its path: the command `tsc` belongs to the TypeScript that Next and our scripts import, which 7 cannot be yet.
      ['node', 'node_modules/typescript7/bin/tsc', '--noEmit'],
    ],
  },
  {
    title: 'import rules',
    commands: [
      ['depcruise', '--config', '.dependency-cruiser.cjs', 'app', 'components', 'lib', 'instrumentation.ts'],
    ],
  },
  { title: 'unused code', commands: [['knip']] },
];

import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const at = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** What kills processes, starts clusters or damages documents by the hundred: minutes in which much is waited for. */
const FAULTS = [
  'lib/**/{crash,kill,durability}.test.ts',
  'lib/service/operations/market/equivalence.test.ts',
  'scripts/backup/backup.test.ts',
  'scripts/fuzz/fuzz.test.ts',
  'scripts/market-import.test.ts',
  'scripts/upgrades/steps.test.ts',
];

/** What computes and keeps nothing: no store, no clock, no variable of the environment. */
const PURE = [
  'components/**/*.test.{ts,tsx}',
  'lib/{containers,contracts,engine,expression,scoring}/**/*.test.ts',
];

export default defineConfig({
  resolve: {
    alias: {
      '@': at('.'),
      // Next resolves it to nothing on the server and to an error in the browser; the tests are a server.
      'server-only': at('node_modules/server-only/empty.js'),
    },
  },
  test: {
    pool: 'forks',
    // The default leaves a core to the person at the machine, which is half of two.
    maxWorkers: '100%',
    // Vite sets this one to '/', which is no address.
    env: { BASE_URL: '' },
    setupFiles: ['scripts/setup/fixed-seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine; without it this is a second.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    projects: [
      {
        extends: true,
        // Its files share a process, and so read the tables of the engine once. Not threads: much of it is held to an
        // amount of processor time, which is counted for a process.
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'stores',
          include: ['{lib,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...PURE, ...FAULTS],
          globalSetup: ['scripts/setup/migrated-records.mjs'],
          // Its files share a process, and begin in it as in one of their own.
          isolate: false,
          setupFiles: ['scripts/setup/fresh-file.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: FAULTS, globalSetup: ['scripts/setup/migrated-records.mjs'] },
      },
    ],
  },
});

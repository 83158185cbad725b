import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)),
      // Next resolves it to nothing on the server and to an error in the browser; the tests are a server.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: ['{lib,components,scripts}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    // The default leaves a core to the person at the machine, which is half of two.
    maxWorkers: '100%',
    // Vite sets this one to '/', which is no address.
    env: { BASE_URL: '' },
    globalSetup: ['scripts/setup/migrated-records.ts'],
    setupFiles: ['scripts/setup/fixed-seed.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine; without it this is a second.
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
});

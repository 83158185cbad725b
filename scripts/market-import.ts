/** `npm run market:import`: bundles the threads that normalise postings, then runs `market/import-command.ts`. */
import { bundleReader } from './bundle-reader.mjs';

await bundleReader();
await import('./market/import-command.ts');

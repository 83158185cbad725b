import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { buildIfChanged } from '../server/build.mjs';
import { startTemporaryService } from '../service.mjs';
import { toolBeside } from './scorer.ts';

type HttpOptions = { url?: string; id?: string; key?: string; only?: string };

/** Sends every document to a service, started for the run when no address is given. */
export async function predictOverHttp(directory: string, output: string, options: HttpOptions) {
  await mkdir(output, { recursive: true });
  if (!options.url) await buildIfChanged();
  const service = options.url ? undefined : await startTemporaryService();
  try {
    const url = options.url ?? `${service?.baseUrl}/v10/parser/resume`;
    const id = options.id ?? service?.accountId ?? '';
    const key = options.key ?? service?.accountKey ?? '';
    const args = [
      toolBeside(directory, 'predict.mjs'),
      '--dir',
      directory,
      '--url',
      url,
      '--id',
      id,
      '--key',
      key,
      '--out',
      output,
    ];
    if (options.only) args.push('--only', options.only);
    await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  } finally {
    await service?.stop();
  }
}

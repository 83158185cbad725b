/** `npm run clients`: builds the Python client in `dist/clients-python`, its types and calls from the OpenAPI document. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApiDocument } from '@/lib/service/openapi';
import { pythonApi } from './python/api.ts';
import { ROOT } from './setup/install.mjs';

const SOURCE = path.join(ROOT, 'lib/clients/python');
/** The address in the document is not used by the client. */
const ANYWHERE = 'http://localhost:3000';

/** Builds the package into a folder; its earlier content is deleted. */
export function buildPythonClient(folder = path.join(ROOT, 'dist/clients-python')): string {
  rmSync(folder, { recursive: true, force: true });
  const isSource = (file: string) => !/__pycache__|\.pyc$/.test(file);
  cpSync(SOURCE, folder, { recursive: true, filter: isSource });
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'shortlist_clients/_api.py'), pythonApi(openApiDocument(ANYWHERE)));
  const project = path.join(folder, 'pyproject.toml');
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(project, readFileSync(project, 'utf8').replace('"VERSION"', JSON.stringify(version)));
  return folder;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(`The Python client is in ${path.relative(process.cwd(), buildPythonClient())}`);

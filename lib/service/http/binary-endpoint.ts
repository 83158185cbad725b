import { STATUS_OF_CODE } from '@/lib/contracts';
import { readEventBinary } from '../operations';
import { serviceRuntime } from '../runtime';
import { readCredentials } from './credentials';
import { guarded } from './define-route';
import { retryHeaders } from './headers';
import { logEnd, type Visit } from './visit';

/** Media types of imported files; anything else is bytes. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function missing(visit: Visit): Response {
  logEnd(visit, { status: 404, code: 'DataNotFound' });
  return new Response(null, { status: 404, headers: { ...HEADERS, 'www-authenticate': 'Bearer' } });
}

/** Returns the caller by a bearer token; nobody else gets a file. */
async function callerOf(request: Request) {
  const credentials = readCredentials(request.headers);
  if (credentials?.kind !== 'bearer') return undefined;
  const known = await (await serviceRuntime()).authenticate(credentials);
  return known.ok ? known.value : undefined;
}

/**
 * GET /events/v1/binaries/{id} (wire-facts 2.12): a file of an event, with the bearer token of its account or of its
 * receiver; 404 in every other case, a token that ended included.
 */
export const eventBinaryRoute = guarded(
  'readEventBinary',
  async (visit, request, { id }) => {
    const caller = await callerOf(request);
    visit.account = caller;
    const file = caller && (await readEventBinary(caller.id, String(id)));
    if (!file) return missing(visit);
    logEnd(visit, { status: 200, code: 'Success' });
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        ...HEADERS,
        'content-type': MEDIA_TYPES[file.type] ?? 'application/octet-stream',
        'content-disposition': `attachment; filename="${String(id)}.${file.type}"`,
      },
    });
  },
  (visit, failure) => {
    const status = STATUS_OF_CODE[failure.code];
    logEnd(visit, { status, code: failure.code });
    return new Response(null, { status, headers: { ...HEADERS, ...retryHeaders(failure) } });
  },
);

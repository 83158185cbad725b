import type { SendFailure, Sent, UploadTransport } from '@/components/dossier/upload/outbox-types';
import type { Problem, UploadBatch, UploadItem } from '@/lib/recruiter/vocabulary';

/** Connects the upload panel to the routes of lib/recruiter/README.md. */

const UPLOADS = '/api/recruiter/uploads';

const OFFLINE: SendFailure = { message: 'The server cannot be reached.', again: 'by-itself' };

/**
 * A busy server and a broken connection are temporary; someone who is signed out can come back; anything else is a
 * refusal.
 */
function failureOf(status: number, body: unknown): SendFailure {
  const message = problemOf(body)?.message ?? `The server answered with status ${status}.`;
  if (status === 429 || status >= 500) return { message, again: 'by-itself' };
  return { message, again: status === 401 ? 'on-request' : 'never' };
}

function problemOf(body: unknown): Problem | undefined {
  return (body as { problem?: Problem } | null)?.problem;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export const uploadTransport: UploadTransport = {
  async start(kind) {
    try {
      const response = await fetch(`${UPLOADS}?${new URLSearchParams({ kind })}`, { method: 'POST' });
      const body = parsed(await response.text());
      if (!response.ok) return { ok: false, failure: failureOf(response.status, body) };
      return { ok: true, id: (body as { id: string }).id };
    } catch {
      return { ok: false, failure: OFFLINE };
    }
  },

  // `fetch` cannot report how much of a body was sent.
  send({ batchId, id, name, file }, onProgress) {
    const query = new URLSearchParams({ name, modified: dayOf(file.lastModified) });
    const request = new XMLHttpRequest();
    request.open('PUT', `${UPLOADS}/${batchId}/items/${id}?${query}`);
    return new Promise<Sent>((answer) => {
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => answer({ ok: false, failure: OFFLINE });
      request.onload = () => {
        const body = parsed(request.responseText);
        const ok = request.status >= 200 && request.status < 300;
        answer(ok ? { ok, item: body as UploadItem } : { ok, failure: failureOf(request.status, body) });
      };
      request.send(file);
    });
  },
};

/** Returns every upload that was not dismissed. Rejects when the server does not answer. */
export async function listUploads(): Promise<UploadBatch[]> {
  const response = await fetch(UPLOADS);
  if (!response.ok) throw new Error(`Uploads could not be listed: status ${response.status}`);
  return response.json();
}

import type { MarketSourceSummary, Outcome, Problem } from '@/lib/recruiter/vocabulary';

const LOST: Problem = {
  code: 'unavailable',
  message: 'The server cannot be reached, and the file was not added. Check your connection and try again.',
};

function outcomeOf(status: number, text: string): Outcome<MarketSourceSummary> {
  try {
    const body = JSON.parse(text);
    if (status >= 200 && status < 300) return { ok: true, value: body as MarketSourceSummary };
    return { ok: false, problem: (body as { problem?: Problem }).problem ?? LOST };
  } catch {
    return { ok: false, problem: { ...LOST, message: `The file was not added (status ${status}).` } };
  }
}

/** Adds a file to the sources of the market; reports the share sent so far, from 0 to 1. `fetch` cannot. */
export function sendFile(
  file: File,
  onProgress: (share: number) => void,
): Promise<Outcome<MarketSourceSummary>> {
  const request = new XMLHttpRequest();
  const modified = new Date(file.lastModified).toISOString().slice(0, 10);
  const query = new URLSearchParams({ name: file.name, modified });
  request.open('POST', `/api/recruiter/market/files?${query}`);
  return new Promise((answer) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => answer({ ok: false, problem: LOST });
    request.onload = () => answer(outcomeOf(request.status, request.responseText));
    request.send(file);
  });
}

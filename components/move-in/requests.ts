import type { NamedFile } from '@/components/dossier/upload/dropped-files';
import type { AwaitedFile, MoveInDraft, Problem } from '@/lib/recruiter/vocabulary';

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const AT_ONCE = 3;
/** Seconds before each further try to send a file that the server had no time or no place for. */
const PAUSES = [1, 2, 4, 8, 15, 30, 30, 30];

async function problemIn(response: Response): Promise<string> {
  const { problem } = ((await response.json().catch(() => null)) ?? {}) as { problem?: Problem };
  return problem?.message ?? UNREACHABLE;
}

/** Sends a table to be read, and gives what its columns seem to hold. */
export async function readPeople({
  file,
  path,
}: NamedFile): Promise<{ draft: MoveInDraft | null; problem: string | null }> {
  try {
    const query = new URLSearchParams({ name: path });
    const response = await fetch(`/api/recruiter/move-in?${query}`, { method: 'POST', body: file });
    if (!response.ok) return { draft: null, problem: await problemIn(response) };
    return { draft: (await response.json()) as MoveInDraft, problem: null };
  } catch {
    return { draft: null, problem: UNREACHABLE };
  }
}

/** The name by which a row knows a file. */
export const nameOf = ({ path }: NamedFile): string => (path.split('/').at(-1) ?? path).toLowerCase();

/** Result of one try: why the file was not taken, and whether it may be the next time. */
type Try = { problem: string; again: boolean } | null;

async function trySending(uploadId: string, itemId: string, { file, path }: NamedFile): Promise<Try> {
  try {
    const modified = new Date(file.lastModified).toISOString().slice(0, 10);
    const query = new URLSearchParams({ name: path, modified });
    const response = await fetch(`/api/recruiter/uploads/${uploadId}/items/${itemId}?${query}`, {
      method: 'PUT',
      body: file,
    });
    if (response.ok) return null;
    return { problem: await problemIn(response), again: response.status >= 500 || response.status === 429 };
  } catch {
    return { problem: UNREACHABLE, again: true };
  }
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, 1000 * count));

/** Sends a file, again after a pause while the server cannot take it. */
async function sendFile(
  uploadId: string,
  { itemId, file }: { itemId: string; file: NamedFile },
  pauses: readonly number[],
): Promise<Try> {
  let last = await trySending(uploadId, itemId, file);
  for (const pause of pauses) {
    if (!last?.again) return last;
    await seconds(pause);
    last = await trySending(uploadId, itemId, file);
  }
  return last;
}

/**
 * Sends the CVs that rows wait for, a few at once; gives the first problem. A file that is refused holds no other up; a
 * server that does not come back ends it. A file that is sent twice is kept once.
 */
export async function sendAwaited(
  uploadId: string,
  awaited: readonly AwaitedFile[],
  cvs: readonly NamedFile[],
  pauses: readonly number[] = PAUSES,
): Promise<string | null> {
  const files = new Map(cvs.map((cv) => [nameOf(cv), cv]));
  const waiting = awaited.flatMap(({ cv, itemId }) => {
    const file = files.get(cv.toLowerCase());
    return file ? [{ itemId, file }] : [];
  });
  let [problem, isLost]: [string | null, boolean] = [null, false];
  const sender = async () => {
    for (let next = waiting.shift(); next && !isLost; next = waiting.shift()) {
      const failed = await sendFile(uploadId, next, pauses);
      problem ??= failed?.problem ?? null;
      isLost ||= failed?.again ?? false;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return problem;
}

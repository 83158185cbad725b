import type { NamedFile } from '@/components/dossier/upload/dropped-files';
import type { AwaitedFile, MoveInDraft, Problem } from '@/lib/recruiter/vocabulary';

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const AT_ONCE = 3;

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

async function sendFile(uploadId: string, itemId: string, { file, path }: NamedFile): Promise<string | null> {
  try {
    const modified = new Date(file.lastModified).toISOString().slice(0, 10);
    const query = new URLSearchParams({ name: path, modified });
    const response = await fetch(`/api/recruiter/uploads/${uploadId}/items/${itemId}?${query}`, {
      method: 'PUT',
      body: file,
    });
    return response.ok ? null : await problemIn(response);
  } catch {
    return UNREACHABLE;
  }
}

/** Sends the CVs that rows wait for, a few at once; gives the first problem. A file that is sent twice is kept once. */
export async function sendAwaited(
  uploadId: string,
  awaited: readonly AwaitedFile[],
  cvs: readonly NamedFile[],
): Promise<string | null> {
  const files = new Map(cvs.map((cv) => [nameOf(cv), cv]));
  const waiting = awaited.flatMap(({ cv, itemId }) => {
    const file = files.get(cv.toLowerCase());
    return file ? [{ itemId, file }] : [];
  });
  let problem: string | null = null;
  const sender = async () => {
    for (let next = waiting.shift(); next && !problem; next = waiting.shift())
      problem = (await sendFile(uploadId, next.itemId, next.file)) ?? problem;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return problem;
}

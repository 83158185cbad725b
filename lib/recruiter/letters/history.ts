import type { Executor } from '../ground/store';
import { namesOf, SOMEONE } from '../records/history';
import type { Letter, LetterAnswer } from './types';

/** Most mails on a page. */
const MOST = 200;

async function answersOf(db: Executor, ids: readonly string[]): Promise<Map<string, LetterAnswer[]>> {
  const found = new Map<string, LetterAnswer[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('letter_answer')
    .selectAll()
    .where('letter_id', 'in', ids)
    .orderBy('answered_at')
    .execute();
  for (const { letter_id, id, sender, subject, body, automatic, answered_at } of rows) {
    const answers = found.get(letter_id) ?? [];
    answers.push({ id, from: sender, subject, text: body, automatic, at: answered_at.toISOString() });
    found.set(letter_id, answers);
  }
  return found;
}

/** Returns the mails to a candidate, newest first, with their answers; only about one job, which is then not named, if it is given. */
export async function lettersTo(db: Executor, candidateId: string, jobId?: string): Promise<Letter[]> {
  const rows = await db
    .selectFrom('letter')
    .leftJoin('dossier as job', 'job.id', 'letter.job_id')
    .select(['letter.id', 'letter.state', 'subject', 'body', 'address', 'written_by', 'written_at'])
    .select(['sent_at', 'problem', 'job.id as job_id', 'job.name as job_name'])
    .where('letter.dossier_id', '=', candidateId)
    .$if(jobId !== undefined, (all) => all.where('letter.job_id', '=', jobId ?? null))
    .orderBy('written_at', 'desc')
    .orderBy('letter.id')
    .limit(MOST)
    .execute();
  const names = await namesOf(
    db,
    rows.map((row) => row.written_by),
  );
  const answers = await answersOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap(({ id, state, subject, body, address, problem, job_id, job_name, ...row }) =>
    state === 'taken-back'
      ? []
      : [
          {
            ...{ id, state, subject, text: body, address, problem },
            by: names.get(row.written_by) ?? SOMEONE,
            at: row.written_at.toISOString(),
            sentAt: row.sent_at?.toISOString() ?? null,
            job: jobId === undefined && job_id && job_name !== null ? { id: job_id, title: job_name } : null,
            answers: answers.get(id) ?? [],
          },
        ],
  );
}

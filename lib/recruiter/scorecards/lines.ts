import { z } from 'zod';
import type { ParsedJob } from '@/lib/contracts';
import { folded } from '../ground/folded';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, recordId } from '../ground/use-case';
import { skillsAskedFor } from '../jobs/leads';
import { languageName } from '../records/code-names';
import { currentParse, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { MOST_LINES } from './types';

/** The lines of the scorecards of a job. */

const MOST_SKILLS = 10;

/** Returns what a job asks for: its skills, then its other musts. */
export function linesOfJob(job: ParsedJob): string[] {
  const years = job.minimumYears?.value ?? 0;
  const degree = job.requiredDegree || job.degrees?.[0]?.name;
  return [
    ...skillsAskedFor(job).skills.slice(0, MOST_SKILLS),
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'} of work or more`] : []),
    ...(job.languageCodes ?? []).map((code) => languageName(code.toLowerCase())),
    ...(degree ? [degree] : []),
  ].slice(0, MOST_LINES);
}

/** Returns the lines of a job as somebody set them; those of its posting until then. */
export async function linesIn(db: Executor, jobId: string): Promise<string[]> {
  const form = await db
    .selectFrom('scorecard_form')
    .select('lines')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (form) return form.lines;
  const job = await findDossier(db, jobId, 'job');
  return job ? linesOfJob((await currentParse<ParsedJob>(db, job)).effective as ParsedJob) : [];
}

const line = z.string().trim().min(1, 'A line is empty.').max(200, 'Use at most 200 characters for a line.');

/** Sets the lines of the scorecards of a job; none at all gives back those of its posting. Filled ones keep theirs. Recruiters. */
export const setScorecardLines = defineUseCase(
  'recruiter',
  z.object({
    jobId: recordId,
    lines: z
      .array(line)
      .max(MOST_LINES, `Use at most ${MOST_LINES} lines.`)
      .refine((all) => new Set(all.map(folded)).size === all.length, 'Two lines are the same.'),
  }),
  async (actor, { jobId, lines }): Promise<Outcome<{ lines: string[] }>> => {
    const db = await records();
    if (!(await findDossier(db, jobId, 'job'))) return UNKNOWN_DOSSIER;
    const row = { lines, changed_by: actor.id, changed_at: new Date() };
    if (lines.length === 0) await db.deleteFrom('scorecard_form').where('job_id', '=', jobId).execute();
    else
      await db
        .insertInto('scorecard_form')
        .values({ job_id: jobId, ...row })
        .onConflict((conflict) => conflict.column('job_id').doUpdateSet(row))
        .execute();
    await audit(db, { actorId: actor.id, action: 'scorecard-lines-changed', subject: jobId });
    return done({ lines: await linesIn(db, jobId) });
  },
);

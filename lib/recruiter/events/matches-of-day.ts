import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import type { JobOfTheDay } from './types';

/** The matches that came in on a day, as a list to work through. */

const MOST_ROWS = 2000;

/** The jobs of a day (yyyy-MM-dd, UTC) with who was found for them, the jobs with most to decide first. */
export const matchesOfDay = defineUseCase(
  reads('viewer'),
  z.object({ day: z.iso.date('Choose a day.') }),
  async (_, { day }): Promise<Outcome<JobOfTheDay[]>> => {
    const db = await records();
    const rows = await db
      .selectFrom('received_match')
      .innerJoin('received_event', 'received_event.id', 'received_match.event_id')
      .innerJoin('dossier as job', 'job.id', 'received_match.job_id')
      .innerJoin('dossier as candidate', 'candidate.id', 'received_match.candidate_id')
      .leftJoin('shortlist_entry', (join) =>
        join
          .onRef('shortlist_entry.job_id', '=', 'received_match.job_id')
          .onRef('shortlist_entry.candidate_id', '=', 'received_match.candidate_id')
          .on('shortlist_entry.listed', '=', true),
      )
      .distinctOn(['received_match.job_id', 'received_match.candidate_id'])
      .select(['received_match.job_id', 'received_match.candidate_id', 'received_match.score'])
      .select(['job.name as job_name', 'job.employer as job_employer'])
      .select(['candidate.name as candidate_name', 'candidate.title as candidate_title'])
      .select(['received_at', 'shortlist_entry.id as entry_id'])
      .where(sql<string>`(received_at at time zone 'UTC')::date`, '=', sql<string>`${day}::date`)
      .where('job.held', '=', false)
      .where('candidate.held', '=', false)
      .orderBy('received_match.job_id')
      .orderBy('received_match.candidate_id')
      .orderBy('received_at', 'desc')
      .limit(MOST_ROWS)
      .execute();
    const jobs = [...Map.groupBy(rows, ({ job_id }) => job_id).values()].flatMap((of): JobOfTheDay[] => {
      const [first] = of;
      if (!first) return [];
      const matches = of
        .map((row) => ({
          candidate: { id: row.candidate_id, name: row.candidate_name, title: row.candidate_title },
          score: row.score,
          at: row.received_at.toISOString(),
          decided: row.entry_id !== null,
        }))
        .sort((one, other) => (other.score ?? -1) - (one.score ?? -1));
      return [{ job: { id: first.job_id, name: first.job_name, employer: first.job_employer }, matches }];
    });
    const open = ({ matches }: JobOfTheDay) => matches.filter(({ decided }) => !decided).length;
    return done(jobs.sort((one, other) => open(other) - open(one)));
  },
);

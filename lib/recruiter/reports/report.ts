import { z } from 'zod';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { FIGURE_FORMATS, writtenFigure } from '../market/dashboard/export';
import { stagesOf } from '../shortlists/rows';
import { factsOf } from './facts';
import { figureOf, reportTitle } from './figures';
import { type Fact, measured, type Stages } from './measure';
import { REPORT_FIGURES, type Report, type ReportPeople, type ReportView } from './types';

const day = z.iso.date().nullable();

/** A question of a report. */
const REPORT_QUESTION = z.object({
  from: day,
  to: day,
  jobId: recordId.nullable(),
  memberId: recordId.nullable(),
});

const MOST_PEOPLE = 500;

function peopleBehind(of: ReportView['of'], facts: readonly Fact[], stages: Stages): ReportPeople | null {
  const group = of && measured(of.figure, facts, stages).find(({ id }) => id === of.row);
  if (!of || !group) return null;
  const names = new Map(stages.map(({ id, name }) => [id, name]));
  return {
    title: reportTitle(of.figure),
    row: group.label,
    people: group.points.slice(0, MOST_PEOPLE).map(({ fact, days }) => ({
      candidate: fact.candidate,
      job: { id: fact.job.id, title: fact.job.title },
      stage: names.get(fact.stageId) ?? '',
      ...{ reason: fact.reason, addedAt: fact.addedAt.toISOString(), days },
    })),
  };
}

/** Returns what a report can be about: jobs with a shortlist, and the one that was asked about. */
async function choices(db: Executor, asked: string | null): Promise<Pick<Report, 'jobs' | 'members'>> {
  const jobs = await db
    .selectFrom('dossier')
    .select(['id', 'name as title'])
    .where('kind', '=', 'job')
    .where('held', '=', false)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('shortlist_entry').select('job_id').where('listed', '=', true)),
        eb('id', '=', asked),
      ]),
    )
    .orderBy('name_key')
    .execute();
  const members = await db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('id', 'in', (from) => from.selectFrom('shortlist_entry').select('added_by'))
    .orderBy('name')
    .execute();
  return { jobs, members };
}

/**
 * The figures of one's own work: how long it takes, how far people come, where from, and why not; of everybody who was put on a
 * shortlist in a period, of one job or by one member. With `of` also the people behind one number. Any member.
 */
export const ownReport = defineUseCase(
  reads('viewer'),
  REPORT_QUESTION.extend({
    of: z.object({ figure: z.enum(REPORT_FIGURES), row: z.string().max(200) }).nullable(),
  }),
  async (_actor, { of, ...question }): Promise<Outcome<Report>> => {
    const db = await records();
    const facts = await factsOf(db, question);
    const stages = await stagesOf(db);
    const figures = REPORT_FIGURES.flatMap((id) => {
      const figure = figureOf(id, measured(id, facts, stages), facts.length);
      return figure ? [{ id, title: reportTitle(id), figure }] : [];
    });
    return done({
      ...{ entries: facts.length, figures, people: peopleBehind(of, facts, stages) },
      ...(await choices(db, question.jobId)),
    });
  },
);

/** Exports one figure of a report as a file: its numbers unrounded, with question and method. Any member. */
export const exportReport = defineUseCase(
  reads('viewer'),
  REPORT_QUESTION.extend({ id: z.enum(REPORT_FIGURES), format: z.enum(FIGURE_FORMATS) }),
  async (actor, { id, format, ...question }): Promise<Outcome<ExportedFile>> => {
    const db = await records();
    const facts = await factsOf(db, question);
    const figure = figureOf(id, measured(id, facts, await stagesOf(db)), facts.length);
    if (!figure) return refused('not-found', 'There is nothing to draw for this question.');
    const { from, to, jobId, memberId } = question;
    const [first] = facts;
    const about: [string, string][] = [
      ['Period', `${from ?? 'the beginning'} to ${to ?? 'today'}`],
      ...(jobId && first ? [['Job', first.job.title] as [string, string]] : []),
      ...(memberId && first ? [['Recruiter', first.addedBy.name] as [string, string]] : []),
    ];
    const source = { name: 'Shortlists of this workspace', of: 'report' };
    return done(
      await writtenFigure(actor, figure, { id, title: reportTitle(id), question: about, format, source }),
    );
  },
);

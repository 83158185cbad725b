import type { Stay } from './stays';
import type { ReportFigureId } from './types';

/** What the figures of a report count, person by person, so that each number and its people are one. Pure. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** A candidate on the shortlist of a job, with what happened. */
export type Fact = {
  candidate: { id: string; name: string };
  job: { id: string; title: string; addedAt: Date };
  stageId: string;
  reason: string | null;
  source: string;
  addedBy: { id: string; name: string };
  addedAt: Date;
  stays: Stay[];
  /** When they were interviewed for the first time. */
  interviewedAt: Date | null;
};

/** One person behind a number; `days` where it is a time. */
export type Point = { fact: Fact; days: number | null };

/** A row of a figure with everybody it counts. */
export type Group = { id: string; label: string; points: Point[] };

export type Stages = readonly { id: string; name: string }[];

const SOURCE_WORDS: Readonly<Record<string, string>> = {
  match: 'Match',
  search: 'Search in the list',
  candidate: 'The candidate’s page',
  form: 'Application form',
};

const daysBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / DAY_MS);

const point = (fact: Fact, days: number | null = null): Point => ({ fact, days });

function grouped(
  facts: readonly Fact[],
  keyOf: (fact: Fact) => { id: string; label: string } | null,
): Group[] {
  const groups = new Map<string, Group>();
  for (const fact of facts) {
    const key = keyOf(fact);
    if (!key) continue;
    const group = groups.get(key.id) ?? { ...key, points: [] };
    group.points.push(point(fact));
    groups.set(key.id, group);
  }
  return [...groups.values()].sort(
    (one, other) => other.points.length - one.points.length || one.label.localeCompare(other.label),
  );
}

/** When somebody reached the last stage, which is being hired; undefined for whoever did not, or left it again. */
function hiredAt({ stays }: Fact, stages: Stages): Date | undefined {
  const last = stages.at(-1)?.id;
  return stays.find(({ stageId, until }) => stageId === last && until === null)?.from;
}

/** The first of each job to whom something happened. */
function firstOfJobs(facts: readonly Fact[], momentOf: (fact: Fact) => Date | undefined) {
  const firsts = new Map<string, { fact: Fact; at: Date }>();
  for (const fact of facts) {
    const at = momentOf(fact);
    const known = firsts.get(fact.job.id);
    if (at && (!known || at < known.at)) firsts.set(fact.job.id, { fact, at });
  }
  return [...firsts.values()].map(({ fact, at }) => point(fact, daysBetween(fact.job.addedAt, at)));
}

function timesOf(facts: readonly Fact[], stages: Stages): Group[] {
  const since = (momentOf: (fact: Fact) => Date | null | undefined) =>
    facts.flatMap((fact) => {
      const at = momentOf(fact);
      return at ? [point(fact, daysBetween(fact.addedAt, at))] : [];
    });
  return [
    {
      id: 'shortlist',
      label: 'Until shortlisted',
      points: firstOfJobs(facts, ({ addedAt }) => addedAt),
    },
    { id: 'interview', label: 'Until interviewed', points: since((fact) => fact.interviewedAt) },
    { id: 'hire', label: 'Until hired', points: since((fact) => hiredAt(fact, stages)) },
    { id: 'fill', label: 'Until job filled', points: firstOfJobs(facts, (fact) => hiredAt(fact, stages)) },
  ];
}

const stagesOf = (facts: readonly Fact[], stages: Stages, points: (fact: Fact, stageId: string) => Point[]) =>
  stages.map(({ id, name }) => ({ id, label: name, points: facts.flatMap((fact) => points(fact, id)) }));

const sourceOf = ({ source }: Fact) => ({ id: source, label: SOURCE_WORDS[source] ?? source });

/** Returns the rows of a figure, each with everybody it counts. */
export function measured(id: ReportFigureId, facts: readonly Fact[], stages: Stages): Group[] {
  switch (id) {
    case 'times':
      return timesOf(facts, stages);
    case 'stages':
      return stagesOf(facts, stages, (fact, stageId) =>
        fact.stays.some((stay) => stay.stageId === stageId) ? [point(fact)] : [],
      );
    case 'time-in-stage':
      return stagesOf(facts, stages, (fact, stageId) =>
        fact.stays.flatMap((stay) =>
          stay.stageId === stageId && stay.until ? [point(fact, daysBetween(stay.from, stay.until))] : [],
        ),
      );
    case 'sources':
      return grouped(facts, sourceOf);
    case 'sources-of-hired':
      return grouped(
        facts.filter((fact) => hiredAt(fact, stages)),
        sourceOf,
      );
    case 'reasons':
      return grouped(facts, ({ reason }) => (reason === null ? null : { id: reason, label: reason }));
    case 'jobs':
      return grouped(facts, ({ job }) => ({ id: job.id, label: job.title }));
    case 'recruiters':
      return grouped(facts, ({ addedBy }) => ({ id: addedBy.id, label: addedBy.name }));
  }
}

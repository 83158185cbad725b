import { z } from 'zod';
import { matchSourceOf } from '../best-matches/source';
import { CANDIDATE_LIST } from '../candidates/query';
import { JOB_LIST } from '../jobs/query';
import { COMPARED_IDS } from '../market/compare/panels';
import { compareViewFrom, compareViewParams } from '../market/compare/view';
import { dashboardViewFrom, dashboardViewParams } from '../market/dashboard/view';
import { exploreViewFrom, exploreViewParams } from '../market/explore/view';
import { PANEL_IDS } from '../market/figures/panels';
import type { BoardSubject } from './types';

/** As long as four questions with every filter that a person would set. */
const LONGEST_PARAMS = 8000;

const params = z.string().max(LONGEST_PARAMS);

const LIST_KINDS = ['candidates', 'jobs', 'match'] as const;

const Subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), figure: z.null(), params }),
  z.object({ kind: z.literal('figure'), figure: z.enum(PANEL_IDS), params }),
  z.object({ kind: z.literal('comparison'), figure: z.enum(COMPARED_IDS), params }),
  z.object({ kind: z.literal('call'), figure: z.null(), params }),
  z.object({ kind: z.enum(LIST_KINDS), figure: z.null(), params }),
]);

function matchParams(read: URLSearchParams): string {
  const source = matchSourceOf(read);
  return source ? new URLSearchParams({ [source.kind]: source.id }).toString() : '';
}

/** Parameters as their page writes them, so that nothing is kept that it does not know. */
function rewritten({ kind, params: given }: BoardSubject): string {
  const read = new URLSearchParams(given);
  if (kind === 'comparison') return compareViewParams(compareViewFrom(read)).toString();
  if (kind === 'candidates') return CANDIDATE_LIST.params(CANDIDATE_LIST.from(read)).toString();
  if (kind === 'jobs') return JOB_LIST.params(JOB_LIST.from(read)).toString();
  if (kind === 'match') return matchParams(read);
  if (kind === 'call')
    return exploreViewParams({ ...exploreViewFrom(read), endpoint: 'aggregate' }).toString();
  return dashboardViewParams(dashboardViewFrom(read)).toString();
}

/** Subject of a board item, as a browser sends it. */
export const GivenSubject = Subject.transform(
  (subject): BoardSubject => ({ ...subject, params: rewritten(subject) }),
);

/** Returns the subject of a stored board item; undefined where its figure no longer exists. */
export function subjectOf(row: {
  kind: string;
  figure: string | null;
  params: string;
}): BoardSubject | undefined {
  return Subject.safeParse(row).data;
}

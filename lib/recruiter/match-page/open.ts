import { z } from 'zod';
import {
  type Answered,
  type ClientFailure,
  generateJobMatcher,
  generateMatcher,
  generateSearcher,
} from '@/lib/clients';
import type { GeneratedUIData, UIOptionsData } from '@/lib/contracts';
import type { Actor } from '../ground/actor';
import type { DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { allows, defineUseCase, reads, recordId } from '../ground/use-case';
import { type Workspace, workspace } from '../indexing/workspace';
import { problemOfFailure } from '../provider/problems';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { jobOfMarket } from './market-job';
import { preferencesOf } from './preferences';
import { questionOf } from './question';
import { noteSession } from './sessions';
import type { EmbeddedMatcher, MatcherAct, MatchSource } from './types';

const SOURCE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), id: recordId }),
  z.object({ kind: z.literal('candidate'), id: recordId }),
  z.object({ kind: z.literal('search'), params: z.string().max(4000) }),
  z.object({ kind: z.literal('market'), id: z.string().regex(/^\d{1,20}$/) }),
]);

/** Returns whether weights and filters are kept for a source, and its sessions noted. */
function isOfWorkspace(source: MatchSource): source is Extract<MatchSource, { kind: DossierKind }> {
  return source.kind === 'job' || source.kind === 'candidate';
}

type Button = { act: MatcherAct; linkText: string; isBulk: boolean };

const SHORTLIST: Button = { act: 'shortlist', linkText: 'Shortlist', isBulk: true };
const OPEN: Button = { act: 'open', linkText: 'Open', isBulk: false };
const DECIDING: readonly Button[] = [
  SHORTLIST,
  { act: 'reject', linkText: 'Reject…', isBulk: true },
  { act: 'tag', linkText: 'Tag…', isBulk: true },
  { act: 'note', linkText: 'Note…', isBulk: false },
  OPEN,
];

/** Returns the actions on a result that the member may use: for a candidate's jobs, adding to their shortlists. */
function buttonsFor(actor: Actor, source: MatchSource): readonly Button[] {
  if (!allows(actor.role, 'recruiter')) return [OPEN];
  return source.kind === 'job' ? DECIDING : [SHORTLIST, OPEN];
}

/** The hooks all post to the page around the matcher, and to nobody else. */
function optionsFor(
  actor: Actor,
  source: MatchSource,
  origin: string,
  executeImmediately = true,
): UIOptionsData {
  const message = (data: string) => ({ target: 'parent', targetOrigin: origin, data });
  return {
    username: actor.id,
    showBanner: false,
    executeImmediately,
    hooks: {
      client: buttonsFor(actor, source).map(({ act, linkText, isBulk }) => ({
        linkText,
        isBulk,
        jsAction: message(act),
      })),
      ...(isOfWorkspace(source) && { onUpdate: { client: message('update') } }),
    },
  };
}

function problemOf(failure: ClientFailure) {
  if (failure.code === 'DataNotFound')
    return refused('conflict', 'This is not in the index yet. It will be there in a moment.');
  if (failure.code === 'InsufficientData')
    return refused('invalid', 'Too little was read here to match it: no title, no skill, no text.');
  return problemOfFailure(failure);
}

type Asked = {
  title: string;
  preferences: boolean;
  leftOut: string[];
  answer: Answered<GeneratedUIData>;
};

async function ask(
  actor: Actor,
  source: MatchSource,
  origin: string,
  indexes: Workspace['indexes'],
): Promise<Outcome<Asked>> {
  if (source.kind === 'search') {
    const { words, criteria, leftOut } = questionOf(new URLSearchParams(source.params));
    const answer = await generateSearcher({
      saasRequest: { indexIdsToSearchInto: [indexes.candidate], filterCriteria: criteria },
      uiOptions: optionsFor(actor, source, origin, criteria !== undefined),
    });
    return done({ title: words, preferences: false, leftOut, answer });
  }
  const uiOptions = optionsFor(actor, source, origin);
  if (source.kind === 'market') {
    const job = await jobOfMarket(actor, source.id);
    if (!job.ok) return job;
    const saasRequest = { indexIdsToSearchInto: [indexes.candidate], jobData: job.value.jobData };
    const answer = await generateJobMatcher({ saasRequest, uiOptions });
    return done({ title: job.value.title, preferences: false, leftOut: [], answer });
  }
  const db = await records();
  const dossier = await findDossier(db, source.id, source.kind);
  if (!dossier) return UNKNOWN_DOSSIER;
  const saved = await preferencesOf(db, source.id);
  const target = source.kind === 'job' ? indexes.candidate : indexes.job;
  const saasRequest = { indexIdsToSearchInto: [target], ...saved };
  const answer = await generateMatcher(indexes[source.kind], source.id, { saasRequest, uiOptions });
  return done({ title: dossier.name, preferences: saved !== null, leftOut: [], answer });
}

/**
 * A matcher for a job, a candidate, a search or a job of the market, to be embedded by the page of this origin, with the weights and filters of
 * the last time. With a hosted provider it costs credits. Any member may look.
 */
export const openMatcher = defineUseCase(
  reads('viewer'),
  z.object({ source: SOURCE, origin: z.url({ protocol: /^https?$/ }) }),
  async (actor, { source, origin }): Promise<Outcome<EmbeddedMatcher>> => {
    const { indexes, enabled } = await workspace();
    if (!enabled)
      return refused(
        'invalid',
        'Matching is off: an owner can send candidates and jobs to the index of the provider in the settings.',
      );
    const asked = await ask(actor, source, new URL(origin).origin, indexes);
    if (!asked.ok) return asked;
    const { answer, ...shown } = asked.value;
    if (!answer.ok) return problemOf(answer.failure);
    if (isOfWorkspace(source) && !(await noteSession(source.id, answer.value))) return UNKNOWN_DOSSIER;
    const { url } = answer.value;
    return done({ url, origin: new URL(url).origin, ...shown });
  },
);

import {
  type ApiCall,
  CALLS,
  type DecodedOf,
  type GeneratedUIData,
  GenerateUIResponse,
  type SearchMatchBaseData,
  UI_REQUESTS,
  type UIOptionsData,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { documentSearch } from '../../document-search';
import { beginSession, type IndexedSource, type UIRequest } from '../../interfaces';
import { describeJob, describeResume } from '../../profiles';
import { serviceRuntime } from '../../runtime';
import { findDocument, findMatcherAccount, type MatcherAccount } from '../../store';
import { maxBodyBytes } from '../body-size';
import { documentOfPath, NO_DOCUMENT } from '../indexing/ids';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { listedTargets } from '../scoring';
import { readOptions as readScoring, withData } from '../scoring/read-request';
import { readScope } from '../search';
import { framingOf, framingWarnings } from './framing';
import { readOptions, warningsOf } from './read-options';
import { withSettings } from './settings';

/**
 * The calls that generate an interface (matching-ui.md, Endpoints). Problems are reported with the names of members.
 */

const SCORER_BYTES = 32 * 1024 * 1024;

type Checked = Result<unknown, OperationFailure>;

/** Names a member of the question as the caller sees it: inside `SaasRequest`. */
function inRequest(checked: Checked): Checked {
  if (checked.ok) return checked;
  return fail({ ...checked.failure, message: `SaasRequest.${checked.failure.message}` });
}

function firstFailure(...checks: (() => Checked)[]): Checked {
  for (const check of checks) {
    const checked = check();
    if (!checked.ok) return checked;
  }
  return succeed(undefined);
}

/** Checks the indexes, filters and settings of a question. */
async function checkScope(call: Call, body: SearchMatchBaseData): Promise<Checked> {
  return inRequest(await readScope({ ...call, body }, await documentSearch(), { catchesUp: false }));
}

function checkLists({ skillsLists }: MatcherAccount, options: UIOptionsData | null | undefined): Checked {
  const asked = options?.skillsAutoCompleteCustomSkillsList ?? [];
  const at = asked.findIndex((name) => !Object.hasOwn(skillsLists, name.trim().toLowerCase()));
  if (at < 0) return succeed(undefined);
  const message = `UIOptions.SkillsAutoCompleteCustomSkillsList[${at}] names a list that this account does not have.`;
  return fail({ code: 'InvalidParameter', message });
}

function invalid(problems: readonly string[]): Checked {
  if (problems.length === 0) return succeed(undefined);
  return fail({ code: 'InvalidParameter', message: `${problems.join('; ')}.` });
}

/** Begins the session of a checked request. */
export async function generate(
  { account }: Call,
  request: UIRequest,
  options: UIOptionsData | null | undefined,
): Promise<Outcome<GeneratedUIData>> {
  const { records } = await serviceRuntime();
  const read = readOptions(options);
  const set = await findMatcherAccount(records, account.id);
  const checked = firstFailure(
    () => invalid(read.problems),
    () => checkLists(set, options),
  );
  if (!checked.ok) return checked;
  const framing = framingOf(set, read.options.hooks);
  const { url, expiresIn } = await beginSession(records, { accountId: account.id, request, framing });
  const warnings = [...warningsOf(options), ...framingWarnings(framing)];
  return succeed({
    value: { url, expires_in: expiresIn, ...(warnings.length > 0 && { warnings }) },
    charges: ['generateUi'],
  });
}

type Kind = Exclude<UIRequest['kind'], `details${string}`>;
type BodyOf<K extends Kind> = DecodedOf<(typeof UI_REQUESTS)[K]>;
type UICall<K extends Kind, Names extends string> = Call & {
  body: BodyOf<K>;
  parameters: Readonly<Record<Names, string>>;
};

function generator<K extends Kind, Names extends string>(
  call: ApiCall<Names>,
  kind: K,
  check: (call: UICall<K, Names>) => Promise<Result<IndexedSource | undefined, OperationFailure>>,
  maxBytes: () => number = maxBodyBytes,
) {
  return defineOperation({
    call,
    name: `generateUi.${kind}`,
    leastCharges: ['generateUi'],
    body: { schema: UI_REQUESTS[kind] as (typeof UI_REQUESTS)[K], maxBytes },
    value: GenerateUIResponse,
    async run(call) {
      const asked = withSettings(call.body as BodyOf<Kind>);
      const body = asked as BodyOf<K>;
      const checked = await check({ ...call, body });
      if (!checked.ok) return checked;
      const request = { kind, body, source: checked.value } as UIRequest;
      return generate(call, request, asked.uiOptions);
    },
  });
}

const done = (checked: Checked): Result<undefined, OperationFailure> =>
  checked.ok ? succeed(undefined) : checked;

/** POST /ui/v10/matcher/resume. */
export const generateResumeMatcher = generator(CALLS.generateResumeMatcher, 'matchResume', async (call) => {
  const { saasRequest } = call.body;
  const checked = firstFailure(
    () => inRequest(readScoring(saasRequest)),
    () => inRequest(withData(describeResume(saasRequest.resumeData), 'ResumeData')),
  );
  return done(checked.ok ? await checkScope(call, saasRequest) : checked);
});

/** POST /ui/v10/matcher/joborder. */
export const generateJobMatcher = generator(CALLS.generateJobMatcher, 'matchJob', async (call) => {
  const { saasRequest } = call.body;
  const checked = firstFailure(
    () => inRequest(readScoring(saasRequest)),
    () => inRequest(withData(describeJob(saasRequest.jobData), 'JobData')),
  );
  return done(checked.ok ? await checkScope(call, saasRequest) : checked);
});

/** POST /ui/v10/matcher/indexes/{i}/documents/{d}. */
export const generateIndexedMatcher = generator(
  CALLS.generateIndexedMatcher,
  'matchIndexed',
  async (call) => {
    const { records } = await serviceRuntime();
    const place = await documentOfPath(records, call.account.id, call.parameters);
    if (!place.ok) return place;
    const { index, documentId } = place.value;
    if (!(await findDocument(records, index.id, documentId))) return fail(NO_DOCUMENT);
    const weights = inRequest(readScoring(call.body.saasRequest));
    const checked = weights.ok ? await checkScope(call, call.body.saasRequest) : weights;
    return checked.ok ? succeed({ indexId: index.name, documentId }) : checked;
  },
);

/** POST /ui/v10/searcher. A search without filters shows all documents (wire-facts 2.1). */
export const generateSearcher = generator(CALLS.generateSearcher, 'search', async (call) =>
  done(await checkScope(call, call.body.saasRequest)),
);

/** POST /ui/v10/scorer/bimetric/resume. */
export const generateResumeScorer = generator(
  CALLS.generateResumeScorer,
  'scoreResume',
  async ({ body: { saasRequest } }) =>
    done(
      firstFailure(
        () => inRequest(readScoring(saasRequest)),
        () => inRequest(listedTargets(saasRequest)),
        () =>
          inRequest(withData(describeResume(saasRequest.sourceResume.resumeData), 'SourceResume.ResumeData')),
      ),
    ),
  () => SCORER_BYTES,
);

/** POST /ui/v10/scorer/bimetric/joborder. */
export const generateJobScorer = generator(
  CALLS.generateJobScorer,
  'scoreJob',
  async ({ body: { saasRequest } }) =>
    done(
      firstFailure(
        () => inRequest(readScoring(saasRequest)),
        () => inRequest(listedTargets(saasRequest)),
        () => inRequest(withData(describeJob(saasRequest.sourceJob.jobData), 'SourceJob.JobData')),
      ),
    ),
  () => SCORER_BYTES,
);

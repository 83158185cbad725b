import {
  type ApiCall,
  CALLS,
  type DecodedOf,
  GenerateUIResponse,
  type IndexedDetailsUIRequest,
  UI_REQUESTS,
} from '@/lib/contracts';
import { isOwnPage } from '@/lib/engine/documents';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { UIRequest } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import { findDocument, findIndexes } from '../../store';
import { maxBodyBytes } from '../body-size';
import { defineOperation } from '../operation';
import type { Call, OperationFailure } from '../outcome';
import { generate } from './generate';

/** The calls that generate the view of one result (matching-ui.md, Details request; wire-facts 2.6). */

const MEMBER = 'MatchDetails';
const DOCUMENT_TYPES = ['Resume', 'Job'];

type Details = DecodedOf<typeof IndexedDetailsUIRequest>['matchDetails'];

function checkDetails({
  sourceDocumentType,
  htmlDocument,
}: Pick<Details, 'sourceDocumentType' | 'htmlDocument'>): OperationFailure | undefined {
  if (!DOCUMENT_TYPES.some((each) => each.toLowerCase() === sourceDocumentType.toLowerCase()))
    return { code: 'InvalidParameter', message: `${MEMBER}.SourceDocumentType must be Resume or Job.` };
  if (!htmlDocument || isOwnPage(htmlDocument)) return undefined;
  const message = `${MEMBER}.HtmlDocument must be the HTML of a parse with OutputHtml, unchanged but for elements that were taken out.`;
  return { code: 'InvalidParameter', message };
}

/** Returns whether the result of a match of an index is there to be shown, or came along. */
async function checkDocument(
  { account }: Call,
  details: Details,
): Promise<Result<undefined, OperationFailure>> {
  if (details.resumeData && details.jobData)
    return fail({
      code: 'InvalidParameter',
      message: `${MEMBER} has both ResumeData and JobData; one is shown.`,
    });
  if (details.resumeData || details.jobData) return succeed(undefined);
  const { id, indexId } = details.result;
  if (!indexId || !id)
    return fail({
      code: 'MissingParameter',
      message: `${MEMBER}.Result.${id ? 'IndexId' : 'Id'} is required where neither ResumeData nor JobData is given.`,
    });
  const { records } = await serviceRuntime();
  const [index] = await findIndexes(records, account.id, [indexId]);
  const document = index && (await findDocument(records, index.id, id.toLowerCase()));
  if (document) return succeed(undefined);
  return fail({ code: 'DataNotFound', message: `${MEMBER}.Result names a document that is in no index.` });
}

type DetailsKind = Extract<UIRequest['kind'], `details${string}`>;

function generator<K extends DetailsKind>(call: ApiCall<never>, kind: K) {
  return defineOperation({
    call,
    name: `generateUi.${kind}`,
    leastCharges: ['generateUi'],
    body: { schema: UI_REQUESTS[kind] as (typeof UI_REQUESTS)[K], maxBytes: maxBodyBytes },
    value: GenerateUIResponse,
    run: async (call) => {
      const request = { kind, body: call.body } as Extract<UIRequest, { kind: DetailsKind }>;
      const refused = checkDetails(request.body.matchDetails);
      if (refused) return fail(refused);
      const found =
        request.kind === 'detailsIndexed'
          ? await checkDocument(call, request.body.matchDetails)
          : succeed(undefined);
      return found.ok ? generate(call, request, request.body.uiOptions) : found;
    },
  });
}

/** POST /ui/v10/details/resume. */
export const generateResumeDetails = generator(CALLS.generateResumeDetails, 'detailsResume');

/** POST /ui/v10/details/job. */
export const generateJobDetails = generator(CALLS.generateJobDetails, 'detailsJob');

/** POST /ui/v10/details. */
export const generateIndexedDetails = generator(CALLS.generateIndexedDetails, 'detailsIndexed');

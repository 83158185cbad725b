import { CALLS, type DecodedOf, EventMatching } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { serviceRuntime } from '../../runtime';
import { findEventMatching, findIndexes, keepEventMatching } from '../../store';
import { refuseId } from '../indexing/ids';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';

/** Reads the automatic matching of an account. */

async function read({ account }: Call): Promise<Outcome<DecodedOf<typeof EventMatching>>> {
  const { records } = await serviceRuntime();
  const { isOn, candidateIndex, jobIndex, leastScore } = await findEventMatching(records, account.id);
  return succeed({
    value: { isOn, candidateIndexId: candidateIndex, jobIndexId: jobIndex, leastScore },
  });
}

/** Returns the problem with the indexes; an index that does not exist yet is fine. */
async function refuse(
  { account }: Call,
  { isOn, candidateIndexId, jobIndexId }: DecodedOf<typeof EventMatching>,
): Promise<OperationFailure | undefined> {
  if (!isOn && !candidateIndexId && !jobIndexId) return undefined;
  const wrong = refuseId(candidateIndexId, 'CandidateIndexId') ?? refuseId(jobIndexId, 'JobIndexId');
  if (wrong) return wrong;
  const { records } = await serviceRuntime();
  const indexes = await findIndexes(records, account.id, [candidateIndexId ?? '', jobIndexId ?? '']);
  const typeOf = (name: string | null | undefined) =>
    indexes.find((index) => index.name.toLowerCase() === name?.toLowerCase())?.type;
  if (typeOf(candidateIndexId) === 'Job')
    return { code: 'InvalidParameter', message: 'CandidateIndexId names an index of jobs.' };
  if (typeOf(jobIndexId) === 'Resume')
    return { code: 'InvalidParameter', message: 'JobIndexId names an index of resumes.' };
  return undefined;
}

/** GET /events/v1/matching. */
export const readEventMatching = defineOperation({
  call: CALLS.readEventMatching,
  name: 'readEventMatching',
  value: EventMatching,
  run: read,
});

/** PATCH /events/v1/matching. */
export const changeEventMatching = defineOperation({
  call: CALLS.changeEventMatching,
  name: 'changeEventMatching',
  body: { schema: EventMatching, maxBytes: () => 4096 },
  value: EventMatching,
  run: async (call) => {
    const { account, body } = call;
    const refused = await refuse(call, body);
    if (refused) return fail(refused);
    const { records } = await serviceRuntime();
    await keepEventMatching(records, account.id, {
      isOn: body.isOn,
      candidateIndex: body.candidateIndexId ?? undefined,
      jobIndex: body.jobIndexId ?? undefined,
      leastScore: body.leastScore,
    });
    return read(call);
  },
});

import type { SearchMatchSettingsData } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { type DescribedProfile, isBare, monthAt, type ScoreOptions } from '@/lib/engine/matcher';
import type { OperationFailure } from '../outcome';
import { type AskedWeights, readWeights } from './weights';

type Asked = AskedWeights & { settings?: SearchMatchSettingsData | null | undefined };

/**
 * Returns the scoring options of a request, and the month from which the last use of skills is counted. Titles are
 * always compared by meaning, whatever the value of `NormalizeJobTitles`, unless they must be identical.
 */
export function readOptions(asked: Asked, now = Date.now()): Result<ScoreOptions, OperationFailure> {
  const preferred = readWeights(asked);
  if (!preferred.ok) return preferred;
  const exactTitles = asked.settings?.positionTitlesMustHaveAnExactMatch === true;
  return succeed({ exactTitles, preferred: preferred.value, month: monthAt(now) });
}

/** Returns a document that has anything to be compared by. */
export function withData<Of extends DescribedProfile>(
  described: Of,
  member: string,
): Result<Of, OperationFailure> {
  if (!isBare(described.profile)) return succeed(described);
  return fail({
    code: 'InsufficientData',
    message: `${member} has nothing that could be compared: no job title, no skill, no text.`,
  });
}

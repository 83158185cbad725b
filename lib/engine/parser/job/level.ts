import type { ParsedJob } from '@/lib/contracts';
import { executiveTypeOf, MANAGEMENT, managementScoreOf } from '../../taxonomy';

/** Level of the job, by the wording of its titles (parsing.md: ManagementLevel, ExecutiveType). */

export type Level = Required<
  Pick<ParsedJob, 'currentJobIsManagement' | 'highestManagementScore' | 'managementLevel' | 'executiveType'>
>;

/** The bands of the score (parsing.md, ManagementScore): 0-29 low, 30-59 mid, 60 and above high. */
function levelOf(score: number): 'None' | 'Low' | 'Mid' | 'High' {
  if (score >= 60) return 'High';
  if (score >= 30) return 'Mid';
  return score > 0 ? 'Low' : 'None';
}

export function readLevel(title: string | undefined): Level {
  const score = managementScoreOf(title ?? '');
  return {
    currentJobIsManagement: score >= MANAGEMENT,
    highestManagementScore: score > 0 ? { value: score } : null,
    managementLevel: levelOf(score),
    executiveType: executiveTypeOf(title ?? ''),
  };
}

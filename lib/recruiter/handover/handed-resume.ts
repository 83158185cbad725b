import type { ParsedResume } from '@/lib/contracts';
import { blindOf } from '../candidates/blind-line';
import { quoted } from '../ground/quoted';
import type { Executor } from '../ground/store';
import { currentParse, type DossierRow } from '../records/stored';
import type { HandoverLevel } from './types';

const SHORTEST_NAME = 3;

function employersOf(resume: ParsedResume): string[] {
  const names = (resume.employmentHistory?.positions ?? []).flatMap(({ employer }) => [
    employer?.name?.raw,
    employer?.name?.normalized,
    employer?.otherFoundName?.raw,
    employer?.otherFoundName?.normalized,
  ]);
  const known = names.flatMap((name) => (name && name.trim().length >= SHORTEST_NAME ? [name.trim()] : []));
  return [...new Set(known)].sort((a, b) => b.length - a.length);
}

function replaced(value: unknown, names: RegExp): unknown {
  if (typeof value === 'string') return value.replace(names, 'an employer');
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, names)]));
}

/** Returns a resume that names no employer of the person: not in a position, nor in any text, whatever its case. */
export function withoutEmployers(resume: ParsedResume): ParsedResume {
  const names = employersOf(resume);
  const { employmentHistory: history } = resume;
  const positions = history?.positions?.map(({ employer: _employer, ...position }) => position);
  const left = history && positions ? { ...resume, employmentHistory: { ...history, positions } } : resume;
  if (names.length === 0) return left;
  return replaced(left, new RegExp(names.map(quoted).join('|'), 'giu')) as ParsedResume;
}

/**
 * The resume of a candidate as it is handed over. Any version that omits something is made only from the redacted data,
 * so that no text of the CV can reveal omitted fields; null without such data.
 */
export async function handedResume(
  db: Executor,
  candidate: DossierRow,
  { level, employers }: { level: HandoverLevel; employers: boolean },
): Promise<ParsedResume | null> {
  const current = await currentParse<ParsedResume>(db, candidate);
  const shaped = (resume: ParsedResume) => (employers ? resume : withoutEmployers(resume));
  if (level === 'full') return shaped(current.effective);
  if (!current.answer.redacted) return null;
  const { line, resume } = await blindOf(db, candidate);
  const { candidateName, location } = current.effective.contactInformation ?? {};
  const contactInformation =
    level === 'blind'
      ? { candidateName: { formattedName: line.name } }
      : { candidateName: candidateName ?? null, location: { municipality: location?.municipality ?? null } };
  return shaped({ ...resume, contactInformation });
}

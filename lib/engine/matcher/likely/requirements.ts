import { AS_WRITTEN, type Profile } from '../profile';
import { UNTOLD } from '../score/pair';
import {
  askedLevel,
  BY_DEGREE_BELOW,
  BY_LEVELS_BELOW,
  LEAST_EXPERIENCE,
  LEVEL_STEP,
  levelShare,
  NO_EXECUTIVE,
  OTHER_EXECUTIVE,
  UNTOLD_LEVEL,
} from '../score/requirements';
import { UNKNOWN, UNKNOWN_MONTHS } from './columns';
import { byStepsBelow, sqlNumber, weightedSum } from './sql';

/** Requirements of a source beyond the work itself, over the columns of an index, as in `score/requirements.ts`. */

const untold = (category: keyof typeof UNTOLD) => sqlNumber(UNTOLD[category] / 100);
const meanOf = (conditions: readonly string[]) =>
  weightedSum(conditions.map((of) => ({ weight: 1 / conditions.length, of })));

export function educationLike({ degree }: Profile): string {
  const share = byStepsBelow('degree_level', degree ?? 0, BY_DEGREE_BELOW);
  return `if(degree_level = ${UNKNOWN}, ${untold('education')}, ${share})`;
}

export function languagesLike({ languages: { keys, levels } }: Profile): string {
  const matches = Array.from(keys, (key, at) => {
    const wanted = askedLevel(levels[at] ?? 0);
    const level = `language_levels[indexOf(language_keys, ${key})]`;
    const share = byStepsBelow(level, wanted, BY_LEVELS_BELOW.slice(0, wanted));
    const untoldLevels = levelShare(wanted, AS_WRITTEN) === undefined ? `(0, ${AS_WRITTEN})` : '(0)';
    const known = wanted > 0 ? `if(${level} in ${untoldLevels}, ${sqlNumber(UNTOLD_LEVEL)}, ${share})` : '1.';
    return `if(has(language_keys, ${key}), ${known}, 0.)`;
  });
  return `if(empty(language_keys), ${untold('languages')}, ${meanOf(matches)})`;
}

export function certificationsLike({ certifications: { keys } }: Profile): string {
  const found = meanOf(
    Array.from(keys, (key) => `toFloat64(has(certificate_keys, ${key}) or has(marks, ${key}))`),
  );
  return `greatest(${found}, if(empty(certificate_keys), ${untold('certifications')}, 0.))`;
}

export function executiveLike({ executiveType }: Profile): string {
  const [none, other] = [sqlNumber(NO_EXECUTIVE), sqlNumber(OTHER_EXECUTIVE)];
  return `multiIf(executive = ${UNKNOWN}, ${none}, executive = ${executiveType ?? UNKNOWN}, 1., ${other})`;
}

export function managementLike({ kind, managementLevel, experience }: Profile): string {
  const steps = `(${managementLevel ?? 0} - toInt16(management))`;
  const { below, above } = LEVEL_STEP;
  const told =
    managementLevel === undefined
      ? '1.'
      : `if(management = ${UNKNOWN}, 1., 1 - if(${steps} > 0, ${below} * ${steps}, ${above} * -${steps}))`;
  const months = experience ?? 0;
  const share =
    kind === 'job'
      ? `least(experience / ${Math.max(months, 1)}, 1)`
      : `least(${months} / greatest(experience, 1), 1)`;
  const isAsked = experience !== undefined && (kind === 'resume' || months > 0);
  const length = isAsked
    ? `if(experience = ${UNKNOWN_MONTHS}, 1., ${LEAST_EXPERIENCE} + ${1 - LEAST_EXPERIENCE} * ${share})`
    : '1.';
  const unknown = [
    ...(managementLevel === undefined ? [] : [`management = ${UNKNOWN}`]),
    ...(experience === undefined ? [] : [`experience = ${UNKNOWN_MONTHS}`]),
  ];
  return `if(${unknown.join(' and ') || 'true'}, ${untold('managementLevel')}, greatest(${told} * ${length}, 0.))`;
}

import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../../kernel';
import {
  executiveTypeOf,
  jobLevelOf,
  MANAGEMENT,
  managementLevelOf,
  managementScoreOf,
} from '../../../taxonomy';
import type { ParsedPosition } from '../entries/model';
import { attentionNeeded } from './attention';
import { monthsOf, type Span, spanOfPosition } from './months';
import { inWords, SUMMARY_TEXTS } from './summary-texts';

/** Joint facts of the positions (parsing.md, ExperienceSummary), and those of each compared with the others. */

type ExperienceSummary = NonNullable<NonNullable<ParsedResume['employmentHistory']>['experienceSummary']>;

function titleOf(position: ParsedPosition): string {
  return position.jobTitle?.raw ?? '';
}

function spansOf(positions: readonly ParsedPosition[]): Span[] {
  return positions.flatMap((position) => spanOfPosition(position) ?? []);
}

function isManagement(position: ParsedPosition): boolean {
  return managementScoreOf(titleOf(position)) >= MANAGEMENT;
}

/** Returns the current position, or the one that ended last. */
export function latestPosition(positions: readonly ParsedPosition[]): ParsedPosition | undefined {
  const endOf = (position: ParsedPosition) =>
    position.isCurrent ? '9999' : (position.endDate?.date ?? position.startDate?.date ?? '');
  return [...positions].sort((a, b) => endOf(b).localeCompare(endOf(a)))[0];
}

function employerKey(position: ParsedPosition): string {
  return fold(position.employer?.name?.raw ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
}

function averageMonths(positions: readonly ParsedPosition[]): number | undefined {
  const spans = new Map<string, Span[]>();
  positions.forEach((position, at) => {
    const span = spanOfPosition(position);
    const key = employerKey(position) || `#${at}`;
    if (span) spans.set(key, [...(spans.get(key) ?? []), span]);
  });
  if (spans.size === 0) return undefined;
  const total = [...spans.values()].reduce((sum, list) => sum + monthsOf(list), 0);
  return Math.round(total / spans.size);
}

/**
 * Index from 0 for short-term work to 100 for direct hire: long stays raise it, contracts and self-employment lower it.
 */
function predictiveIndex(
  positions: readonly ParsedPosition[],
  average: number | undefined,
): number | undefined {
  if (positions.length === 0 || average === undefined) return undefined;
  const share = (test: (position: ParsedPosition) => boolean) =>
    positions.filter(test).length / positions.length;
  const shortTerm = share(({ jobType }) => jobType === 'contract' || jobType === 'temp');
  const own = share(({ isSelfEmployed }) => isSelfEmployed === true);
  const stay = Math.min(60, average) - 24;
  return Math.max(0, Math.min(100, Math.round(55 + stay - 55 * shortTerm - 30 * own)));
}

function story(positions: readonly ParsedPosition[], managementMonths: number): string | undefined {
  const managed = positions.filter(isManagement);
  if (managed.length === 0) return undefined;
  const list = managed.slice(0, 5).map((position) => {
    const employer = position.employer?.name?.raw;
    const led = position.numberEmployeesSupervised?.value;
    return `${titleOf(position)}${employer ? ` at ${employer}` : ''}${led ? ` (supervised ${led})` : ''}`;
  });
  return `${managementMonths > 0 ? `${inWords(managementMonths, 'en')} of management experience: ` : 'Management experience: '}${list.join('; ')}.`;
}

function careerText(
  positions: readonly ParsedPosition[],
  language: string,
  months: { all: number; managed: number; average?: number | undefined },
): string {
  const texts = SUMMARY_TEXTS[language] ?? SUMMARY_TEXTS.en;
  if (!texts) return '';
  if (months.all === 0) return texts.none;
  const latest = latestPosition(positions);
  const employer = latest?.employer?.name?.raw;
  return texts
    .describe({
      total: inWords(months.all, language),
      isCurrent: latest?.isCurrent === true,
      ...(months.managed > 0 ? { management: inWords(months.managed, language) } : {}),
      ...(months.average !== undefined ? { average: inWords(months.average, language) } : {}),
      ...(latest?.jobTitle?.raw ? { title: latest.jobTitle.raw } : {}),
      ...(employer ? { employer } : {}),
    })
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replace(/\.\.$/u, '.'))
    .join(' ');
}

/**
 * Returns the title that explains the current level best: the highest of those held now, else that of the latest
 * position.
 */
function mostSenior(positions: readonly ParsedPosition[]): string {
  const current = positions.filter(({ isCurrent }) => isCurrent).map(titleOf);
  const [highest] = current.sort((a, b) => managementScoreOf(b) - managementScoreOf(a));
  const latest = latestPosition(positions);
  return highest ?? (latest ? titleOf(latest) : '');
}

/** Sums the positions up; `language` (ISO 639-1) is that of the description. */
export function summariseExperience(
  positions: readonly ParsedPosition[],
  language: string,
  today: string,
): ExperienceSummary | undefined {
  if (positions.length === 0) return undefined;
  const all = monthsOf(spansOf(positions));
  const managed = monthsOf(spansOf(positions.filter(isManagement)));
  const average = averageMonths(positions);
  const index = predictiveIndex(positions, average);
  const managementStory = story(positions, managed);
  const attention = attentionNeeded(positions, today);
  const currentTitle = mostSenior(positions);
  return {
    description: careerText(positions, language, { all, managed, average }),
    monthsOfWorkExperience: all,
    monthsOfManagementExperience: managed,
    executiveType: executiveTypeOf(currentTitle),
    ...(average !== undefined ? { averageMonthsPerEmployer: average } : {}),
    ...(index !== undefined ? { fulltimeDirectHirePredictiveIndex: index } : {}),
    ...(managementStory ? { managementStory } : {}),
    currentManagementLevel: managementLevelOf(managementScoreOf(currentTitle)),
    managementScore: Math.max(0, ...positions.map((position) => managementScoreOf(titleOf(position)))),
    ...(attention ? { attentionNeeded: attention } : {}),
  };
}

function overlaps(a: Span, b: Span): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** A position with data for its comparison with the others. */
type Compared = { position: ParsedPosition; span: Span | undefined; employer: string; isManaging: boolean };

const idsOf = (compared: readonly Compared[]) => compared.map(({ position }) => position.id);

const monthsTogether = (compared: readonly Compared[]) =>
  monthsOf(compared.flatMap(({ span }) => span ?? []));

/** Adds to each position its job level and the positions that it overlaps or shares the employer with. */
export function relatePositions(
  positions: readonly ParsedPosition[],
  createBullets: boolean,
): ParsedPosition[] {
  const all = positions.map(
    (position): Compared => ({
      position,
      span: spanOfPosition(position),
      employer: employerKey(position),
      isManaging: isManagement(position),
    }),
  );
  return all.map(({ position, span, employer }) => {
    const others = all.filter((other) => other.position.id !== position.id);
    const byDates = span ? others.filter((other) => other.span && overlaps(span, other.span)) : [];
    const byName = employer === '' ? [] : others.filter((other) => other.employer === employer);
    const until = span ? all.filter((other) => other.span && other.span.from <= span.from) : [];
    const managing = until.filter(({ isManaging }) => isManaging);
    const { bullets, ...rest } = position;
    return {
      ...rest,
      relatedToByDates: idsOf(byDates),
      relatedToByCompanyName: idsOf(byName),
      jobLevel: jobLevelOf(titleOf(position), monthsTogether(until), monthsTogether(managing)),
      ...(createBullets && bullets ? { bullets } : {}),
    };
  });
}

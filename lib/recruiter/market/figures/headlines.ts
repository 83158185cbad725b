import type { Formats } from './format';
import type { PanelId } from './panels';
import type { Change, Figure, FigureRow, KeyChange, KeyFigure } from './types';

/** A sentence about what changed or is unusual, and the chart that shows it. */
export type Headline = { about: PanelId; text: string };

/** The parts of a dashboard that headlines are made of. */
export type HeadlineParts = {
  keyFigures: readonly KeyFigure[];
  panels: ReadonlyMap<PanelId, Figure>;
};

/** Charts whose figures are read for headlines. */
export const HEADLINE_PANELS = [
  'growing',
  'employers',
  'itSkillsMoving',
  'professionalSkillsMoving',
] as const;

const MOST = 3;
/** An employer with less than a tenth of all jobs is not unusual. */
const LEAST_SHARE = 0.1;
const LEAST_JOBS = 30;

/** How a key figure is called in a sentence, and the chart that shows its course. */
const SUBJECTS: Readonly<Record<string, { words: string; about: PanelId }>> = {
  new: { words: 'New jobs', about: 'trend' },
  open: { words: 'Open jobs', about: 'trend' },
  ended: { words: 'Jobs that ended', about: 'trend' },
  direct: { words: 'The share of jobs that employers post themselves', about: 'agencies' },
  pay: { words: 'Median pay', about: 'pay' },
  days: { words: 'The median time online', about: 'lifetime' },
};

type Weighed = Headline & { weight: number };

/** Returns the bound of a change that is nearer to none, without its sign: what can be said with caution. */
function cautious({ low, high }: Pick<Change, 'low' | 'high'>): number {
  return low * high <= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
}

const largestFirst = (all: readonly Weighed[]) => [...all].sort((a, b) => b.weight - a.weight);

function changeText(words: string, key: KeyChange, change: Change, formats: Formats): string {
  const { by, bounds } = formats.change(change);
  const count = (n: number) => formats.number(n, { type: 'count' });
  const among = key.mix === 'like' ? ' among jobs of the same kinds' : '';
  const times = `${formats.label(key.of)} against ${formats.label(key.against)}`;
  return `${words} ${change.by > 0 ? 'rose' : 'fell'}${among}: ${by} (${bounds}), ${times}, n ${count(key.n)} and ${count(key.nAgainst)}.`;
}

/** Returns the clear changes of key figures. Pay of other kinds of jobs is no change of pay. */
function keyHeadlines(keyFigures: readonly KeyFigure[], formats: Formats): Weighed[] {
  return keyFigures.flatMap(({ id, changes }) => {
    const subject = SUBJECTS[id];
    if (!subject) return [];
    return changes.flatMap((key) =>
      key.change?.isClear && key.mix !== 'other'
        ? {
            about: subject.about,
            text: changeText(subject.words, key, key.change, formats),
            weight: cautious(key.change),
          }
        : [],
    );
  });
}

/** Returns what the rows of a chart of movers say: columns are change, bounds, before, now. */
function moverHeadlines(
  about: PanelId,
  figure: Figure | undefined,
  textOf: (name: string, before: string, now: string, isRise: boolean) => string,
  formats: Formats,
): Weighed[] {
  if (!figure) return [];
  const { basis, columns } = figure;
  const written = (row: FigureRow, column: number) =>
    formats.number(row.values[column] ?? null, columns[column]?.form ?? { type: 'count' });
  return figure.rows.map((row) => {
    const [by = 0, low = 0, high = 0] = row.values.map((value) => value ?? 0);
    const said = textOf(formats.label(row.label), written(row, 3), written(row, 4), by > 0);
    const ofEach = basis.each ? [basis.each.now, basis.each.before] : [basis.n];
    const n = ofEach.map((count) => formats.number(count, { type: 'count' })).join(' and ');
    return {
      about,
      text: `${said} (${basis.period ?? ''}, n ${n}).`,
      weight: cautious({ low, high }),
    };
  });
}

function skillHeadlines({ panels }: HeadlineParts, formats: Formats): Weighed[] {
  return (['itSkillsMoving', 'professionalSkillsMoving'] as const).flatMap((id) =>
    moverHeadlines(
      id,
      panels.get(id),
      (name, before, now, isRise) =>
        `${name} is asked for in ${now} of new jobs, ${isRise ? 'up' : 'down'} from ${before}`,
      formats,
    ),
  );
}

function employerHeadlines({ panels }: HeadlineParts, formats: Formats): Weighed[] {
  return moverHeadlines(
    'growing',
    panels.get('growing'),
    (name, before, now, isRise) => `${name} posted ${now} new jobs, ${isRise ? 'up' : 'down'} from ${before}`,
    formats,
  );
}

/** Returns who has an unusual share of all jobs, if anybody. */
function concentration({ panels }: HeadlineParts, formats: Formats): Weighed[] {
  const figure = panels.get('employers');
  const first = figure?.rows[0];
  const [jobs = 0, share = 0] = first?.values.map((value) => value ?? 0) ?? [];
  if (!figure || !first || first.isPartial || share < LEAST_SHARE || jobs < LEAST_JOBS) return [];
  const count = (n: number) => formats.number(n, { type: 'count' });
  const text = `${formats.number(share, { type: 'share' })} of these jobs are with one employer, ${formats.label(first.label)} (${count(jobs)} of n ${count(figure.basis.n)}).`;
  return [{ about: 'employers', text, weight: share }];
}

/**
 * Returns what changed most and what is unusual, in at most three sentences, none without its n and one a chart: first the
 * clearest change of a key figure, of a skill and of an employer, each weighed by the bound of its interval nearer to none;
 * then an employer with an unusual share; then the changes that come next.
 */
export function headlinesOf(parts: HeadlineParts, formats: Formats): Headline[] {
  const [key, ...otherKeys] = largestFirst(keyHeadlines(parts.keyFigures, formats));
  const [skill, ...otherSkills] = largestFirst(skillHeadlines(parts, formats));
  const [employer] = largestFirst(employerHeadlines(parts, formats));
  const ordered = [key, skill, employer, ...concentration(parts, formats), ...otherKeys, ...otherSkills];
  const told = new Map<PanelId, Headline>();
  for (const headline of ordered)
    if (headline && headline.weight > 0 && !told.has(headline.about))
      told.set(headline.about, { about: headline.about, text: headline.text });
  return [...told.values()].slice(0, MOST);
}

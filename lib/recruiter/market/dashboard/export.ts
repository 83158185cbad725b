import { z } from 'zod';
import { type CsvColumn, csvOf } from '@/lib/platform/csv';
import type { Actor } from '../../ground/actor';
import type { ExportedFile } from '../../ground/file';
import { done, type Outcome, refused } from '../../ground/outcome';
import { records } from '../../ground/store';
import { audit } from '../../ground/store/audit';
import { defineUseCase, reads } from '../../ground/use-case';
import { xlsxOf } from '../../spreadsheets/table';
import { formatsOf } from '../figures/format';
import { PANEL_IDS, panelTitle } from '../figures/panels';
import type { Figure, FigureRow } from '../figures/types';
import type { MarketReply } from '../search/types';
import type { MarketFilter } from '../search/view';
import { DashboardQuestion, loadFigure } from './load';

export const FIGURE_FORMATS = ['csv', 'xlsx'] as const;

export type FigureFormat = (typeof FIGURE_FORMATS)[number];

const MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Files are the same for everybody, whatever locale they read in. */
const formats = formatsOf('en-GB');

type Line = { label: string; values: readonly (number | null)[]; note?: string };

function lineOf({ label, values, isPartial }: FigureRow): Line {
  const text = formats.label(label);
  return { label: isPartial && label.type === 'period' ? `${text} (so far)` : text, values };
}

/** Returns the lines below the numbers, so that the file explains itself. */
function colophon(figure: Figure, about: readonly [string, string][]): Line[] {
  const { among, period, caution } = figure.basis;
  const n = formats.number(figure.basis.n, { type: 'count' });
  const lines: readonly (readonly [string, string])[] = [
    ...about,
    ['Of', `${n} ${figure.basis.of}`],
    ...(among === undefined ? [] : [['Among', `${formats.number(among, { type: 'count' })} jobs`] as const]),
    ...(period === undefined ? [] : [['Compared', period] as const]),
    ...(caution === undefined ? [] : [['Caution', caution] as const]),
    ['Method', figure.basis.method],
  ];
  return [{ label: '', values: [] }, ...lines.map(([label, note]) => ({ label, values: [], note }))];
}

function columnsOf(figure: Figure): CsvColumn<Line>[] {
  return [
    { heading: figure.subject, cell: ({ label }) => label },
    ...figure.columns.map(
      ({ label }, index): CsvColumn<Line> => ({
        heading: label,
        cell: ({ values, note }) => values[index] ?? (index === 0 ? (note ?? null) : null),
      }),
    ),
  ];
}

/** Information on a figure in its file, other than its numbers. */
type About = {
  id: string;
  title: string;
  /** The question in the words of the API, and the other choices. */
  question: readonly [string, string][];
  format: FigureFormat;
};

/** Filters as the API takes them. */
export function askedText(filters: readonly MarketFilter[]): string {
  return filters.map(({ name, value }) => `${name}=${value}`).join(' & ') || 'All jobs of the market';
}

/** Returns the time of a question: its filters of dates, in the API's form. */
export function askedPeriod(filters: readonly MarketFilter[]): string {
  const ofTime = filters.filter(({ name }) => /^(?:job:)?(?:expiration_)?date(?:__|$)/.test(name));
  return ofTime.length > 0 ? askedText(ofTime) : 'All days';
}

/** Returns a figure as a file. Downloads are noted in the audit log. */
export async function fileOfFigure(
  actor: Actor,
  reply: Outcome<MarketReply<Figure | null>>,
  { id, title, question, format }: About,
): Promise<Outcome<ExportedFile>> {
  if (!reply.ok) return reply;
  if (reply.value.state !== 'found')
    return refused('unavailable', 'The job market cannot answer now. Try again in a moment.');
  const figure = reply.value.found;
  if (!figure) return refused('not-found', 'There is nothing to draw for this question.');
  const source = { name: 'Job market API version 3', of: 'market' };
  return done(await writtenFigure(actor, figure, { id, title, question, format, source }));
}

/** Writes a figure as a file, with where its numbers come from. The download is noted in the audit log. */
export async function writtenFigure(
  actor: Actor,
  figure: Figure,
  { id, title, question, format, source }: About & { source: { name: string; of: string } },
): Promise<ExportedFile> {
  const today = new Date().toISOString().slice(0, 10);
  const lines = [
    ...figure.rows.map(lineOf),
    ...colophon(figure, [['Figure', title], ...question, ['Source', `${source.name}, ${today}`]]),
  ];
  await audit(await records(), {
    actorId: actor.id,
    action: 'list-exported',
    detail: { rows: figure.rows.length, of: source.of },
  });
  const columns = columnsOf(figure);
  const body = format === 'csv' ? Buffer.from(csvOf(columns, lines)) : await xlsxOf(title, columns, lines);
  return { name: `${source.of}-${id}-${today}.${format}`, mediaType: MEDIA_TYPES[format], body };
}

/** Exports a figure of a dashboard as a file: its numbers unrounded, with question, source and method. Any member. */
export const exportFigure = defineUseCase(
  reads('viewer'),
  DashboardQuestion.extend({ id: z.enum(PANEL_IDS), format: z.enum(FIGURE_FORMATS) }),
  async (actor, { id, format, ...question }): Promise<Outcome<ExportedFile>> =>
    fileOfFigure(actor, await loadFigure(id, question), {
      ...{ id, title: panelTitle(id), format },
      question: [
        ['Question', askedText(question.filters)],
        ['Period', askedPeriod(question.filters)],
        ['Time by', question.unit],
      ],
    }),
);

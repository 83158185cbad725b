import { z } from 'zod';
import type { ParsedResume } from '@/lib/contracts';
import { type CsvColumn, csvOf } from '@/lib/platform/csv';
import { blindOf } from '../candidates/blind-line';
import { type Block, profileOf } from '../exports/profile';
import { blocksPdf } from '../exports/profile-pdf';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { currentParse, findDossier } from '../records/stored';
import { xlsxOf } from '../spreadsheets/table';
import { shortlistOf } from './shortlist';
import {
  SHORTLIST_FORMATS,
  type Shortlist,
  type ShortlistEntry,
  type ShortlistFormat,
  type Stage,
} from './types';
import { entriesIn, type ShortlistView, shortlistViewFrom } from './view';

const stageName = (stages: readonly Stage[], id: string) =>
  stages.find((stage) => stage.id === id)?.name ?? '';

/**
 * Returns the columns of the list on screen, and the place and contact data of the people; when blind, without these.
 */
function columnsOf({ stages, blind }: Shortlist): CsvColumn<ShortlistEntry>[] {
  const columns: CsvColumn<ShortlistEntry>[] = [
    { heading: 'Name', cell: ({ candidate }) => candidate.name },
    { heading: 'Stage', cell: ({ stageId }) => stageName(stages, stageId) },
    { heading: 'Rejected because', cell: ({ reason }) => reason },
    { heading: 'Match in per cent', cell: ({ score }) => score },
    { heading: 'Title', cell: ({ candidate }) => candidate.title },
    { heading: 'Employer', cell: ({ candidate }) => candidate.employer },
    { heading: 'City', cell: ({ candidate }) => candidate.city },
    { heading: 'Country', cell: ({ candidate }) => candidate.countryCode },
    { heading: 'Months of experience', cell: ({ candidate }) => candidate.monthsOfExperience },
    { heading: 'Skills', cell: ({ candidate }) => candidate.skills.join('; ') },
    { heading: 'Languages', cell: ({ candidate }) => candidate.languages.join('; ') },
    { heading: 'Degree', cell: ({ candidate }) => candidate.degree },
  ];
  if (blind) return columns;
  return [
    ...columns,
    { heading: 'E-mail', cell: ({ candidate }) => candidate.email },
    { heading: 'Phone', cell: ({ candidate }) => candidate.phone },
    { heading: 'Tags', cell: ({ tags }) => tags.join('; ') },
    { heading: 'Notes', cell: ({ notes }) => notes },
    { heading: 'Added by', cell: ({ addedBy }) => addedBy },
    { heading: 'Added', cell: ({ addedAt }) => addedAt },
  ];
}

function overview({ job, stages }: Shortlist, shown: readonly ShortlistEntry[]): Block[] {
  return [
    { kind: 'name', text: job.title },
    { kind: 'lead', text: [job.employer, job.city].filter(Boolean).join(', ') || 'Shortlist' },
    { kind: 'section', text: `Shortlist: ${shown.length}` },
    ...shown.flatMap(({ candidate, stageId, reason, score }): Block[] => [
      { kind: 'entry', text: candidate.name },
      {
        kind: 'detail',
        text: [
          reason === null ? stageName(stages, stageId) : `Rejected: ${reason}`,
          score !== null && `${score}% match`,
          candidate.title,
          candidate.employer,
        ]
          .filter(Boolean)
          .join('  ·  '),
      },
    ]),
  ];
}

/** Returns the printed profile of one candidate; when blind, with their reference in place of the name. */
async function profileBlocks(db: Executor, entry: ShortlistEntry, blind: boolean): Promise<Block[]> {
  const row = await findDossier(db, entry.candidate.id, 'candidate');
  if (!row) return [];
  if (!blind) return profileOf((await currentParse<ParsedResume>(db, row)).effective);
  const { line, resume } = await blindOf(db, row);
  return profileOf({ ...resume, contactInformation: { candidateName: { formattedName: line.name } } });
}

async function dossier(
  db: Executor,
  shortlist: Shortlist,
  shown: readonly ShortlistEntry[],
): Promise<Uint8Array> {
  const parts = [overview(shortlist, shown)];
  for (const entry of shown) parts.push(await profileBlocks(db, entry, shortlist.blind));
  return blocksPdf(
    parts.filter((blocks) => blocks.length > 0),
    { title: `Shortlist: ${shortlist.job.title}` },
  );
}

const MEDIA_TYPES: Record<ShortlistFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

async function bodyOf(
  format: ShortlistFormat,
  shortlist: Shortlist,
  view: ShortlistView,
): Promise<Uint8Array> {
  const shown = entriesIn(shortlist.entries, view);
  if (format === 'pdf') return dossier(await records(), shortlist, shown);
  const columns = columnsOf(shortlist);
  return format === 'csv' ? Buffer.from(csvOf(columns, shown)) : xlsxOf(shortlist.job.title, columns, shown);
}

/**
 * Exports a shortlist as a file: the candidates in the view of these parameters, in its order, blind where it is. Any
 * member.
 */
export const exportShortlist = defineUseCase(
  reads('viewer'),
  z.object({ jobId: recordId, format: z.enum(SHORTLIST_FORMATS), params: z.instanceof(URLSearchParams) }),
  async (actor, { jobId, format, params }): Promise<Outcome<ExportedFile>> => {
    const view = shortlistViewFrom(params);
    const shortlist = await shortlistOf(actor, { jobId, blind: view.blind });
    if (!shortlist.ok) return shortlist;
    const body = await bodyOf(format, shortlist.value, view);
    const detail = { format, blind: view.blind ? 1 : 0 };
    await audit(await records(), { actorId: actor.id, action: 'shortlist-exported', subject: jobId, detail });
    const name = `Shortlist ${shortlist.value.job.title}${view.blind ? ' (blind)' : ''}.${format}`;
    return done({ name, mediaType: MEDIA_TYPES[format], body });
  },
);

import type { Line } from '@/lib/engine/documents';
import { passes } from '../../shared/passes';
import type { Section } from '../headings/kinds';
import type { TaggedLines } from '../tagger';
import type { Opening } from './judgement';
import { withWholeDates } from './ruled-forms';
import { withUnannounced } from './unannounced';

/** The lines of a document as its sections are read from them. */
export const withReadableLines = passes<readonly Line[]>(
  'document',
  (lines) => lines.map(({ text }) => text),
  [
    {
      name: 'ruled forms',
      why: 'the ruled form of Japanese CVs has columns of their own for year and month',
      apply: withWholeDates,
    },
  ],
);

/** The lines that open sections, without those that only look so. */
export const withTrueOpenings = passes<readonly Opening[], ReadonlySet<number>>(
  'headings',
  (openings) => openings.map(({ kind, heading }) => `${kind}: ${heading}`),
  [
    {
      name: 'titles of tables',
      why: '"Degree", "School" and "Year" in one row name the columns of a table',
      apply: (openings, titles) => openings.filter(({ index }) => !titles.has(index)),
    },
  ],
);

/** The sections with those that nothing announces. */
export const withAllSections = passes<readonly Section[], () => TaggedLines>(
  'sections',
  (sections) =>
    sections.map(
      ({ kind, heading, firstLine, lines }) =>
        `${kind} "${heading}" from line ${firstLine}, ${lines.length} lines`,
    ),
  [
    {
      name: 'unannounced',
      why: 'jobs and studies that no heading announces, told by what each line is',
      apply: withUnannounced,
    },
  ],
);

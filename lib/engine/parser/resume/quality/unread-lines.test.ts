import { expect, it } from 'vitest';
import { quotedIn } from '@/lib/contracts/parsing/quality-codes';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { writtenDocument } from '../../shared/testing/written';
import { unreadLinesOf } from './unread-lines';

const { strings } = loadTaxonomies(taxonomyPlaces(process.cwd(), 'none'));

/** The names that nobody read in a list of jobs of which the lines `read` are part of an entry. */
function unreadIn(text: string, read: number[], employers: string[] = []) {
  const lines = writtenDocument(text).lines.map((line, index) => ({ line, index }));
  const section = {
    kind: 'workHistory',
    type: null,
    alsoKinds: [],
    heading: '',
    firstLine: 0,
    lastLine: 9,
  } as const;
  const entries = employers.map((raw, n) => ({ id: `POS-${n}`, employer: { name: { raw } } }));
  const sections = [{ ...section, alsoKinds: [], lines }];
  return unreadLinesOf(sections, new Set(read), entries, strings).map((line) => line.text);
}

const JOBS = `Warehouse supervisor
Brackwater Logistics Ltd
Pharmacy assistant
and what else there was to do in those years`;

it('tells of a name of which no entry has the line', () =>
  expect(unreadIn(JOBS, [0, 1])).toEqual(['Pharmacy assistant']));

it('tells of no name whose words an entry has', () =>
  expect(unreadIn(JOBS, [0, 2], ['Brackwater Logistics Ltd'])).toEqual([]));

it('knows nothing without a model of strings', () =>
  expect(unreadLinesOf([], new Set(), [], undefined)).toEqual([]));

it('gives messages that the app finds the lines in', () =>
  expect(quotedIn('No entry has these lines. Compare. (Cook (part-time); Baker)')).toEqual([
    'Cook (part-time)',
    'Baker',
  ]));

import { expect, it } from 'vitest';
import { callsFound } from './calls-found';
import { markedParts } from './marked';

const chapters = [
  {
    title: 'Indexes',
    endpoints: [
      {
        id: 'indexResume',
        method: 'POST',
        path: '/v10/index/{indexId}/resume/{documentId}',
        title: 'Add a resume',
      },
      { id: 'listIndexes', method: 'GET', path: '/v10/index', title: 'List indexes' },
    ],
  },
  {
    title: 'Parsing',
    endpoints: [{ id: 'parseResume', method: 'POST', path: '/v10/parser/resume', title: 'Parse a resume' }],
  },
];

it('finds calls by their names, paths and ids', () => {
  const ids = (typed: string) => callsFound(chapters, typed).map(({ id }) => id);
  expect(ids('parse')).toEqual(['parseResume']);
  expect(ids('resume index')).toEqual(['indexResume']);
  expect(ids('list')).toEqual(['listIndexes']);
  expect(ids('V10/PARSER')).toEqual(['parseResume']);
  expect(ids(' ')).toEqual([]);
  expect(ids('nowhere')).toEqual([]);
});

it('marks words in either case, and characters that mean something elsewhere as they are', () => {
  expect(markedParts('Rate limits and limits', 'LIMITS')).toEqual(['Rate ', 'limits', ' and ', 'limits', '']);
  expect(markedParts('a (b) c', '(b')).toEqual(['a ', '(b', ') c']);
  expect(markedParts('a', '')).toEqual(['a']);
});

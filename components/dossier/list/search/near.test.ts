import { describe, expect, it } from 'vitest';
import { questionOf, tokenAt } from '@/components/query-bar/bar-text';
import { CANDIDATES } from '@/components/resume/list/candidates';
import { listViewFrom } from '../list-view';
import { viewOf } from './ask';
import { searchFaults } from './chips-and-faults';
import { completionsOf } from './completion';
import { fieldsOf } from './fields';

const fields = fieldsOf('candidate');
const first = listViewFrom(CANDIDATES, {});

describe('a distance in the bar', () => {
  it.each([
    ['near=London__30', ['London__30']],
    ['near=London within 20 km', ['London__20']],
    ['near=New York 5km', ['New York__5']],
    ['glazier near=London, Ontario', ['London, Ontario__30']],
  ])('%s asks for %j', (text, near) => {
    const read = viewOf(CANDIDATES, first, { question: questionOf(text), edited: null, fields });
    expect(read).toMatchObject({ view: { query: { filters: { near } } } });
    expect('view' in read && CANDIDATES.chips(read.view.query.filters)[0]?.label).toMatch(
      /^Within \d+ km of \w/,
    );
  });

  it.each(['near=12__30', 'near=London__far', 'near=London__2000'])('%s is refused', (text) => {
    const read = viewOf(CANDIDATES, first, { question: questionOf(text), edited: null, fields });
    expect(read).toMatchObject({ faults: [{ message: expect.stringContaining('London__30') }] });
  });

  it('is completed by places of the list, then by what is typed', () => {
    const text = 'near=lee';
    const suggested = [{ field: 'near', value: 'Leeds', count: 4 }];
    const offered = completionsOf(tokenAt(text, text.length), { kind: 'candidate', fields, suggested });
    expect(offered.map(({ label }) => label)).toEqual([
      'Leeds, within 30 km',
      'Leeds, within 10 km',
      'Leeds, within 50 km',
      'Leeds, within 100 km',
      'lee, within 30 km',
      'lee, within 10 km',
      'lee, within 50 km',
      'lee, within 100 km',
    ]);
  });

  it('from an unknown place is marked where it was typed', () => {
    const places = { faults: [{ value: 'Qwghlm__30', message: 'Unknown.' }], pending: 0 };
    const understood = { faults: [], widened: [], didYouMean: null, terms: [], places };
    expect(searchFaults('', understood)).toEqual([
      { message: 'Unknown.', place: { before: 'near=', text: 'Qwghlm__30', after: '', start: 0, end: 6 } },
    ]);
  });
});

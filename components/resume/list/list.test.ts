import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allToggled,
  extendedTo,
  keptFor,
  moved,
  NOTHING_SELECTED,
  toggledAt,
} from '@/components/dossier/list/selection';
import { CANDIDATE_COLUMNS } from '@/lib/recruiter/vocabulary';
import { filterChips } from './filters';
import {
  candidateHref,
  csvHref,
  DEFAULT_COLUMNS,
  filteredBy,
  listHref,
  listViewFrom,
  listViewParams,
  onPage,
  searching,
  sortedBy,
  togglingColumn,
  unfiltered,
} from './list-view';

const first = listViewFrom({});

describe('the list in its URL', () => {
  it('is the bare path by default', () => {
    expect(listHref(first)).toBe('/candidates');
    expect(first.columns).toEqual(DEFAULT_COLUMNS);
  });

  it('reads back every view it writes', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray([...CANDIDATE_COLUMNS]),
        fc.constantFrom('name', 'added', 'experience'),
        fc.uniqueArray(fc.stringMatching(/^[a-z &=,%+]{1,8}$/), { maxLength: 3 }),
        (search, columns, sort, tags) => {
          const asked = filteredBy(sortedBy(searching(first, search.slice(0, 200)), sort), { tags });
          const view = columns.reduce(togglingColumn, asked);
          const read = listViewFrom(new URLSearchParams(listViewParams(view)));
          expect(read).toEqual(view);
        },
      ),
    );
  });

  it('begins at the first page when the question changes', () => {
    const third = onPage(first, 3);
    expect(searching(third, 'x').query.page).toBe(1);
    expect(sortedBy(third, 'name').query.page).toBe(1);
    expect(filteredBy(third, { sample: true }).query.page).toBe(1);
  });

  it('turns the order round when sorted by the same column again', () => {
    const byName = sortedBy(first, 'name');
    expect(byName.query.direction).toBe('asc');
    expect(sortedBy(byName, 'name').query.direction).toBe('desc');
  });

  it('never hides the name', () => {
    expect(togglingColumn(first, 'name').columns).toContain('name');
    expect(listViewFrom({ columns: 'email' }).columns).toEqual(['name', 'email']);
  });

  it('leads to a candidate and back, and to a CSV of all pages', () => {
    const view = onPage(searching(first, 'nurse'), 2);
    expect(candidateHref('a/b', view)).toBe('/candidates/a%2Fb?q=nurse&page=2');
    expect(csvHref(view)).not.toContain('page=');
    expect(csvHref(view)).toContain('columns=name%2Ctitle');
  });

  it('names each filter and knows the list without it', () => {
    const view = filteredBy(first, {
      countries: ['DE', 'FR'],
      minimumMonths: 24,
      maximumMonths: 59,
      sample: false,
    });
    const chips = filterChips(view.query.filters);
    expect(chips.map(({ label }) => label)).toEqual(['Germany', 'France', '2 to 5 years', 'Without samples']);
    const bare = chips.reduce((narrowed, chip) => {
      const next = filterChips(narrowed.query.filters).find(({ key }) => key === chip.key);
      return next ? filteredBy(narrowed, next.without) : narrowed;
    }, view);
    expect(bare.query.filters).toEqual({});
    expect(unfiltered(view).query.filters).toEqual({});
  });
});

describe('choosing rows', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  it('enters at the near end and stops at both ends', () => {
    expect(moved(NOTHING_SELECTED, 1, 5).cursor).toBe(0);
    expect(moved(NOTHING_SELECTED, -1, 5).cursor).toBe(4);
    expect(moved({ ...NOTHING_SELECTED, cursor: 4 }, 1, 5).cursor).toBe(4);
    expect(moved({ ...NOTHING_SELECTED, cursor: 2 }, Number.NEGATIVE_INFINITY, 5).cursor).toBe(0);
    expect(moved(NOTHING_SELECTED, 1, 0)).toBe(NOTHING_SELECTED);
  });

  it('extends from the row chosen last, forwards and backwards', () => {
    const third = toggledAt(NOTHING_SELECTED, ids, 2);
    expect([...extendedTo(third, ids, 4).chosen]).toEqual(['c', 'd', 'e']);
    expect([...extendedTo(third, ids, 0).chosen].sort()).toEqual(['a', 'b', 'c']);
    expect([...toggledAt(third, ids, 2).chosen]).toEqual([]);
  });

  it('chooses all, then none', () => {
    const all = allToggled(NOTHING_SELECTED, ids);
    expect(all.chosen.size).toBe(5);
    expect(allToggled(all, ids).chosen.size).toBe(0);
  });

  it('forgets rows that are gone', () => {
    const all = allToggled({ ...NOTHING_SELECTED, cursor: 4 }, ids);
    const kept = keptFor(all, ['b', 'z']);
    expect([...kept.chosen]).toEqual(['b']);
    expect(kept.cursor).toBe(1);
  });
});

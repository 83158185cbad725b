import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dossierHref,
  exportHref,
  filteredBy,
  listHref,
  listViewFrom,
  listViewParams,
  onPage,
  orderOf,
  searching,
  shownColumns,
  sortedBy,
  togglingColumn,
  unfiltered,
} from '@/components/dossier/list/list-view';
import {
  allToggled,
  extendedTo,
  keptFor,
  moved,
  NOTHING_SELECTED,
  toggledAt,
} from '@/components/dossier/list/selection';
import { CANDIDATE_COLUMNS } from '@/lib/recruiter/vocabulary';
import { CANDIDATES } from './candidates';
import { filterChips } from './filters';

const first = listViewFrom(CANDIDATES, {});

describe('the list in its URL', () => {
  it('is the bare path by default', () => {
    expect(listHref(CANDIDATES, first)).toBe('/candidates');
    expect(first.columns).toEqual(CANDIDATES.defaultColumns);
  });

  it('reads back every view it writes', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.subarray([...CANDIDATE_COLUMNS]),
        fc.constantFrom('name', 'added', 'experience'),
        fc.uniqueArray(fc.stringMatching(/^[a-z &=,%+]{1,8}$/), { maxLength: 3 }),
        (search, columns, sort, tags) => {
          const asked = filteredBy(sortedBy(CANDIDATES, searching(first, search.slice(0, 200)), sort), {
            tags,
          });
          const view = columns.reduce((shown, column) => togglingColumn(CANDIDATES, shown, column), asked);
          const read = listViewFrom(CANDIDATES, new URLSearchParams(listViewParams(CANDIDATES, view)));
          expect(read).toEqual(view);
        },
      ),
    );
  });

  it('begins at the first page when the question changes', () => {
    const third = onPage(first, 3);
    expect(searching(third, 'x').query.page).toBe(1);
    expect(sortedBy(CANDIDATES, third, 'name').query.page).toBe(1);
    expect(filteredBy(third, { sample: true }).query.page).toBe(1);
  });

  it('turns the order round when sorted by the same column again', () => {
    const byName = sortedBy(CANDIDATES, first, 'name');
    expect(byName.query.direction).toBe('asc');
    expect(sortedBy(CANDIDATES, byName, 'name').query.direction).toBe('desc');
  });

  it('has the distance, the nearest first, wherever one is asked for', () => {
    const near = filteredBy(first, { near: ['Leeds__30'] });
    expect(shownColumns(CANDIDATES, first)).not.toContain('distance');
    expect(shownColumns(CANDIDATES, near)).toContain('distance');
    expect(orderOf(first)).toEqual({ sort: 'updated', direction: 'desc' });
    expect(orderOf(near)).toEqual({ sort: 'distance', direction: 'asc' });
    expect(orderOf(searching(near, 'nurse')).sort).toBe('relevance');
    const turned = sortedBy(CANDIDATES, near, 'distance');
    expect(orderOf(turned)).toEqual({ sort: 'distance', direction: 'desc' });
    expect(orderOf(filteredBy(turned, { near: undefined })).sort).toBe('updated');
    expect(exportHref(CANDIDATES, near, 'csv')).toContain('location%2Cdistance');
    expect(exportHref(CANDIDATES, first, 'csv')).not.toContain('distance');
  });

  it('never hides the name', () => {
    expect(togglingColumn(CANDIDATES, first, 'name').columns).toContain('name');
    expect(listViewFrom(CANDIDATES, { columns: 'email' }).columns).toEqual(['name', 'email']);
  });

  it('leads to a candidate and back, and to a CSV of all pages', () => {
    const view = onPage(searching(first, 'nurse'), 2);
    expect(dossierHref(CANDIDATES, 'a/b', view)).toBe('/candidates/a%2Fb?q=nurse&page=2');
    expect(exportHref(CANDIDATES, view, 'csv')).not.toContain('page=');
    expect(exportHref(CANDIDATES, view, 'csv')).toContain('columns=name%2Ctitle');
  });

  it('says how many of several skills are asked for', () => {
    const chips = (minimumSkills: number) =>
      filterChips({ skills: ['Steel', 'MIG', 'TIG'], minimumSkills }).map(({ label }) => label);
    expect(chips(3)).toEqual(['All 3 skills', 'Steel', 'MIG', 'TIG']);
    expect(chips(2)[0]).toBe('2 or more of 3 skills');
    expect(chips(1)).toEqual(['Steel', 'MIG', 'TIG']);
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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import { deleteSavedSearch, listSavedSearches, saveSearch } from '.';
import { ask, opened } from './testing/visits';

beforeAll(fillIndexes);
afterAll(stopService);

it('keeps the searches of a user, and of nobody else', async () => {
  const UIOptions = { Username: 'mary', ShowSavedSearches: true };
  const mine = await opened(UIOptions);
  const search = { Name: 'Welders', FilterCriteria: { Employers: ['Acme'] } };
  for (const _ of [1, 2]) await ask(saveSearch, mine.session, { cookie: mine.cookie, body: search });
  const again = await opened(UIOptions);
  const { json } = await ask(listSavedSearches, again.session, { cookie: again.cookie });
  expect(json.Searches).toEqual([{ ...search, Id: expect.any(String) }]);
  const other = await opened({ ...UIOptions, Username: 'nora' });
  const path = { search: json.Searches[0].Id };
  const none = await ask(deleteSavedSearch, other.session, { cookie: other.cookie, body: {}, path });
  expect(none.json.Searches).toEqual([]);
  const left = await ask(deleteSavedSearch, mine.session, { cookie: mine.cookie, body: {}, path });
  expect(left.json.Searches).toEqual([]);
});

it('keeps one search of a name, however many save it at once, and deletes none where none are shown', async () => {
  const UIOptions = { Username: 'olga', ShowSavedSearches: true };
  const { session: id, cookie } = await opened(UIOptions);
  const save = (Name: string) => ask(saveSearch, id, { cookie, body: { Name, FilterCriteria: {} } });
  await Promise.all(['Cooks', 'cooks', 'COOKS', 'Cooks'].map(save));
  const { json } = await ask(listSavedSearches, id, { cookie });
  expect(json.Searches).toHaveLength(1);
  const hidden = await opened({ ...UIOptions, ShowSavedSearches: false });
  const path = { search: json.Searches[0].Id };
  const refused = await ask(deleteSavedSearch, hidden.session, { cookie: hidden.cookie, body: {}, path });
  expect(refused.status).toBe(404);
  expect((await ask(listSavedSearches, id, { cookie })).json.Searches).toHaveLength(1);
});

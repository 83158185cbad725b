import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../faults/client.ts';
import { cvOf } from '../faults/made-up.ts';
import type { App } from './app.ts';

/** Changes to a candidate in the app, and how a search detects them. */

export type Person = { id: string; number: number };
export type Place = { app: App; client: Client; index: string };

/** A change: the request, and the filters that find the candidate afterwards; `gone` if they find nothing. */
export type Change = {
  name: string;
  send: (place: Place, person: Person) => Promise<unknown>;
  filters: (person: Person) => object;
  gone?: boolean;
};

const LOOKED_EACH_MS = 10;
const READ_EACH_MS = 100;
const LETTERS = 'bcdfghjklm';

/** Returns a word that only the document of this person has: nothing but letters, as titles are. */
export function markOf({ number }: Person, what: string): string {
  const digits = [...String(number)].map((digit) => LETTERS[Number(digit)]).join('');
  return `${what}q${digits}x`;
}

const byId = ({ id }: Person) => ({ DocumentIds: [id] });

/** Sends a newer CV of the same person and waits until it is read and held as one that is known. */
async function sendNewer({ client }: Place, person: Person): Promise<string> {
  const batch = await client.startUpload();
  const { name, text } = cvOf(person.number);
  const item = await client.sendFile(batch, {
    name: `newer-${name}`,
    text: text.replace('Bookkeeper', `Bookkeeper ${markOf(person, 'newer')}`),
  });
  for (;;) {
    const { finished } = await client.upload(batch);
    if (finished) return item;
    await pause(READ_EACH_MS);
  }
}

/** Items that wait for a decision, by the number of their person. */
const newer = new Map<number, string>();

/** Prepares the changes before the clock starts. */
export async function prepare(place: Place, people: readonly Person[]): Promise<void> {
  for (const person of people) newer.set(person.number, await sendNewer(place, person));
}

export const CHANGES: readonly Change[] = [
  {
    name: 'title corrected',
    send: ({ app }, person) => correctTitle(app, person, markOf(person, 'title')),
    filters: (person) => ({ JobTitles: [{ Title: markOf(person, 'title') }] }),
  },
  {
    name: 'skill added',
    send: ({ app }, person) =>
      app.act('correctDossier', {
        id: person.id,
        path: 'skills.raw',
        value: [{ name: 'Payroll' }, { name: markOf(person, 'skill') }],
      }),
    filters: (person) => ({ Skills: [{ SkillName: markOf(person, 'skill') }] }),
  },
  {
    name: 'tagged',
    send: ({ app }, person) =>
      app.act('changeTags', { ids: [person.id], add: [markOf(person, 'tag')], remove: [] }),
    filters: (person) => ({ UserDefinedTags: [markOf(person, 'tag')] }),
  },
  {
    name: 'newer CV merged',
    send: ({ app }, { id, number }) =>
      app.act('decideDuplicates', [{ itemId: newer.get(number), decision: 'merge', dossierId: id }]),
    filters: (person) => ({ SearchExpression: markOf(person, 'newer') }),
  },
  {
    name: 'moved to the bin',
    send: ({ app }, { id }) => app.act('binDossiers', { ids: [id] }),
    filters: byId,
    gone: true,
  },
  { name: 'restored', send: ({ app }, { id }) => app.act('restoreDossiers', { ids: [id] }), filters: byId },
];

export function correctTitle(app: App, { id }: Person, title: string): Promise<unknown> {
  const path = 'employmentHistory.positions.0.jobTitle.raw';
  return app.act('correctDossier', { id, path, value: `Keeper ${title}` });
}

/** Returns how many documents of the index a search finds. */
export async function countOf({ app, index }: Place, FilterCriteria: object): Promise<number> {
  const found = await app.api.post('/v10/searcher', { IndexIdsToSearchInto: [index], FilterCriteria });
  return (found as { TotalCount: number }).TotalCount;
}

/** Makes a change; gives the milliseconds until it was acknowledged, and until a search has it. */
export async function timeOf(place: Place, person: Person, { send, filters, gone }: Change) {
  const startedAt = performance.now();
  const sinceStart = () => performance.now() - startedAt;
  const look = async () => {
    while ((await countOf(place, filters(person))) !== (gone ? 0 : 1)) await pause(LOOKED_EACH_MS);
    return sinceStart();
  };
  const [acknowledged, found] = await Promise.all([send(place, person).then(sinceStart), look()]);
  return { acknowledged, found };
}

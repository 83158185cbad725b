import { DAY_MS, dayIn, type InterviewDraft } from './interview-form';

/** What is entered of an offer of times; a time has a key, so that a list of them keeps its rows apart. */
export type OfferDraft = Omit<InterviewDraft, 'day' | 'time'> & {
  times: { key: string; day: string; time: string }[];
  days: number;
};

function dayAfter(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns whether nobody works on this day, as a rule. */
function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Returns the time to offer after these: the same hour on the next day of the week. */
export function nextTime(times: OfferDraft['times'], today: string): OfferDraft['times'][number] {
  const last = times.at(-1);
  let day = dayAfter(last?.day || today, 1);
  while (day && isWeekend(day)) day = dayAfter(day, 1);
  return { key: crypto.randomUUID(), day, time: last?.time || '10:00' };
}

/** Returns a new offer: three days from tomorrow on at ten, with the member who makes it. */
export function newOffer(me: { id: string; timeZone: string; canInvite: boolean }): OfferDraft {
  const today = dayIn(me.timeZone, Date.now());
  const times: OfferDraft['times'] = [];
  while (times.length < 3) times.push(nextTime(times, today));
  return {
    ...{ kind: 'video', minutes: 60, timeZone: me.timeZone, place: '', memberIds: [me.id], times },
    ...{ days: 7, invite: me.canInvite, note: '' },
  };
}

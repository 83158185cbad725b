import {
  DAY_MS,
  dayIn,
  FIRST_HOUR,
  freeHour,
  type InterviewDraft,
  type Proposing,
  USUAL_MINUTES,
} from './interview-form';

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

/** Returns the time to offer after these: on the next day of the week, at the same hour or when nothing else is held. */
export function nextTime(
  times: OfferDraft['times'],
  me: Pick<Proposing, 'timeZone' | 'taken'>,
  hour = times[0]?.time || FIRST_HOUR,
): OfferDraft['times'][number] {
  const last = times.at(-1);
  let day = dayAfter(last?.day || dayIn(me.timeZone, Date.now()), 1);
  while (day && isWeekend(day)) day = dayAfter(day, 1);
  return { key: crypto.randomUUID(), day, time: freeHour(day, hour, me) };
}

/** Returns a new offer: three days from tomorrow on, from ten on, with the member who makes it. */
export function newOffer(me: Proposing): OfferDraft {
  const times: OfferDraft['times'] = [];
  while (times.length < 3) times.push(nextTime(times, me, FIRST_HOUR));
  return {
    ...{ kind: 'video', minutes: USUAL_MINUTES, timeZone: me.timeZone, place: '', memberIds: [me.id], times },
    ...{ days: 7, invite: me.canInvite, note: '' },
  };
}

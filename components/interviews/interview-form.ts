import {
  freeTimes,
  type Interview,
  type InterviewKind,
  momentOf,
  type Stretch,
} from '@/lib/recruiter/vocabulary';

/** What is entered of an interview. */
export type InterviewDraft = {
  kind: InterviewKind;
  day: string;
  time: string;
  minutes: number;
  timeZone: string;
  place: string;
  memberIds: string[];
  invite: boolean;
  note: string;
};

/** Who makes an interview, where, whether the candidate can be told by mail, and when they have others. */
export type Proposing = { id: string; timeZone: string; canInvite: boolean; taken: readonly Stretch[] };

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Length of an interview until somebody chooses another. */
export const USUAL_MINUTES = 60;
/** When the first interview of a day is proposed. */
export const FIRST_HOUR = '10:00';
const LAST_HOUR = 17;

/** Returns the first hour of a day, from this time on, at which nothing else is held; the time itself where there is none. */
export function freeHour(
  day: string,
  from: string,
  { timeZone, taken }: Pick<Proposing, 'timeZone' | 'taken'>,
): string {
  const [hour = 10, minute = '00'] = [Number(from.slice(0, 2)), from.slice(3, 5)];
  for (let at = hour; at <= LAST_HOUR; at++) {
    const time = `${String(at).padStart(2, '0')}:${minute}`;
    const moment = momentOf(day, time, timeZone);
    if (moment && freeTimes([moment], USUAL_MINUTES, { taken, now: new Date() }).length > 0) return time;
  }
  return from;
}

/** Returns the day of a moment where a time zone is, as yyyy-MM-dd. */
export const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/**
 * Returns the present state of an interview; a new one is tomorrow from ten on when nothing else is held, for an hour, with the member
 * who arranges it.
 */
export function draftOf(interview: Interview | null, me: Proposing): InterviewDraft {
  if (interview) {
    const { kind, day, time, minutes, timeZone, place, members, invited } = interview;
    return {
      ...{ kind, day, time, minutes, timeZone, place, note: '', invite: invited || me.canInvite },
      memberIds: members.map(({ id }) => id),
    };
  }
  const day = dayIn(me.timeZone, Date.now() + DAY_MS);
  return {
    ...{
      kind: 'video',
      day,
      time: freeHour(day, FIRST_HOUR, me),
      minutes: USUAL_MINUTES,
      timeZone: me.timeZone,
      place: '',
    },
    ...{ memberIds: [me.id], invite: me.canInvite, note: '' },
  };
}

/** Time zones by name, the one of the browser first. */
export function timeZones(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

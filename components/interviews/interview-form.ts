import type { Interview, InterviewKind } from '@/lib/recruiter/vocabulary';

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

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day of a moment where a time zone is, as yyyy-MM-dd. */
export const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

/** Returns the present state of an interview; a new one is tomorrow at ten, for an hour, with the member who arranges it. */
export function draftOf(
  interview: Interview | null,
  me: { id: string; timeZone: string; canInvite: boolean },
): InterviewDraft {
  if (interview) {
    const { kind, day, time, minutes, timeZone, place, members, invited } = interview;
    return {
      ...{ kind, day, time, minutes, timeZone, place, note: '', invite: invited || me.canInvite },
      memberIds: members.map(({ id }) => id),
    };
  }
  return {
    ...{
      kind: 'video',
      day: dayIn(me.timeZone, Date.now() + DAY_MS),
      time: '10:00',
      minutes: 60,
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

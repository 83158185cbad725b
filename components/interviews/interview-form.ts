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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tomorrow, at ten, for an hour; or what an interview is now. */
export function draftOf(
  interview: Interview | null,
  me: { timeZone: string; canInvite: boolean },
): InterviewDraft {
  if (interview) {
    const { kind, day, time, minutes, timeZone, place, members, invited } = interview;
    return {
      ...{ kind, day, time, minutes, timeZone, place, note: '', invite: invited || me.canInvite },
      memberIds: members.map(({ id }) => id),
    };
  }
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: me.timeZone }).format(Date.now() + DAY_MS);
  return {
    ...{ kind: 'video', day, time: '10:00', minutes: 60, timeZone: me.timeZone, place: '' },
    ...{ memberIds: [], invite: me.canInvite, note: '' },
  };
}

/** Time zones by name, the one of the browser first. */
export function timeZones(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

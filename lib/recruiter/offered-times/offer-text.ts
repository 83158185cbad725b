import { INTERVIEW_KIND_WORDS } from '../interviews/invitation-text';
import { spokenTime } from '../interviews/times';
import type { InterviewKind } from '../interviews/types';

type Offered = {
  candidate: string;
  job: string;
  me: string;
  kind: InterviewKind;
  minutes: number;
  timeZone: string;
  times: readonly Date[];
  endsAt: Date;
  /** The address at which one is picked. */
  link: string;
  note: string;
};

/** The subject and the text of the mail that offers times; by one function for the preview and for what is sent. */
export function offerText(offered: Offered): { subject: string; body: string } {
  const { candidate, job, me, kind, minutes, timeZone, times, endsAt, link, note } = offered;
  const parts = [
    `Hello ${candidate},`,
    `we would like to invite you to an interview for ${job}. Choose the time that suits you best here:\n${link}`,
    [`How: ${INTERVIEW_KIND_WORDS[kind]}`, `How long: ${minutes} minutes`].join('\n'),
    ['These times are on offer:', ...times.map((time) => `- ${spokenTime(time, timeZone)}`)].join('\n'),
    `The page is open until ${spokenTime(endsAt, timeZone)}. If none of the times suits you, answer this e-mail.`,
    ...(note.trim() ? [note.trim()] : []),
    `Kind regards\n${me}`,
  ];
  return { subject: `Choose a time for your interview: ${job}`, body: parts.join('\n\n') };
}

import { spokenDay } from '../ground/spoken-day';

type Asked = {
  candidate: string;
  workspace: string;
  me: string;
  months: number;
  /** The address of the page at which one answers. */
  link: string;
  /** When the CV is removed without an answer, as yyyy-MM-dd. */
  until: string;
};

/** The subject and the text of the mail that asks for consent again. */
export function consentText({ candidate, workspace, me, months, link, until }: Asked) {
  const whose = workspace ? ` at ${workspace}` : '';
  const length = months === 1 ? 'another month' : `another ${months} months`;
  const parts = [
    `Hello ${candidate},`,
    `you agreed that we keep your CV${whose} to consider you for jobs. May we keep it for ${length}?`,
    `Yes or no, you answer here with one press:\n${link}`,
    `Without an answer we remove your CV after ${spokenDay(until)}.`,
    `Kind regards\n${me}`,
  ];
  return { subject: 'May we keep your CV?', body: parts.join('\n\n') };
}

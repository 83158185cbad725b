import type { AllOf } from '@/components/dossier/actions';
import {
  faultsIn,
  filledParts,
  type LetterDesk,
  type LetterPart,
  type LetterPerson,
  textOf,
} from '@/lib/recruiter/vocabulary';

/** Recipients, and the job the mail is about. */
export type ToWrite = {
  readonly whom: { ids: string[] } | { all: AllOf };
  readonly jobId: string | null;
  /** Their name or number, as the end of "E-mail to". */
  readonly to: string;
};

/** The mail to one person, as sent. `isReady`: nothing is missing and they may be written to. */
export type Draft = {
  person: LetterPerson;
  subject: LetterPart[];
  body: LetterPart[];
  faults: string[];
  isReady: boolean;
};

/** Returns the mail to each person. */
export function draftsOf({ people }: LetterDesk, subject: string, body: string): Draft[] {
  return people.map((person) => {
    const [head, text] = [filledParts(subject, person.values), filledParts(body, person.values)];
    const faults = faultsIn([...head, ...text]);
    const isReady =
      person.problem === null && faults.length === 0 && subject.trim() !== '' && body.trim() !== '';
    return { person, subject: head, body: text, faults, isReady };
  });
}

/** Returns the address that opens a mail in one's own program. */
export function mailtoOf({ person, subject, body }: Draft): string {
  const parts = [
    ['subject', textOf(subject)],
    // Line breaks of mails (RFC 6068, section 5).
    ['body', textOf(body).replaceAll('\n', '\r\n')],
  ].map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `mailto:${encodeURIComponent(person.address ?? '')}?${parts.join('&')}`;
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { momentText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sendLetterAgain } from '@/lib/recruiter/actions/letters';
import type { Letter, LetterAnswer } from '@/lib/recruiter/vocabulary';

const STATES = {
  waiting: { words: 'Waiting to be sent', tone: 'info' },
  sending: { words: 'Being sent', tone: 'info' },
  sent: { words: 'Sent', tone: 'neutral' },
  'in-doubt': { words: 'May have been sent', tone: 'caution' },
  failed: { words: 'Not sent', tone: 'critical' },
  returned: { words: 'Came back', tone: 'critical' },
} as const;

/** The mails to a candidate with their answers, newest first. */
export function SentLetters({ letters, mayWrite }: { letters: readonly Letter[]; mayWrite: boolean }) {
  if (letters.length === 0) return null;
  return (
    <ul aria-label="E-mails" className="flex flex-col gap-2">
      {letters.map((letter) => (
        <li key={letter.id} className="rounded-md border px-3 py-2">
          <OneLetter letter={letter} mayWrite={mayWrite} />
        </li>
      ))}
    </ul>
  );
}

function OneLetter({ letter, mayWrite }: { letter: Letter; mayWrite: boolean }) {
  const { state, subject, text, address, by, at, sentAt, problem, job, answers } = letter;
  const { words, tone } = STATES[state];
  return (
    <>
      <details>
        <summary className="text-sm hover:text-ink">
          <span className="font-medium wrap-anywhere">{subject}</span> <Badge tone={tone}>{words}</Badge>
          {answers.length > 0 && (
            <>
              {' '}
              <Badge tone="positive">Answered</Badge>
            </>
          )}
        </summary>
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
        <p className="mt-1 text-xs text-ink-muted wrap-anywhere">To {address}</p>
      </details>
      <p className="mt-1 text-xs text-ink-muted">
        {by}, <time dateTime={sentAt ?? at}>{momentText(sentAt ?? at)}</time>
        {job && `, about ${job.title}`}
      </p>
      {problem && <p className="mt-1 text-xs text-pretty">{problem}</p>}
      {mayWrite && (state === 'in-doubt' || state === 'failed' || state === 'returned') && (
        <Again id={letter.id} />
      )}
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
    </>
  );
}

function Again({ id }: { id: string }) {
  const client = useQueryClient();
  const { busy, run } = useAction();
  const send = () =>
    run(
      () => sendLetterAgain({ id }),
      () => {
        toast.done('The e-mail is sent again');
        for (const queryKey of [['together'], ['story']]) void client.invalidateQueries({ queryKey });
      },
    );
  return (
    <Button size="sm" className="mt-2" busy={busy} onClick={send}>
      Send again
    </Button>
  );
}

function Answer({ answer: { from, subject, text, automatic, at } }: { answer: LetterAnswer }) {
  return (
    <div className="mt-2 border-l-2 pl-3">
      <p className="text-xs text-ink-muted wrap-anywhere">
        {automatic ? 'Automatic answer' : 'Answer'} of {from}, <time dateTime={at}>{momentText(at)}</time>
      </p>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{text || subject}</p>
    </div>
  );
}

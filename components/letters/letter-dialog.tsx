'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { sendLetters, takeBackLetters } from '@/lib/recruiter/actions/letters';
import { type LetterDesk, type LettersQueued, UNDO_SECONDS } from '@/lib/recruiter/vocabulary';
import { draftsOf, type ToWrite } from './drafts';
import { FieldMenu } from './field-menu';
import { LetterPreview } from './letter-preview';
import { WithLetterDesk } from './with-letter-desk';

const FIRST_BODY = 'Hello {{candidate.firstName}},\n\n\n\nKind regards\n{{me.name}}';
const NO_TEMPLATE = 'none';

/** Writes a mail to one or many candidates, with a preview for each. Nothing is shown for null. */
export function LetterDialog({ writing, onClose }: { writing: ToWrite | null; onClose: () => void }) {
  return (
    <Dialog open={writing !== null} onOpenChange={(open) => !open && onClose()}>
      {writing && (
        <WithLetterDesk whom={writing.whom} jobId={writing.jobId} title={`E-mail to ${writing.to}`}>
          {(desk) => <Composer desk={desk} writing={writing} onClose={onClose} />}
        </WithLetterDesk>
      )}
    </Dialog>
  );
}

/** Announces queued mails, with an undo while they wait. */
function useSend(writing: ToWrite, onClose: () => void) {
  const client = useQueryClient();
  const { busy, problem, run } = useAction({ inForm: true });
  const { run: runBack } = useAction();
  // One for each dialog: however often the button is pressed, nobody gets two mails.
  const [key] = useState(() => crypto.randomUUID());
  const reload = () => {
    for (const queryKey of [['together'], ['story']]) void client.invalidateQueries({ queryKey });
  };
  const takeBack = () =>
    runBack(
      () => takeBackLetters({ key }),
      ({ takenBack }) => {
        toast.done(`${counted(takenBack, 'e-mail')} taken back`);
        reload();
      },
    );
  const tell = ({ queued, left }: LettersQueued) => {
    onClose();
    reload();
    const others = left.map(({ reason, count }) => `${counted(count, 'candidate')} ${reason}`).join('; ');
    toast.done(`${counted(queued, 'e-mail')} will be sent in ${UNDO_SECONDS} seconds`, {
      ...(others && { description: `${others}.` }),
      action: { label: 'Undo', run: takeBack },
      seconds: UNDO_SECONDS,
    });
  };
  const send = (subject: string, body: string) =>
    run(() => sendLetters({ whom: writing.whom, jobId: writing.jobId, key, subject, body }), tell);
  return { busy, problem, send };
}

type ComposerProps = { desk: LetterDesk; writing: ToWrite; onClose: () => void };

function Composer({ desk, writing, onClose }: ComposerProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const [template, setTemplate] = useState(NO_TEMPLATE);
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState(FIRST_BODY);
  const [shown, setShown] = useState(0);
  const { busy, problem, send } = useSend(writing, onClose);
  const drafts = draftsOf(desk, subject, body);
  const ready = drafts.filter(({ isReady }) => isReady).length;
  const ownProgram = desk.by === 'mail-program';
  const take = (id: string) => {
    const found = desk.templates.find((each) => each.id === id);
    setTemplate(id);
    if (found) setSubject(found.subject);
    if (found) setBody(found.body);
  };
  const all = ready === drafts.length;
  return (
    <DialogContent
      title={`E-mail to ${writing.to}`}
      description={
        ownProgram
          ? 'No mail server is set up, so each e-mail opens in your own mail program and is not kept here.'
          : `Sent by the mail server of the workspace. Answers go to ${desk.answersTo}.`
      }
      size="lg"
      footer={
        <>
          <DialogClose asChild>
            <Button>{ownProgram ? 'Close' : 'Cancel'}</Button>
          </DialogClose>
          {!ownProgram && (
            <Button variant="primary" busy={busy} disabled={ready === 0} onClick={() => send(subject, body)}>
              {drafts.length === 1 ? 'Send' : `Send ${all ? ready : `${ready} of ${drafts.length}`}`}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Callout tone="critical" className="mb-4">
          {problem.message}
        </Callout>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {desk.templates.length > 0 && (
            <Field label="Template">
              <Select
                options={[
                  { value: NO_TEMPLATE, label: 'None' },
                  ...desk.templates.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={template}
                onValueChange={take}
              />
            </Field>
          )}
          <Field label="Subject" error={problem?.field === 'subject' ? problem.message : undefined}>
            <Input value={subject} maxLength={200} onChange={(event) => setSubject(event.target.value)} />
          </Field>
          <Field
            label="Message"
            aside={<FieldMenu message={message} withJob={writing.jobId !== null} onChange={setBody} />}
          >
            <Textarea
              ref={message}
              rows={10}
              maxLength={10_000}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          </Field>
        </div>
        <LetterPreview drafts={drafts} shown={shown} onShow={setShown} ownProgram={ownProgram} />
      </div>
    </DialogContent>
  );
}

'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Textarea } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { setScorecardLines } from '@/lib/recruiter/actions/scorecards';
import { MOST_LINES } from '@/lib/recruiter/vocabulary';

type Editing = { job: { id: string; title: string }; lines: readonly string[] };

type Props = { editing: Editing; onClose: () => void; onDone: () => void };

/** Sets the lines of the scorecards of a job. Nothing is shown for null. */
export function LinesDialog({ editing, ...rest }: Omit<Props, 'editing'> & { editing: Editing | null }) {
  return (
    <Dialog open={editing !== null} onOpenChange={(open) => !open && rest.onClose()}>
      {editing && <Content editing={editing} {...rest} />}
    </Dialog>
  );
}

function Content({ editing: { job, lines }, onClose, onDone }: Props) {
  const { busy, problem, run } = useAction({ inForm: true });
  // The dialog is closed by then.
  const { run: runBack } = useAction();
  // What was written; until then the lines, which may still be on their way when the dialog opens.
  const [edited, setEdited] = useState<string | null>(null);
  const text = edited ?? lines.join('\n');
  const written = text.split('\n').flatMap((line) => line.trim() || []);
  const set = (next: readonly string[]) => setScorecardLines({ jobId: job.id, lines: [...next] });
  const undo = () =>
    runBack(
      () => set(lines),
      () => {
        onDone();
        toast.done('The lines are as they were');
      },
    );
  const save = (next: readonly string[], said: string) =>
    run(
      () => set(next),
      () => {
        onClose();
        onDone();
        toast.done(said, { action: { label: 'Undo', run: undo } });
      },
    );
  return (
    <FormDialogContent
      title="Lines of the scorecards"
      description={`${job.title}. Each interviewer scores each line from 1 to 5.`}
      submit="Save"
      busy={busy}
      problem={problem}
      onSubmit={() => save(written, 'Lines saved')}
    >
      <Field
        label="Lines"
        name="lines"
        hint={`One per line, at most ${MOST_LINES}. Scorecards that were filled in keep theirs.`}
      >
        <Textarea rows={12} value={text} onChange={(event) => setEdited(event.target.value)} />
      </Field>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 self-start"
        onClick={() => save([], 'The lines are those of the job again')}
      >
        Use the job’s skills and musts
      </Button>
    </FormDialogContent>
  );
}

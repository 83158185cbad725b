'use client';

import { useId, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input, Textarea } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { fillScorecard } from '@/lib/recruiter/actions/scorecards';
import {
  type Recommendation,
  SCORE_WORDS,
  type Scorecard,
  type ScoredLine,
  VERDICT_WORDS,
  VERDICTS,
} from '@/lib/recruiter/vocabulary';

/** Whose scorecard is filled in, for which job; `mine` is the one that is changed. */
export type Filling = {
  candidate: { id: string; name: string };
  job: { id: string; title: string };
  lines: readonly string[];
  mine: Scorecard | null;
};

type Props = { filling: Filling; onClose: () => void; onDone: () => void };

/** Fills in one's scorecard. Nothing is shown for null. */
export function ScorecardDialog({ filling, ...rest }: Omit<Props, 'filling'> & { filling: Filling | null }) {
  return (
    <Dialog open={filling !== null} onOpenChange={(open) => !open && rest.onClose()}>
      {filling && <Content filling={filling} {...rest} />}
    </Dialog>
  );
}

/** The lines to fill in: those that were filled in already, then those of the job that are new. */
function linesOf({ mine, lines }: Filling): ScoredLine[] {
  const filled = mine?.lines ?? [];
  const known = new Set(filled.map(({ line }) => line));
  const added = lines.filter((line) => !known.has(line)).map((line) => ({ line, score: null, note: '' }));
  return [...filled, ...added];
}

function Content({ filling, onClose, onDone }: Props) {
  const { candidate, job, mine } = filling;
  const { busy, problem, run } = useAction({ inForm: true });
  const [verdict, setVerdict] = useState<Recommendation | null>(mine?.verdict ?? null);
  const [comment, setComment] = useState(mine?.comment ?? '');
  // What was written, by line: the lines themselves may still be on their way when the dialog opens.
  const [written, setWritten] = useState<ReadonlyMap<string, Partial<ScoredLine>>>(new Map());
  const lines = linesOf(filling).map((one) => ({ ...one, ...written.get(one.line) }));
  const [id] = useState(() => crypto.randomUUID());
  const put = (line: string, to: Partial<ScoredLine>) =>
    setWritten((now) => new Map(now).set(line, { ...now.get(line), ...to }));
  const submit = () =>
    run(
      () =>
        fillScorecard({
          ...{ id, jobId: job.id, candidateId: candidate.id, comment, lines },
          verdict: verdict as Recommendation,
        }),
      () => {
        onClose();
        onDone();
        toast.done('Scorecard saved');
      },
    );
  return (
    <FormDialogContent
      title={`Scorecard for ${candidate.name}`}
      description={job.title}
      submit="Save"
      busy={busy}
      problem={problem}
      onSubmit={submit}
      size="lg"
      className="flex flex-col gap-5"
    >
      {lines.map((line) => (
        <Line key={line.line} line={line} onChange={(to) => put(line.line, to)} />
      ))}
      <Scale
        legend="Would you go on with this candidate?"
        options={VERDICTS.map((value) => ({ value, label: VERDICT_WORDS[value] }))}
        value={verdict}
        onChange={setVerdict}
      />
      <Field label="Comment (optional)" name="comment">
        <Textarea
          rows={3}
          maxLength={4000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
    </FormDialogContent>
  );
}

const SCORES = [
  ...SCORE_WORDS.map((label, index) => ({ value: String(index + 1), label: `${index + 1} ${label}` })),
  { value: 'none', label: 'Not asked' },
];

function Line({ line, onChange }: { line: ScoredLine; onChange: (to: Partial<ScoredLine>) => void }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Scale
        legend={line.line}
        options={SCORES}
        value={line.score === null ? 'none' : String(line.score)}
        onChange={(value) => onChange({ score: value === 'none' ? null : Number(value) })}
      />
      <Input
        aria-label={`Note about ${line.line}`}
        placeholder="Note (optional)"
        value={line.note}
        maxLength={1000}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
}

type ScaleProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** One of a few values, each a radio button with its words. */
function Scale<Value extends string>({ legend, options, value, onChange }: ScaleProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium wrap-anywhere">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-sm hover:bg-hover has-checked:border-accent has-checked:bg-hover has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="accent-accent outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { IconButton } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { AnswerType, CvQuestion, Outcome, QuestionSettings } from '@/lib/recruiter';
import { ANSWER_TYPES } from '@/lib/recruiter/vocabulary';
import { LinesForm, useLineNumbers } from './lines-form';

const TYPES: Readonly<Record<AnswerType, string>> = {
  Text: 'A text',
  Numeric: 'A number',
  Bool: 'Yes or no',
  List: 'A list',
  Enumeration: 'One of these choices',
};

type Line = CvQuestion & { key: number; written: string };

type Save = (input: { questions: CvQuestion[] }) => Promise<Outcome<null>>;

const choicesOf = (written: string) =>
  written
    .split('\n')
    .map((choice) => choice.trim())
    .filter(Boolean);

function QuestionLine({
  line,
  onChange,
  onRemove,
}: {
  line: Line;
  onChange: (change: Partial<Line>) => void;
  onRemove: () => void;
}) {
  const name = line.name || 'new question';
  return (
    <li className="flex flex-col gap-3 rounded-lg border p-3">
      <div className="flex items-end gap-2">
        <Field label="Name" className="min-w-0 flex-1">
          <Input
            value={line.name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label="Answer" className="w-44">
          <Select
            value={line.type}
            onValueChange={(type) => onChange({ type })}
            options={ANSWER_TYPES.map((value) => ({ value, label: TYPES[value] }))}
          />
        </Field>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Field label="Question">
        <Textarea
          rows={2}
          maxLength={1000}
          value={line.prompt}
          onChange={({ target }) => onChange({ prompt: target.value })}
        />
      </Field>
      {line.type === 'Enumeration' && (
        <Field label="Choices" hint="One per line.">
          <Textarea
            rows={3}
            value={line.written}
            onChange={({ target }) => onChange({ written: target.value })}
          />
        </Field>
      )}
    </li>
  );
}

/** Shows plainly who answers; that nobody does is shown above both sections of the page. */
function Endpoint({ endpoint }: { endpoint: QuestionSettings['endpoint'] }) {
  if (endpoint === 'missing') return null;
  return (
    <Callout>
      {endpoint === 'there'
        ? 'The text of each new CV is sent to the language model of this server.'
        : 'The hosted provider answers, and may charge for it.'}
    </Callout>
  );
}

/** Questions about each new CV. */
export function CvQuestions({ settings, save }: { settings: QuestionSettings; save: Save }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const number = useLineNumbers();
  const [lines, setLines] = useState<Line[]>(
    settings.questions.map((question, key) => ({ ...question, key, written: question.choices.join('\n') })),
  );
  const add = () => {
    const empty = { name: '', prompt: '', type: 'Text', choices: [], written: '' } as const;
    setLines([...lines, { ...empty, choices: [], key: number() }]);
  };
  const send = () =>
    run(
      () =>
        save({
          questions: lines.map(({ name, prompt, type, written }) => ({
            name,
            prompt,
            type,
            choices: type === 'Enumeration' ? choicesOf(written) : [],
          })),
        }),
      () => toast.done('Questions saved'),
    );
  return (
    <LinesForm
      label="Questions"
      add={{ label: 'Add a question', run: add }}
      busy={busy}
      problem={problem}
      onSave={send}
    >
      <Endpoint endpoint={settings.endpoint} />
      {lines.length === 0 && (
        <p className="text-sm text-ink-muted">
          No questions yet. Ask what your lists cannot show, such as the notice period, or whether somebody
          has led a team of more than ten.
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <QuestionLine
            key={line.key}
            line={line}
            onChange={(change) =>
              setLines(lines.map((one) => (one.key === line.key ? { ...one, ...change } : one)))
            }
            onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
    </LinesForm>
  );
}

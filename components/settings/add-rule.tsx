'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { Outcome, RuleAct, RuleSettings } from '@/lib/recruiter/vocabulary';

const ANY = 'any';

const ACTS: readonly { value: RuleAct['kind']; label: string }[] = [
  { value: 'tag', label: 'Add a tag' },
  { value: 'task', label: 'Give a task' },
  { value: 'mail', label: 'Send an e-mail' },
];

type Add = (input: { stageId: string; jobId: string | null; act: RuleAct }) => Promise<Outcome<null>>;
type Named = { id: string; name: string };

const optionsOf = (things: readonly Named[]) => things.map(({ id, name }) => ({ value: id, label: name }));

/** A new rule: when, of which job, and what. */
export function AddRule({ settings, add }: { settings: RuleSettings; add: Add }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const { stages, jobs, members, templates, canMail } = settings;
  const [stageId, setStage] = useState(stages[0]?.id ?? '');
  const [job, setJob] = useState(ANY);
  const [kind, setKind] = useState<RuleAct['kind']>('tag');
  const [memberId, setMember] = useState(members[0]?.id ?? '');
  const [templateId, setTemplate] = useState(templates[0]?.id ?? '');
  const actOf = (given: Record<string, string>): RuleAct => {
    if (kind === 'tag') return { kind, tag: given.tag ?? '' };
    if (kind === 'mail') return { kind, templateId };
    return { kind, text: given.text ?? '', memberId, days: Number(given.days ?? 0) };
  };
  const send = (given: Record<string, string>) =>
    run(
      () => add({ stageId, jobId: job === ANY ? null : job, act: actOf(given) }),
      () => toast.done('The rule was added'),
    );
  return (
    <Form label="A new rule" problem={problem} className="flex flex-col gap-4" onSubmit={send}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="When somebody comes into">
          <Select value={stageId} onValueChange={setStage} options={optionsOf(stages)} />
        </Field>
        <Field label="Of">
          <Select
            value={job}
            onValueChange={setJob}
            options={[{ value: ANY, label: 'Any job' }, ...optionsOf(jobs)]}
          />
        </Field>
        <Field label="Then">
          <Select value={kind} onValueChange={setKind} options={ACTS} />
        </Field>
        {kind === 'tag' && (
          <Field label="Tag" name="tag">
            <Input maxLength={40} autoComplete="off" />
          </Field>
        )}
        {kind === 'mail' && templates.length > 0 && (
          <Field label="Template" name="templateId">
            <Select value={templateId} onValueChange={setTemplate} options={optionsOf(templates)} />
          </Field>
        )}
        {kind === 'task' && (
          <>
            <Field label="To" name="memberId">
              <Select value={memberId} onValueChange={setMember} options={optionsOf(members)} />
            </Field>
            <Field label="Task" name="text">
              <Input maxLength={500} autoComplete="off" />
            </Field>
            <Field label="Due in days" name="days">
              <Input type="number" min={0} max={365} defaultValue={1} />
            </Field>
          </>
        )}
      </div>
      {kind === 'mail' && templates.length === 0 && (
        <Callout tone="caution">
          There are no templates yet. Write one under Settings, E-mail templates.
        </Callout>
      )}
      {kind === 'mail' && !canMail && (
        <Callout tone="caution">No mail server is set up, so no e-mail of a rule is sent.</Callout>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={kind === 'mail' && templates.length === 0}
        >
          Add the rule
        </Button>
      </div>
    </Form>
  );
}

'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { addTask } from '@/lib/recruiter/actions/tasks';
import type { Together } from '@/lib/recruiter/vocabulary';

/** Somebody's own, unless a colleague is chosen. */
const MINE = 'mine';

/** One line in which a task is written, with its date and who does it. */
export function TaskForm({
  of,
  colleagues,
  onAdded,
}: {
  of: string;
  colleagues: Together['colleagues'];
  onAdded: () => void;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [assignee, setAssignee] = useState(MINE);
  const options = [
    { value: MINE, label: 'For me' },
    ...colleagues.filter(({ mayWrite }) => mayWrite).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const send = () =>
    run(
      () =>
        addTask({
          id: of,
          text,
          dueOn: dueOn || null,
          ...(assignee !== MINE && { assigneeId: assignee }),
        }),
      () => {
        setText('');
        setDueOn('');
        onAdded();
      },
    );
  return (
    <Form label="Add a task" problem={problem} onSubmit={send} className="flex flex-wrap items-center gap-2">
      <Input
        aria-label="What needs doing"
        placeholder="Call about notice period…"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-w-40 flex-1"
      />
      <Input
        aria-label="Due on"
        type="date"
        value={dueOn}
        onChange={(event) => setDueOn(event.target.value)}
        className="w-36"
      />
      <div className="w-36">
        <Select aria-label="Assigned to" options={options} value={assignee} onValueChange={setAssignee} />
      </div>
      <Button type="submit" busy={busy} disabled={!text.trim()}>
        Add
      </Button>
    </Form>
  );
}

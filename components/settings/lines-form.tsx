import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { FormProblem } from '@/components/ui/form';

/** Forms of lines that are added and taken out, and saved together. */

/** Above the places of the lines that a form begins with. */
const FIRST = 1000;

/** Returns what gives new lines of a form their numbers, by which they keep their place on screen. */
export function useLineNumbers(): () => number {
  const last = useRef(FIRST);
  return () => {
    last.current += 1;
    return last.current;
  };
}

/** A form of lines, with what adds one and what saves them all. */
export function LinesForm({
  label,
  add,
  busy,
  problem,
  onSave,
  children,
}: {
  label: string;
  add: { label: string; run: () => void };
  busy: boolean;
  problem: FormProblem | null;
  onSave: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      aria-label={label}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {problem && <Callout tone="critical">{problem.message}</Callout>}
      <div className="flex gap-2">
        <Button onClick={add.run}>
          <Plus aria-hidden />
          {add.label}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

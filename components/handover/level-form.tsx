'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { HandoverLevel, Outcome } from '@/lib/recruiter/vocabulary';
import { LEVELS } from './levels';

/** Chooses the default level of detail for handing over candidates. Saved as it is chosen. */
export function LevelForm({
  level,
  save,
}: {
  level: HandoverLevel;
  save: (input: { level: HandoverLevel }) => Promise<Outcome<{ level: HandoverLevel }>>;
}) {
  const { run } = useAction();
  const [shown, setShown] = useState(level);
  const change = (next: HandoverLevel) => {
    setShown(next);
    run(
      () => save({ level: next }),
      () => toast.done('Default for handing over saved'),
      () => setShown(level),
    );
  };
  return (
    <div className="max-w-md">
      <Field
        label="What is shown by default"
        hint="Recruiters can choose differently each time they hand over."
      >
        <Select options={LEVELS} value={shown} onValueChange={change} />
      </Field>
    </div>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import type { FilterProblem } from '../data/model';
import type { Change } from './plain-controls';

const MODES = [
  { value: 'Boolean', label: 'As written' },
  { value: 'Semantic', label: 'By meaning' },
] as const;

/** The search expression, as written or by meaning, with its faults marked. */
export function ExpressionControl({
  problem,
  filters,
  onChange,
}: Change & { problem?: FilterProblem | undefined }) {
  const applied = filters.searchExpression ?? '';
  const [typed, setTyped] = useState(applied);
  useEffect(() => setTyped(applied), [applied]);
  const take = () => typed.trim() !== applied && onChange({ ...filters, searchExpression: typed.trim() });
  const isOfThis = problem !== undefined && typed.trim() === applied;
  return (
    <>
      <Field
        label="Words or an expression"
        hideLabel
        hint='nurse AND (night OR "on call") NOT tag:hired'
        error={isOfThis ? problem.message : undefined}
      >
        <Textarea
          rows={2}
          spellCheck={false}
          maxLength={2000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            take();
          }}
        />
      </Field>
      {isOfThis && problem.position && <Fault text={applied} {...problem.position} />}
      <Choice
        label="How the words are read"
        options={MODES}
        value={filters.searchExpressionMode === 'Semantic' ? 'Semantic' : 'Boolean'}
        onChange={(mode) => onChange({ ...filters, searchExpressionMode: mode })}
      />
    </>
  );
}

/** The text with the place that was not understood. */
function Fault({ text, start, end }: { text: string; start: number; end: number }) {
  const until = Math.max(end, start + 1);
  return (
    <code className="block font-mono text-xs break-all text-ink-muted">
      {text.slice(0, start)}
      <mark className="rounded-xs bg-transparent font-semibold text-critical underline decoration-wavy underline-offset-4">
        {text.slice(start, until) || '␣'}
      </mark>
      {text.slice(until)}
    </code>
  );
}

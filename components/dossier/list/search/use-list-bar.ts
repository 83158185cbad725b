import { useRouter } from 'next/navigation';
import { type RefObject, useMemo, useState } from 'react';
import type { BarFilter, BarQuestion } from '@/components/query-bar/bar-text';
import type { BarFault } from '@/components/query-bar/faults';
import { useBarInput, useQueryBar } from '@/components/query-bar/use-query-bar';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import type { ListSpec, Query } from '../list-spec';
import type { ListView } from '../list-view';
import { viewOf } from './ask';
import { barFieldsOf } from './custom-fields';
import { fieldsOf, isFilterName } from './fields';
import { useListCompletions } from './use-list-completions';

/** Returns the bar of a list, and the faults of the filters that were typed last. */
export function useListBar<Line extends DossierLine, Q extends Query>(
  spec: ListSpec<Line, Q>,
  view: ListView<Q>,
  inputRef: RefObject<HTMLInputElement | null>,
  onView: (view: ListView<Q>) => void,
) {
  const router = useRouter();
  const [faults, setFaults] = useState<readonly BarFault[]>([]);
  const words = view.query.search;
  const fields = useMemo(
    () => [...fieldsOf(spec.kind), ...barFieldsOf(spec.fields ?? [], spec.kind)],
    [spec.kind, spec.fields],
  );
  const input = useBarInput(words, inputRef, (name) => isFilterName(name, fields));
  const completions = useListCompletions(spec.kind, { token: input.token, fields });
  const ask = (question: BarQuestion, edited: BarFilter | null) => {
    const read = viewOf(spec, view, { question, edited, fields });
    setFaults('faults' in read ? read.faults : []);
    if ('faults' in read) return false;
    onView(read.view);
    return true;
  };
  const bar = useQueryBar(input, inputRef, { words, completions, ask, open: (href) => router.push(href) });
  return { bar, faults };
}

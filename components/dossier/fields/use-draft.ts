import { useState } from 'react';
import type { FieldEdit } from './edits';

/** Text being typed into an editor. `submit` returns whether the editor may close. */
export type Draft = {
  readonly texts: readonly string[];
  readonly problem: string | undefined;
  write: (index: number, text: string) => void;
  submit: () => boolean;
};

/** Begins with the current value; an unchanged one is not saved. */
export function useDraft(
  edit: FieldEdit,
  { onSave, onClose }: { onSave: (value: unknown) => void; onClose: () => void },
): Draft {
  const [texts, setTexts] = useState(() => edit.inputs.map(({ text }) => text));
  const [problem, setProblem] = useState<string>();
  const isChanged = texts.some((text, index) => text !== edit.inputs[index]?.text);
  return {
    texts,
    problem,
    write: (index, text) => {
      setProblem(undefined);
      setTexts(texts.map((known, at) => (at === index ? text : known)));
    },
    submit: () => {
      const result = isChanged ? edit.read(texts) : undefined;
      if (result && 'problem' in result) {
        setProblem(result.problem);
        return false;
      }
      if (result) onSave(result.value);
      onClose();
      return true;
    },
  };
}

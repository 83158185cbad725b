'use client';

import { useAction } from '@/components/shell/use-action';
import { CheckLine } from '@/components/ui/check-line';
import { toast } from '@/components/ui/toast';
import type { Outcome, QuestionSettings } from '@/lib/recruiter';

type Save = (input: { isOn: boolean }) => Promise<Outcome<null>>;

const WHO: Readonly<Record<QuestionSettings['endpoint'], string>> = {
  there: 'The text of each new CV is sent to the language model of this server.',
  missing: 'The parser reads alone until a model is connected.',
  hosted:
    'The hosted provider uses a model of its own and may charge for it. Unless it is another Shortlist, it gives one value for each field and does not say where its model and its parser differ.',
};

/** Turns reading by a language model along with the parser on or off; shows plainly which model does it. */
export function ModelReading({ settings, save }: { settings: QuestionSettings; save: Save }) {
  const { busy, run } = useAction();
  const { readsAlong, endpoint } = settings;
  const change = (isOn: boolean) =>
    run(
      () => save({ isOn }),
      () => toast.done(isOn ? 'The model reads along' : 'The parser reads alone'),
    );
  return (
    <CheckLine
      label="Have a language model read new CVs too"
      hint={WHO[endpoint]}
      checked={readsAlong}
      onChange={(isOn) => !busy && change(isOn)}
    />
  );
}

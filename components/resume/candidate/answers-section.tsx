import { Bot } from 'lucide-react';
import { Section } from '@/components/dossier/workbench/section';
import { Badge } from '@/components/ui/badge';
import type { MachineAnswers } from '@/lib/recruiter/vocabulary';

/** Answers of a language model to the questions of the workspace, marked as such; or the reason for none. */
export function AnswersSection({ machine }: { machine: MachineAnswers | null }) {
  if (!machine) return null;
  const { answers, problem } = machine;
  return (
    <Section
      id="answers"
      title="Answers"
      count={answers.length}
      aside={
        <Badge tone="outline">
          <Bot aria-hidden className="size-3" />
          Machine-made
        </Badge>
      }
    >
      {answers.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
          {answers.map(({ question, values }) => (
            <div key={question} className="contents">
              <dt className="text-ink-muted max-sm:mt-1">{question}</dt>
              <dd dir="auto" className="min-w-0 break-words">
                {values.join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {problem && <p className="text-sm text-ink-muted">Not answered: {problem}</p>}
      <p className="mt-3 text-xs text-ink-faint">
        A language model read the CV for this. Check it against the document before you rely on it.
      </p>
    </Section>
  );
}

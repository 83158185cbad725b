'use client';

import { ChevronRight } from 'lucide-react';
import { passageEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { evidenceUnder } from '../evidence/field-evidence';
import { type Fact, type FactGroup, otherFacts } from './other-facts';
import { useResume } from './resume-context';

/** The rarer parts of the CV, folded away one press from sight. */
export function OtherSections() {
  const { resume } = useResume();
  const groups = otherFacts(resume);
  if (groups.length === 0) return null;
  return (
    <div className="px-5 pb-3 md:px-6">
      {groups.map((group) => (
        <details key={group.id} className="group/details">
          <summary className="-mx-2 flex min-h-8 list-none items-center gap-1.5 rounded-sm px-2 font-semibold hover:bg-hover pointer-coarse:min-h-11">
            <ChevronRight
              aria-hidden
              className="size-3.5 text-ink-faint transition-transform group-open/details:rotate-90"
            />
            {group.title}
            {group.facts.length > 1 && (
              <span className="text-xs font-normal text-ink-faint tabular-nums">{group.facts.length}</span>
            )}
          </summary>
          <dl className="grid max-w-prose gap-1 pt-1 pb-3 pl-5">
            {group.facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts may read the same, and their order is that of the CV
              <FactLine key={index} fact={fact} group={group} />
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function FactLine({ fact, group }: { fact: Fact; group: FactGroup }) {
  const { resume } = useResume();
  const labelled = group.id === 'personal';
  return (
    <div className={labelled ? 'grid grid-cols-[8rem_1fr] gap-2' : undefined}>
      <dt className={labelled ? 'text-ink-muted' : 'sr-only'}>{fact.label}</dt>
      <dd className="min-w-0">
        <Field
          block
          path={fact.path ?? `${group.id}.${fact.text}`}
          label={fact.label}
          {...(fact.path !== undefined && { edit: passageEdit(fact.label, fact.text) })}
          evidence={evidenceUnder(resume, group.sectionTypes, fact.text)}
        >
          <span className="whitespace-pre-line">{fact.text}</span>
        </Field>
        {fact.note && (
          <span dir="auto" className="block text-xs text-ink-muted">
            {fact.note}
          </span>
        )}
      </dd>
    </div>
  );
}

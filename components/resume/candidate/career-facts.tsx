'use client';

import { detail } from '@/components/dossier/details/detail';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { Callout } from '@/components/ui/callout';
import { inShort } from '../history/in-short';
import { useResume } from './resume-context';

/** Values of the contract that mean "nothing". */
const NONE = new Set(['', 'none', 'low-or-no-level', 'unspecified']);

/** The career as a whole: time in one position, leadership, and points to check. */
export function CareerFacts() {
  const { resume, read } = useResume();
  const summary = resume.employmentHistory?.experienceSummary;
  if (!summary) return null;
  const stay = summary.averageMonthsPerEmployer ?? 0;
  const short = inShort(resume, read);
  const facts = [
    { label: 'Management', text: worded(summary.currentManagementLevel) },
    { label: 'Executive', text: worded(summary.executiveType) },
  ].filter(({ text }) => text !== '');
  return (
    <div className="mb-4">
      {summary.attentionNeeded && (
        <Callout tone="caution" className="mb-3">
          {summary.attentionNeeded}
        </Callout>
      )}
      {short && <p className="max-w-prose text-base text-pretty">{short}</p>}
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(({ label, text }) => (
          <div key={label} className="flex items-baseline gap-1.5">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <DetailLines
        of="the career"
        details={[
          detail('As the parser puts it', summary.description),
          detail('Experience', `${summary.monthsOfWorkExperience ?? 0} months`),
          detail('Managing', `${summary.monthsOfManagementExperience ?? 0} months`),
          detail('Leading', summary.managementStory),
          detail('Management level', worded(summary.currentManagementLevel)),
          detail('Management score', summary.managementScore),
          detail('Executive type', worded(summary.executiveType)),
          detail('Average stay', `${stay} months`),
          detail('Direct-hire index', summary.fulltimeDirectHirePredictiveIndex),
        ]}
      />
    </div>
  );
}

/** Returns `Mid level` for `MID_LEVEL` and `mid-level`; abbreviations stay. */
function worded(value: string | null | undefined): string {
  const text = value ?? '';
  if (NONE.has(text.toLowerCase())) return '';
  if (text.length <= 2) return text;
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase().replaceAll(/[_-]/g, ' ');
}

'use client';

import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react';
import { useEvidence } from '@/components/dossier/evidence/evidence-provider';
import { Section } from '@/components/dossier/workbench/section';
import { Button } from '@/components/ui/button';
import { type Finding, findingsOf } from './findings';
import { useResume } from './resume-context';

const ICONS = {
  critical: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-critical" />,
  caution: <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />,
  info: <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />,
};

/** Problems that made this document hard to read, as advice that can be passed on to the candidate. */
export function FindingsSection() {
  const { resume } = useResume();
  const findings = findingsOf(resume);
  if (findings.length === 0) return null;
  return (
    <Section id="findings" title="Advice about this document" count={findings.length}>
      <ul className="flex flex-col gap-2">
        {findings.map((finding) => (
          <FindingLine key={finding.key} finding={finding} />
        ))}
      </ul>
    </Section>
  );
}

function FindingLine({ finding }: { finding: Finding }) {
  const marking = useEvidence();
  const { place } = finding;
  return (
    <li className="flex gap-2.5">
      {ICONS[finding.tone]}
      <div className="min-w-0 flex-1">
        <span className="sr-only">{finding.level}: </span>
        {finding.message}
        {place && marking && (
          <Button
            variant="link"
            size="sm"
            className="mt-0.5 flex"
            onClick={() => marking.mark(`finding.${finding.key}`, place.evidence)}
          >
            Show {place.label}
          </Button>
        )}
      </div>
    </li>
  );
}

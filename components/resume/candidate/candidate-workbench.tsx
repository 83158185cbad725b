'use client';

import { useMemo } from 'react';
import type { WorkbenchActions } from '@/components/dossier/actions';
import { RecordSection } from '@/components/dossier/workbench/record-section';
import { TimedOutNote } from '@/components/dossier/workbench/timed-out-note';
import { Workbench } from '@/components/dossier/workbench/workbench';
import type { CandidateDetail, CandidateFormat } from '@/lib/recruiter/vocabulary';
import { BlindButton, type CandidateLinks, useBlindCommand } from './blind-switch';
import { CandidateHeader } from './candidate-header';
import { ResumeProvider } from './resume-context';
import { ResumeView } from './resume-view';

const EXPORTS: readonly { format: CandidateFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json-resume', label: 'JSON Resume' },
  { format: 'v10', label: 'v10 JSON, as received' },
];

/** A candidate: the CV beside what was read from it. */
export function CandidateWorkbench({
  detail,
  links,
  knownTags,
  today,
  actions,
}: {
  detail: CandidateDetail;
  links: CandidateLinks;
  knownTags: readonly string[];
  /** The day it is looked at, yyyy-MM-dd. */
  today: string;
  /** Null for who may only look. */
  actions: WorkbenchActions | null;
}) {
  const { effective, parsed, summary } = detail;
  const shown = useMemo(() => ({ resume: effective, today }), [effective, today]);
  const blind = useBlindCommand(links, false);
  const path = `/api/recruiter/candidates/${encodeURIComponent(summary.id)}/export`;
  return (
    <ResumeProvider value={shown}>
      <Workbench
        kind="candidate"
        detail={detail}
        links={links}
        exports={EXPORTS.map(({ format, label }) => ({ href: `${path}?format=${format}`, label }))}
        own={{ bar: <BlindButton links={links} blind={false} />, commands: [blind] }}
        actions={actions}
      >
        <ResumeView
          head={
            <>
              {detail.timedOut && <TimedOutNote />}
              <CandidateHeader summary={summary} knownTags={knownTags} actions={actions} />
            </>
          }
          foot={<RecordSection detail={detail} reading={parsed.resumeMetadata} />}
        />
      </Workbench>
    </ResumeProvider>
  );
}

'use client';

import type { ReactNode } from 'react';
import { ApplicationsSection } from '@/components/application/applications-section';
import { notesCommand, TogetherButton } from '@/components/collaboration/together-button';
import { TogetherSection } from '@/components/collaboration/together-section';
import type { WorkbenchActions } from '@/components/dossier/actions';
import { CustomFieldsSection } from '@/components/dossier/custom/custom-fields-section';
import { KIND_WORDS } from '@/components/dossier/kinds';
import type { DossierLinks } from '@/components/dossier/workbench/links';
import { ReadInPartNote } from '@/components/dossier/workbench/read-in-part-note';
import { RecordSection } from '@/components/dossier/workbench/record-section';
import { commandGroup } from '@/components/dossier/workbench/use-dossier-commands';
import { Workbench } from '@/components/dossier/workbench/workbench';
import { ShortlistLinks, useMatchCommand, useShortlistCommand } from '@/components/shortlist/shortlist-link';
import type { ApplicationForm, JobDetail, JobFormat, Publication } from '@/lib/recruiter/vocabulary';
import { JobProvider } from './job-context';
import { JobHeader } from './job-header';
import { JobView } from './job-view';

const EXPORTS: readonly { format: JobFormat; label: string }[] = [
  { format: 'json-ld', label: 'schema.org JobPosting' },
  { format: 'v10', label: 'API JSON, as received' },
];

/** A job: the posting next to its parsed data, and links to candidates. */
export function JobWorkbench({
  detail,
  leads,
  links,
  knownTags,
  today,
  actions,
  form,
  publication,
}: {
  detail: JobDetail;
  /** The way on to candidates. */
  leads: ReactNode;
  links: DossierLinks;
  knownTags: readonly string[];
  /** The day it is looked at, yyyy-MM-dd. */
  today: string;
  /** Null for members who may only look. */
  actions: WorkbenchActions | null;
  /** The public form of the job; null where it could not be read. */
  form: ApplicationForm | null;
  publication: Publication | null;
}) {
  const { parsed, summary } = detail;
  const openMatch = useMatchCommand('job', summary.id);
  const openShortlist = useShortlistCommand(summary.id);
  const path = `/api/recruiter/jobs/${encodeURIComponent(summary.id)}/export`;
  return (
    <Workbench
      kind="job"
      detail={detail}
      links={links}
      own={{
        bar: (
          <>
            <TogetherButton of={summary.id} />
            <ShortlistLinks jobId={summary.id} />
          </>
        ),
        commands: [openMatch, openShortlist, notesCommand(commandGroup(KIND_WORDS.job))],
      }}
      exports={EXPORTS.map(({ format, label }) => ({ href: `${path}?format=${format}`, label }))}
      actions={actions}
    >
      {(job) => (
        <JobProvider job={job} today={today}>
          <JobView
            head={
              <>
                {detail.isPartial && <ReadInPartNote />}
                <JobHeader summary={summary} knownTags={knownTags} actions={actions} />
                <CustomFieldsSection detail={detail} shown={job} />
              </>
            }
            leads={leads}
            foot={
              <>
                {form && (
                  <ApplicationsSection
                    jobId={summary.id}
                    form={form}
                    publication={publication}
                    mayWrite={actions !== null}
                  />
                )}
                <TogetherSection of={summary.id} today={today} mayWrite={actions !== null} />
                <RecordSection detail={detail} reading={parsed.jobMetadata} />
              </>
            }
          />
        </JobProvider>
      )}
    </Workbench>
  );
}

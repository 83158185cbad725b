'use client';

import type { WorkbenchActions } from '@/components/dossier/actions';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { ProfessionChip } from '@/components/dossier/details/profession-chip';
import { evidenceOf } from '@/components/dossier/evidence/query';
import { lineEdit, placeEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { DossierBadges } from '@/components/dossier/list/dossier-badges';
import { languageName } from '@/components/dossier/words';
import { placeText } from '@/components/dossier/workbench/place-text';
import { Tags } from '@/components/dossier/workbench/tags';
import { Badge } from '@/components/ui/badge';
import { DOT_BEFORE, DotLine } from '@/components/ui/dot-line';
import type { JobListItem } from '@/lib/recruiter/vocabulary';
import { JobMark } from '../../dossier/job-mark';
import { useJob } from './job-context';
import { headDetails } from './job-details';

/** The job, its employer and place. */
export function JobHeader({
  summary,
  knownTags,
  actions,
}: {
  summary: JobListItem;
  knownTags: readonly string[];
  actions: WorkbenchActions | null;
}) {
  const { job } = useJob();
  const title = job.jobTitles?.mainJobTitle;
  const employer = job.employerNames?.mainEmployerName;
  const place = placeText(job.currentLocation);
  const language = job.jobMetadata?.documentLanguage;
  return (
    <header className="flex items-start gap-4 px-5 py-5 md:px-6">
      <JobMark size="lg" className="max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-semibold">
          <Field
            path="jobTitles.mainJobTitle"
            label="Title"
            edit={lineEdit('Title', title)}
            evidence={evidenceOf(title)}
          >
            {title}
          </Field>
        </h2>
        <DotLine className="text-base text-ink-muted">
          <Field
            path="employerNames.mainEmployerName"
            label="Employer"
            edit={lineEdit('Employer', employer)}
            evidence={evidenceOf(employer)}
          >
            {employer && <span className="font-medium text-ink">{employer}</span>}
          </Field>
          <span className={employer && place ? DOT_BEFORE : undefined}>
            <Field
              path="currentLocation"
              label="Place"
              edit={placeEdit(job.currentLocation)}
              evidence={evidenceOf(job.currentLocation?.municipality, job.currentLocation?.postalCode, place)}
            >
              {place}
            </Field>
          </span>
        </DotLine>
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <DossierBadges line={summary} />
          <ProfessionChip profession={job.normalizedProfession ?? job.jobTitles?.normalizedProfession} />
          {job.isRemote && <Badge>Remote</Badge>}
          {language && <Badge>Posting in {languageName(language)}</Badge>}
          <Tags of={summary} known={knownTags} actions={actions} />
        </div>
        <DetailLines of="title, employer and place" details={headDetails(job)} />
      </div>
    </header>
  );
}

'use client';

import type { WorkbenchActions } from '@/components/dossier/actions';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { evidenceOf } from '@/components/dossier/evidence/query';
import { nameEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { DossierBadges } from '@/components/dossier/list/dossier-badges';
import { durationText } from '@/components/dossier/months';
import { languageName } from '@/components/dossier/words';
import { Tags } from '@/components/dossier/workbench/tags';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import type { CandidateListItem } from '@/lib/recruiter/vocabulary';
import { contactDetails } from '../details/contact-details';
import { degreeLevel } from '../details/education-details';
import { employerDoubt, titleDoubt } from '../doubts';
import { positionEvidence } from '../evidence/field-evidence';
import { ContactLines } from './contact-lines';
import { useResume } from './resume-context';

/** Who this is, what the person does now, and how to reach them. */
export function CandidateHeader({
  summary,
  knownTags,
  actions,
}: {
  summary: CandidateListItem;
  knownTags: readonly string[];
  actions: WorkbenchActions | null;
}) {
  const { resume } = useResume();
  const name = resume.contactInformation?.candidateName;
  return (
    <header className="px-5 py-5 md:px-6">
      <div className="flex items-start gap-4">
        <Avatar name={summary.name} size="lg" className="max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl font-semibold">
            <Field
              path="contactInformation.candidateName"
              label="Name"
              edit={nameEdit(name)}
              evidence={evidenceOf(
                name?.formattedName,
                [name?.givenName, name?.familyName].join(' '),
                name?.familyName,
              )}
            >
              {name?.formattedName}
            </Field>
          </h2>
          <CurrentWork />
          <div className="mt-2 flex flex-wrap items-center gap-1.5">
            <DossierBadges line={summary} />
            <Facts />
            <Tags of={summary} known={knownTags} actions={actions} />
          </div>
        </div>
      </div>
      <div className="mt-4">
        <ContactLines />
        <DetailLines of="name and contact" details={contactDetails(resume.contactInformation)} />
      </div>
    </header>
  );
}

function CurrentWork() {
  const { resume } = useResume();
  const positions = resume.employmentHistory?.positions ?? [];
  const index = Math.max(
    0,
    positions.findIndex(({ isCurrent }) => isCurrent),
  );
  const position = positions[index];
  const path = `employmentHistory.positions.${index}`;
  const title = position?.jobTitle?.raw;
  const employer = position?.employer?.name?.raw;
  if (!position || !(title || employer)) return null;
  return (
    <div className="text-base text-ink-muted">
      <Field
        path={`header.${position.id}.title`}
        source={`${path}.jobTitle.raw`}
        label="Title"
        doubt={titleDoubt(position)}
        evidence={positionEvidence(resume, position, title)}
      >
        {title}
      </Field>
      {title && employer && ' at '}
      <Field
        path={`header.${position.id}.employer`}
        source={`${path}.employer.name.raw`}
        label="Employer"
        doubt={employerDoubt(position)}
        evidence={positionEvidence(resume, position, employer)}
      >
        {employer}
      </Field>
      {!position.isCurrent && <span className="text-ink-faint"> (last position)</span>}
    </div>
  );
}

function Facts() {
  const { resume } = useResume();
  const summary = resume.employmentHistory?.experienceSummary;
  const months = summary?.monthsOfWorkExperience ?? 0;
  const managing = summary?.monthsOfManagementExperience ?? 0;
  const language = resume.resumeMetadata?.documentLanguage;
  const highest = degreeLevel(resume.education?.highestDegree);
  return (
    <>
      {months > 0 && <Badge>{durationText(months)} of experience</Badge>}
      {managing > 0 && <Badge>{durationText(managing)} managing</Badge>}
      {highest && <Badge>{highest}</Badge>}
      {language && <Badge>CV in {languageName(language)}</Badge>}
    </>
  );
}

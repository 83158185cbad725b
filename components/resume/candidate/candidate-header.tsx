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
import { DOT_BEFORE, DotLine } from '@/components/ui/dot-line';
import { type CandidateListItem, experienceOf, personName } from '@/lib/recruiter/vocabulary';
import { contactDetails } from '../details/contact-details';
import { degreeLevel } from '../details/education-details';
import { employerDoubt, titleDoubt } from '../doubts';
import { positionEvidence } from '../evidence/field-evidence';
import { ContactActions } from './contact-actions';
import { ContactLines } from './contact-lines';
import { useResume } from './resume-context';

/** Name, current position and contact data of the candidate. */
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
    <header className="px-5 pt-6 pb-4 md:px-6">
      <div className="flex items-start gap-4">
        <Avatar name={summary.name} size="lg" className="max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-2xl font-semibold">
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
              {personName(resume)}
            </Field>
          </h2>
          <CurrentWork />
          <KeyFacts />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ContactActions resume={resume} />
        <div className="flex flex-wrap items-center gap-1.5">
          <DossierBadges line={summary} />
          <Tags of={summary} known={knownTags} actions={actions} />
        </div>
      </div>
      <div className="mt-4 rounded-lg bg-sunken px-4 py-3">
        <ContactLines />
      </div>
      <DetailLines of="name and contact" details={contactDetails(resume.contactInformation)} />
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
    <div className="mt-0.5 text-lg text-ink-muted">
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

/** The most important facts, in one line. */
function KeyFacts() {
  const { resume, read } = useResume();
  const months = experienceOf(resume, read) ?? 0;
  const managing = resume.employmentHistory?.experienceSummary?.monthsOfManagementExperience ?? 0;
  const language = resume.resumeMetadata?.documentLanguage;
  const facts = [
    months > 0 && `${durationText(months)} of experience`,
    managing > 0 && `${durationText(managing)} managing`,
    degreeLevel(resume.education?.highestDegree),
    language && `CV in ${languageName(language)}`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <DotLine as="ul" aria-label="Key facts" className="mt-1.5 text-sm text-ink-muted">
      {facts.map((fact, index) => (
        <li key={String(fact)} className={index > 0 ? DOT_BEFORE : undefined}>
          {fact}
        </li>
      ))}
    </DotLine>
  );
}

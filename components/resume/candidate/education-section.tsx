'use client';

import { type Detail, detail } from '@/components/dossier/details/detail';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { dateSpellings } from '@/components/dossier/evidence/date-spellings';
import { CorrectionMark } from '@/components/dossier/fields/correction-mark';
import { DoubtMark } from '@/components/dossier/fields/doubt-mark';
import { lineEdit, listEdit, monthEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { dateText } from '@/components/dossier/months';
import { EntryList } from '@/components/dossier/workbench/entry-list';
import { placeText } from '@/components/dossier/workbench/place-text';
import { Section } from '@/components/dossier/workbench/section';
import { Badge } from '@/components/ui/badge';
import { DOT_BEFORE, DotLine } from '@/components/ui/dot-line';
import type { ParsedResume } from '@/lib/contracts';
import { degreeDetails, degreeLevel, educationDetails } from '../details/education-details';
import { entryDoubt, studyDoubt } from '../doubts';
import { type EducationEntry, educationEvidence } from '../evidence/field-evidence';
import { MissingNote } from './missing-note';
import { useResume } from './resume-context';

/** Education of the person. */
export function EducationSection() {
  const { resume } = useResume();
  const entries = resume.education?.educationDetails ?? [];
  return (
    <Section
      id="education"
      title="Education"
      count={entries.length}
      aside={<CorrectionMark path="education.educationDetails" />}
    >
      <MissingNote about="study" />
      <DetailLines of="the highest degree" label="Highest degree" details={highestDegree(resume)} />
      <EntryList
        path="education.educationDetails"
        entries={entries}
        noun="education"
        nameOf={(entry) => entry.degree?.name?.raw ?? entry.schoolName?.raw ?? 'this entry'}
        newEntry={(id) => ({ id, schoolName: { raw: 'New school' } })}
        empty="No education was found in this document."
      >
        {(entry, path) => <Entry entry={entry} path={path} />}
      </EntryList>
    </Section>
  );
}

function highestDegree({ education }: ParsedResume): Detail[] {
  const highest = education?.highestDegree;
  return highest ? [detail('Degree', highest.name?.raw), ...degreeDetails(highest)] : [];
}

function Entry({ entry, path }: { entry: EducationEntry; path: string }) {
  const { resume } = useResume();
  const degree = entry.degree?.name?.raw;
  const school = entry.schoolName?.raw;
  const majors = entry.majors ?? [];
  const place = placeText(entry.location);
  const level = degreeLevel(entry.degree);
  const toNote = entryDoubt(resume, entry.id);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 flex-1 text-base font-semibold">
          <Field
            path={`${path}.degree.name.raw`}
            label="Degree"
            edit={lineEdit('Degree', degree)}
            doubt={studyDoubt(resume, entry.id, 'degree')}
            evidence={educationEvidence(resume, entry, degree, entry.degree?.name?.normalized)}
          >
            {degree}
          </Field>
          {toNote && <DoubtMark label="This education" reason={toNote} />}
        </h3>
        <Period entry={entry} path={path} />
      </div>
      <DotLine className="text-ink-muted">
        <Field
          path={`${path}.schoolName.raw`}
          label="School"
          edit={lineEdit('School', school)}
          doubt={studyDoubt(resume, entry.id, 'school')}
          evidence={educationEvidence(resume, entry, school, entry.schoolName?.normalized)}
        >
          {school && <span className="font-medium text-ink">{school}</span>}
        </Field>
        {place && <span className={school ? DOT_BEFORE : undefined}>{place}</span>}
        {majors.length === 0 && <Subjects entry={entry} path={path} />}
        {level && level !== degree && <Badge tone="accent">{level}</Badge>}
        {entry.gpa?.score && (
          <Badge>Grade {[entry.gpa.score, entry.gpa.maxScore].filter(Boolean).join(' / ')}</Badge>
        )}
        {entry.graduated?.value === false && <Badge>Not finished</Badge>}
      </DotLine>
      {majors.length > 0 && <Subjects entry={entry} path={path} />}
      <DetailLines of={degree ?? school ?? 'the education'} details={educationDetails(entry)} />
    </>
  );
}

function Subjects({ entry, path }: { entry: EducationEntry; path: string }) {
  const { resume } = useResume();
  const majors = entry.majors ?? [];
  return (
    <div className="text-ink-muted">
      <Field
        optional
        path={`${path}.majors`}
        label="Subjects"
        edit={listEdit('Subjects', majors)}
        doubt={studyDoubt(resume, entry.id, 'major')}
        evidence={educationEvidence(resume, entry, ...majors)}
      >
        {majors.join(', ')}
      </Field>
    </div>
  );
}

function Period({ entry, path }: { entry: EducationEntry; path: string }) {
  const { resume, today } = useResume();
  const language = resume.resumeMetadata?.documentLanguage;
  const end = entry.endDate ?? entry.lastEducationDate;
  return (
    <div className="flex items-baseline gap-1 text-ink-muted tabular-nums">
      <Field
        path={`${path}.startDate`}
        label="Start"
        edit={monthEdit('Start', entry.startDate, { today, education: true })}
        evidence={educationEvidence(resume, entry, ...dateSpellings(entry.startDate, language))}
      >
        {dateText(entry.startDate)}
      </Field>
      <span aria-hidden>–</span>
      <Field
        path={`${path}.endDate`}
        label="End"
        edit={monthEdit('End', end, { today, education: true })}
        evidence={educationEvidence(resume, entry, ...dateSpellings(end, language))}
      >
        {dateText(end)}
      </Field>
    </div>
  );
}

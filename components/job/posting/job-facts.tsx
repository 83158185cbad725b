'use client';

import { DetailLines } from '@/components/dossier/details/detail-lines';
import { daySpellings } from '@/components/dossier/evidence/day-spellings';
import { type EvidenceQuery, evidenceOf } from '@/components/dossier/evidence/query';
import { useCorrections } from '@/components/dossier/fields/corrections-provider';
import {
  choiceEdit,
  countsEdit,
  dayEdit,
  type FieldEdit,
  lineEdit,
  listEdit,
} from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { dayText, languageName } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { cn } from '@/components/ui/cn';
import type { ParsedJob } from '@/lib/contracts';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS, rangeText, statedText, yearlyText, yearsText } from '../words';
import { useJob } from './job-context';
import { factDetails } from './job-details';

type Fact = {
  label: string;
  path: string;
  text: string;
  /** The posting's own words, where the value was converted to another form. */
  aside?: string;
  edit?: FieldEdit;
  evidence?: EvidenceQuery;
};

/** The most important facts of a posting, each with its place in the original; missing ones are offered in a line. */
export function JobFacts() {
  const { job } = useJob();
  const { correcting } = useCorrections();
  const facts = [...payFacts(job), ...termFacts(job), ...dayFacts(job), ...personFacts(job)];
  const [told, missing] = [facts.filter(({ text }) => text), facts.filter(({ text }) => !text)];
  return (
    <Section id="facts" title="At a glance">
      {told.length === 0 && <p className="text-ink-muted">This posting states no terms.</p>}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {told.map((fact) => (
          <div
            key={fact.label}
            className={cn(
              'grid min-h-6 grid-cols-[7rem_1fr] items-baseline gap-2',
              fact.aside && 'sm:col-span-2',
            )}
          >
            <dt className="text-xs text-ink-faint">{fact.label}</dt>
            <dd className="min-w-0">
              <FactField fact={fact} />
              {fact.aside && <span className="ml-2 text-xs text-ink-muted">{fact.aside}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {correcting && missing.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-xs">
          {missing.map((fact) => (
            <FactField key={fact.label} fact={fact} />
          ))}
        </div>
      )}
      <DetailLines of="the job" details={factDetails(job)} />
    </Section>
  );
}

function FactField({ fact }: { fact: Fact }) {
  return (
    <Field
      path={fact.path}
      label={fact.label}
      {...(fact.edit && { edit: fact.edit })}
      {...(fact.evidence && { evidence: fact.evidence })}
    >
      {fact.text}
    </Field>
  );
}

function payFacts({ salary }: ParsedJob): Fact[] {
  const range = { from: salary?.minimum?.value, to: salary?.maximum?.value };
  const yearly = yearlyText(range, salary?.currency);
  const stated =
    salary?.timeScale === 'Annually'
      ? ''
      : statedText(salary?.rawMinimum, salary?.rawMaximum, salary?.timeScale);
  const edit = countsEdit(
    [
      { label: 'A year, at least', count: salary?.minimum },
      { label: 'A year, at most', count: salary?.maximum },
    ],
    ([minimum, maximum]) => (minimum || maximum ? { ...salary, minimum, maximum } : null),
  );
  return [
    {
      label: 'Salary',
      path: 'salary',
      text: yearly || stated,
      aside: yearly && stated,
      edit,
      evidence: evidenceOf(salary?.rawMinimum, salary?.rawMaximum),
    },
  ];
}

function termFacts(job: ParsedJob): Fact[] {
  const { contractType: contract, employmentType: employment } = job;
  const [from, to] = [job.minimumWorkingHours, job.maximumWorkingHours];
  const hours = rangeText({ from: from?.value, to: to?.value });
  const regular = job.workingHours === 'irregular' ? 'irregular' : '';
  return [
    {
      label: 'Contract',
      path: 'contractType',
      text: CONTRACT_WORDS[contract ?? ''] ?? '',
      edit: choiceEdit('Contract', contract, CONTRACT_WORDS),
    },
    {
      label: 'Employment',
      path: 'employmentType',
      text: EMPLOYMENT_WORDS[employment ?? ''] ?? '',
      edit: choiceEdit('Employment', employment, EMPLOYMENT_WORDS),
    },
    {
      label: 'Hours',
      path: 'minimumWorkingHours',
      text: [hours && `${hours} a week`, regular].filter(Boolean).join(', '),
      edit: countsEdit([{ label: 'Hours a week', count: from }], ([count]) => count),
      evidence: evidenceOf(from && String(from.value), to && String(to.value)),
    },
    {
      label: 'Place of work',
      path: 'isRemote',
      text: job.isRemote ? 'Remote, wholly or in part' : job.isRemote === false ? 'On site' : '',
      edit: choiceEdit(
        'Place of work',
        job.isRemote === null || job.isRemote === undefined ? '' : String(job.isRemote),
        { true: 'Remote, wholly or in part', false: 'On site' },
        (chosen) => chosen === 'true',
      ),
    },
  ];
}

function dayFacts(job: ParsedJob): Fact[] {
  const language = job.jobMetadata?.documentLanguage;
  const { applicationDetails: application } = job;
  const days = [
    { label: 'Start', path: 'startDate', day: job.startDate },
    { label: 'End', path: 'endDate', day: job.endDate },
    { label: 'Posting date', path: 'applicationDetails.postedDate', day: application?.postedDate },
    {
      label: 'Closes',
      path: 'applicationDetails.applicationDeadline',
      day: application?.applicationDeadline,
    },
  ];
  return days.map(({ label, path, day }) => ({
    label,
    path,
    text: dayText(day?.value),
    edit: dayEdit(label, day),
    evidence: evidenceOf(...daySpellings(day?.value, language)),
  }));
}

function personFacts(job: ParsedJob): Fact[] {
  const years = { from: job.minimumYears?.value, to: job.maximumYears?.value };
  const leading = { from: job.minimumYearsManagement?.value, to: job.maximumYearsManagement?.value };
  const languages = job.languageCodes ?? [];
  return [
    {
      label: 'Experience',
      path: 'minimumYears',
      text: yearsText(years),
      edit: countsEdit([{ label: 'Years, at least', count: job.minimumYears }], ([count]) => count),
    },
    {
      label: 'Leadership',
      path: 'minimumYearsManagement',
      text: yearsText(leading),
      edit: countsEdit(
        [{ label: 'Years of leading', count: job.minimumYearsManagement }],
        ([count]) => count,
      ),
    },
    {
      label: 'Degree',
      path: 'requiredDegree',
      text: job.requiredDegree ?? '',
      edit: lineEdit('Degree', job.requiredDegree),
      evidence: evidenceOf(job.requiredDegree),
    },
    {
      label: 'Languages',
      path: 'languageCodes',
      text: languages.map(languageName).join(', '),
      edit: listEdit('Languages', languages),
      evidence: evidenceOf(...languages.map(languageName)),
    },
    {
      label: 'Driving licence',
      path: 'driversLicenses',
      text: (job.driversLicenses ?? []).join(', '),
      edit: listEdit('Driving licence', job.driversLicenses ?? []),
      evidence: evidenceOf(...(job.driversLicenses ?? [])),
    },
    {
      label: 'Reference',
      path: 'applicationDetails.referenceNumber',
      text: job.applicationDetails?.referenceNumber ?? '',
      edit: lineEdit('Reference', job.applicationDetails?.referenceNumber),
      evidence: evidenceOf(job.applicationDetails?.referenceNumber),
    },
  ];
}

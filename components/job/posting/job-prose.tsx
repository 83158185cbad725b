'use client';

import { DetailLines } from '@/components/dossier/details/detail-lines';
import { evidenceOf } from '@/components/dossier/evidence/query';
import { type FieldEdit, lineEdit, listEdit, passageEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { Section } from '@/components/dossier/workbench/section';
import { useJob } from './job-context';
import { degreeDetails } from './job-details';

const PASSAGES = [
  ['jobDescription', 'What there is to do'],
  ['jobRequirements', 'What is asked for'],
  ['benefits', 'What is offered'],
  ['employerDescription', 'About the employer'],
] as const;

/** The sections of the posting in their order. */
export function JobProse() {
  const { job } = useJob();
  return PASSAGES.map(([path, title]) => {
    const text = job[path];
    if (!text) return null;
    return (
      <Section key={path} id={path} title={title}>
        <div className="max-w-prose">
          <Field block path={path} label={title} edit={passageEdit(title, text)} evidence={evidenceOf(text)}>
            <span className="whitespace-pre-line">{text}</span>
          </Field>
        </div>
      </Section>
    );
  });
}

/** Required degrees and certificates. */
export function JobDegrees() {
  const { job } = useJob();
  const degrees = job.degrees ?? [];
  const certificates = job.certificationsAndLicenses ?? [];
  if (degrees.length + certificates.length + (job.schoolNames?.length ?? 0) === 0) return null;
  return (
    <Section id="degrees" title="Degrees and certificates" count={degrees.length + certificates.length}>
      <ul className="flex flex-col gap-1">
        {degrees.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the path of the field
          <li key={index}>
            <Field
              path={`degrees.${index}.name`}
              label="Degree"
              edit={lineEdit('Degree', name)}
              evidence={evidenceOf(name)}
            >
              {name}
            </Field>
          </li>
        ))}
        {certificates.length > 0 && (
          <li>
            <Field
              path="certificationsAndLicenses"
              label="Certificates"
              edit={listEdit('Certificates', certificates)}
              evidence={evidenceOf(...certificates)}
            >
              {certificates.join(', ')}
            </Field>
          </li>
        )}
      </ul>
      <DetailLines of="the degrees" details={degreeDetails(job)} />
    </Section>
  );
}

/** Ways and places to apply. */
export function JobApplication() {
  const { job } = useJob();
  const application = job.applicationDetails;
  const lines: readonly {
    member: string;
    label: string;
    text: string | null | undefined;
    edit: FieldEdit;
  }[] = [
    ['contactPerson', 'Contact', application?.contactPerson] as const,
    ['contactPhone', 'Phone', application?.contactPhone] as const,
    ['contactEmail', 'E-mail', application?.contactEmail] as const,
    ['website', 'Web', application?.website] as const,
  ].map(([member, label, text]) => ({ member, label, text, edit: lineEdit(label, text) }));
  const passage = application?.applicationDescription;
  return (
    <Section id="application" title="Applying">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {lines.map(({ member, label, text, edit }) => (
          <div key={member} className="grid min-h-6 grid-cols-[7rem_1fr] items-baseline gap-2">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="min-w-0">
              <Field
                path={`applicationDetails.${member}`}
                label={label}
                edit={edit}
                evidence={evidenceOf(text, ...(text?.split(/,\s*/) ?? []))}
              >
                {text && <span className="break-all">{text}</span>}
              </Field>
            </dd>
          </div>
        ))}
      </dl>
      {passage && (
        <div className="mt-2 max-w-prose text-ink-muted">
          <Field
            block
            path="applicationDetails.applicationDescription"
            label="How to apply"
            edit={passageEdit('How to apply', passage)}
            evidence={evidenceOf(passage)}
          >
            <span className="whitespace-pre-line">{passage}</span>
          </Field>
        </div>
      )}
    </Section>
  );
}

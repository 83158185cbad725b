'use client';

import { detail } from '@/components/dossier/details/detail';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { useCorrections } from '@/components/dossier/fields/corrections-provider';
import { lineEdit, passageEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { languageName } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { evidenceUnder } from '../evidence/field-evidence';
import { levelText } from './language-level';
import { useResume } from './resume-context';

/** The person's own summary. */
export function SummarySection() {
  const { resume } = useResume();
  const { correcting } = useCorrections();
  const text = resume.professionalSummary ?? '';
  if (!text && !correcting) return null;
  return (
    <Section id="summary" title="Summary">
      <div className="max-w-prose text-base">
        <Field
          block
          path="professionalSummary"
          label="Summary"
          edit={passageEdit('Summary', text)}
          evidence={evidenceUnder(resume, ['SUMMARY', 'QUALIFICATIONS_SUMMARY'], text)}
        >
          {text && <span className="whitespace-pre-line">{text}</span>}
        </Field>
      </div>
    </Section>
  );
}

/** The languages the person speaks. */
export function LanguagesSection() {
  const { resume } = useResume();
  const languages = resume.languageCompetencies ?? [];
  if (languages.length === 0) return null;
  return (
    <Section id="languages" title="Languages" count={languages.length}>
      <ul className="grid gap-1 sm:grid-cols-2">
        {languages.map(({ language, languageCode, foundInContext }, index) => {
          const name = languageCode ? languageName(languageCode) : (language ?? '');
          const level = levelText(foundInContext, language ?? name);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the path of the field
            <li key={index} className="min-w-0">
              <Field
                path={`languageCompetencies.${index}.language`}
                label="Language"
                edit={lineEdit('Language', language ?? name)}
                evidence={evidenceUnder(resume, ['LANGUAGES'], foundInContext, language, name)}
              >
                {name}
              </Field>
              {level && <span className="block truncate text-xs text-ink-muted">{level}</span>}
            </li>
          );
        })}
      </ul>
      <DetailLines
        of="the languages"
        details={languages.map(({ language, languageCode, foundInContext }) =>
          detail([language, languageCode].filter(Boolean).join(', '), foundInContext),
        )}
      />
    </Section>
  );
}

/** Certifications and licences of the person. */
export function CertificationsSection() {
  const { resume } = useResume();
  const certifications = resume.certifications ?? [];
  const licenses = resume.licenses ?? [];
  if (certifications.length + licenses.length === 0) return null;
  return (
    <Section
      id="certifications"
      title="Certifications and licences"
      count={certifications.length + licenses.length}
    >
      <ul className="flex flex-col gap-1">
        {certifications.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the path of the field
          <li key={index}>
            <Field
              path={`certifications.${index}.name`}
              label="Certification"
              edit={lineEdit('Certification', name)}
              evidence={evidenceUnder(resume, ['CERTIFICATIONS'], name)}
            >
              {name}
            </Field>
          </li>
        ))}
        {licenses.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the path of the field
          <li key={index}>
            <Field
              path={`licenses.${index}.name`}
              label="Licence"
              edit={lineEdit('Licence', name)}
              evidence={evidenceUnder(resume, ['LICENSES'], name)}
            >
              {name}
            </Field>
          </li>
        ))}
      </ul>
      <DetailLines
        of="certifications and licences"
        details={[...certifications, ...licenses].map((one) => detail(one.name ?? '', matchText(one)))}
      />
    </Section>
  );
}

/** Returns how a certification or licence was recognised. */
function matchText(one: { matchedFromList?: boolean | null; isVariation?: boolean | null }): string {
  const known = one.matchedFromList ? 'known by name' : 'recognised by its wording';
  return one.isVariation ? `${known}, in another spelling` : known;
}

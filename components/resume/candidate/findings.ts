import type { EvidenceQuery } from '@/components/dossier/evidence/query';
import type { ParsedResume } from '@/lib/contracts';
import { educationEvidence, positionEvidence, sectionEvidence } from '../evidence/field-evidence';

/** One piece of advice about the document, with its place if known. */
export type Finding = {
  readonly key: string;
  readonly level: string;
  readonly tone: 'info' | 'caution' | 'critical';
  readonly message: string;
  readonly place: { readonly label: string; readonly evidence: EvidenceQuery } | null;
};

const TONES: Readonly<Record<string, Finding['tone']>> = {
  'Fatal Problems Found': 'critical',
  'Major Issues Found': 'critical',
  'Data Missing': 'caution',
  'Suggested Improvements': 'info',
};

const SEVERITY = ['Fatal Problems Found', 'Major Issues Found', 'Data Missing', 'Suggested Improvements'];

function sectionName(sectionType: string): string {
  const words = sectionType.toLowerCase().replaceAll('_', ' ').replace('contact info', 'contact details');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function placeOf(
  resume: ParsedResume,
  identifier: { sectionType?: string | null | undefined; id?: string | null | undefined } | undefined,
): Finding['place'] {
  const position = resume.employmentHistory?.positions?.find(({ id }) => id === identifier?.id);
  if (position) {
    const label = position.jobTitle?.raw ?? position.employer?.name?.raw;
    if (label) return { label, evidence: positionEvidence(resume, position, label) };
  }
  const entry = resume.education?.educationDetails?.find(({ id }) => id === identifier?.id);
  if (entry) {
    const label = entry.degree?.name?.raw ?? entry.schoolName?.raw;
    if (label) return { label, evidence: educationEvidence(resume, entry, label) };
  }
  if (!identifier?.sectionType) return null;
  const evidence = sectionEvidence(resume, identifier.sectionType);
  return evidence.values.length > 0 ? { label: sectionName(identifier.sectionType), evidence } : null;
}

/** Returns the findings of the parser as advice, the gravest first. */
export function findingsOf(resume: ParsedResume): Finding[] {
  return (resume.resumeMetadata?.resumeQuality ?? [])
    .toSorted((a, b) => SEVERITY.indexOf(a.level ?? '') - SEVERITY.indexOf(b.level ?? ''))
    .flatMap(({ level, findings }) =>
      (findings ?? []).map((finding, index) => ({
        key: `${level}-${finding.qualityCode}-${index}`,
        level: level ?? 'Advice',
        tone: TONES[level ?? ''] ?? 'info',
        message: finding.message ?? `Finding ${finding.qualityCode ?? ''}`,
        place: placeOf(resume, finding.sectionIdentifiers?.[0]),
      })),
    );
}

'use client';

import type { ReactNode } from 'react';
import { DocumentSection } from './document-section';
import { EducationSection } from './education-section';
import { FindingsSection } from './findings-section';
import { OtherSections } from './other-sections';
import { PositionsSection } from './positions-section';
import { CertificationsSection, LanguagesSection, SummarySection } from './prose-sections';
import { SkillsSection } from './skills-section';

/** The parsed resume, the most asked first. */
export function ResumeView({
  head,
  answers,
  foot,
}: {
  head: ReactNode;
  /** Answers of a language model about it. */
  answers?: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <article className="pb-20 print:pb-0">
      {head}
      <SummarySection />
      {answers}
      <PositionsSection />
      <EducationSection />
      <SkillsSection />
      <LanguagesSection />
      <CertificationsSection />
      <OtherSections />
      <FindingsSection />
      <DocumentSection />
      <div className="print:hidden">{foot}</div>
    </article>
  );
}

'use client';

import type { ReactNode } from 'react';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { documentFacts } from '@/components/dossier/details/document-facts';
import { PlainText } from '@/components/dossier/details/plain-text';
import { useJob } from './job-context';
import { JobFacts } from './job-facts';
import { JobApplication, JobDegrees, JobProse } from './job-prose';
import { JobSkills } from './job-skills';

/** The parsed job, the most asked first. `leads` is the way on to candidates. */
export function JobView({ head, leads, foot }: { head: ReactNode; leads?: ReactNode; foot?: ReactNode }) {
  return (
    <article className="pb-20 print:pb-0">
      {head}
      <JobFacts />
      {leads}
      <JobSkills />
      <JobProse />
      <JobDegrees />
      <JobApplication />
      <JobDocument />
      <div className="print:hidden">{foot}</div>
    </article>
  );
}

/** For the inspector, the parser's data on the document itself. */
function JobDocument() {
  const { job } = useJob();
  const metadata = job.jobMetadata;
  if (!metadata) return null;
  return (
    <>
      <DetailLines of="the document" details={documentFacts(metadata)} />
      <PlainText text={metadata.plainText} />
    </>
  );
}

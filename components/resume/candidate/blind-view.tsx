'use client';

import { EyeOff } from 'lucide-react';
import { DetailsProvider } from '@/components/dossier/details/details-provider';
import { countryName } from '@/components/dossier/words';
import { DossierBar } from '@/components/dossier/workbench/dossier-bar';
import { ReadInPartNote } from '@/components/dossier/workbench/read-in-part-note';
import { useDossierCommands } from '@/components/dossier/workbench/use-dossier-commands';
import type { BlindCandidate } from '@/lib/recruiter/vocabulary';
import { BlindButton, type CandidateLinks, useBlindCommand } from './blind-switch';
import { ResumeProvider } from './resume-context';
import { ResumeView } from './resume-view';

type BlindProps = { candidate: BlindCandidate; links: CandidateLinks; today: string };

/** A candidate without anything that identifies them. Only the redacted data ever reaches this page. */
export function BlindView(props: BlindProps) {
  return (
    <DetailsProvider>
      <BlindPage {...props} />
    </DetailsProvider>
  );
}

function BlindPage({ candidate, links, today }: BlindProps) {
  const country = candidate.resume.contactInformation?.location?.countryCode;
  const leave = useBlindCommand(links, true);
  useDossierCommands({ kind: 'candidate', links, exports: [], own: [leave] });
  return (
    <ResumeProvider resume={candidate.resume} read={candidate.resume} today={today}>
      <div className="relative flex min-h-full flex-1 flex-col">
        <DossierBar
          kind="candidate"
          title={`Candidate ${candidate.reference}`}
          links={links}
          exports={[]}
          own={<BlindButton links={links} blind />}
        />
        <div className="mx-auto w-full max-w-3xl pb-8">
          <ResumeView
            head={
              <header className="px-5 py-5 md:px-6">
                {candidate.state === 'incomplete' && <ReadInPartNote />}
                <h2 className="text-xl font-semibold">Candidate {candidate.reference}</h2>
                {country && <p className="text-base text-ink-muted">{countryName(country)}</p>}
                <p className="mt-3 flex items-start gap-2 rounded-md bg-info-soft px-3 py-2 text-sm text-info">
                  <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
                  Blind view: names, contact details and what else identifies the person were left out on the
                  server. The original is not shown here.
                </p>
              </header>
            }
          />
        </div>
      </div>
    </ResumeProvider>
  );
}

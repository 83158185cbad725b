'use client';

import { ListPlus, Mail, Send, Sparkles } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { notesCommand, TogetherButton } from '@/components/collaboration/together-button';
import { TogetherSection } from '@/components/collaboration/together-section';
import type { WorkbenchActions } from '@/components/dossier/actions';
import { CustomFieldsSection } from '@/components/dossier/custom/custom-fields-section';
import { KIND_WORDS, matchPath } from '@/components/dossier/kinds';
import { ReadInPartNote } from '@/components/dossier/workbench/read-in-part-note';
import { RecordSection } from '@/components/dossier/workbench/record-section';
import { commandGroup } from '@/components/dossier/workbench/use-dossier-commands';
import { Workbench } from '@/components/dossier/workbench/workbench';
import { HandOverDialog, type ToHandOver } from '@/components/handover/hand-over-dialog';
import { HandoversSection } from '@/components/handover/handovers-section';
import type { ToWrite } from '@/components/letters/drafts';
import { LetterDialog } from '@/components/letters/letter-dialog';
import { PrivacySection } from '@/components/privacy/privacy-section';
import type { Command } from '@/components/shell/commands';
import { AddToShortlist, type ToAdd } from '@/components/shortlist/add/add-to-shortlist';
import { Memberships } from '@/components/shortlist/add/memberships';
import { useMatchCommand } from '@/components/shortlist/shortlist-link';
import { Button } from '@/components/ui/button';
import type {
  Arrival,
  Attachment,
  CandidateDetail,
  CandidateFormat,
  Handover,
  Membership,
  Provenance,
} from '@/lib/recruiter/vocabulary';
import { AnswersSection } from './answers-section';
import { AttachmentsSection } from './attachments-section';
import { BlindButton, type CandidateLinks, useBlindCommand } from './blind-switch';
import { CandidateHeader } from './candidate-header';
import { MisfitNote } from './misfit-note';
import { ReadingSection } from './reading-section';
import { ResumeProvider } from './resume-context';
import { ResumeView } from './resume-view';

const EXPORTS: readonly { format: CandidateFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json-resume', label: 'JSON Resume' },
  { format: 'v10', label: 'API JSON, as received' },
];

const WRITE = 'Write an e-mail…';
const ADD = 'Add to a shortlist…';

/** A candidate: the CV next to its parsed data. */
export function CandidateWorkbench({
  detail,
  links,
  jobs,
  knownTags,
  today,
  memberships,
  provenance,
  arrivals,
  attachments,
  handovers,
  actions,
}: {
  detail: CandidateDetail;
  links: CandidateLinks;
  /** Those that fit the candidate best. */
  jobs: ReactNode;
  knownTags: readonly string[];
  /** The day it is looked at, yyyy-MM-dd. */
  today: string;
  /** The mayWrite that the candidate is on. */
  memberships: readonly Membership[];
  provenance: Provenance;
  /** Documents that came in from outside. */
  arrivals: readonly Arrival[];
  /** Files that came in the same mails as their CVs. */
  attachments: readonly Attachment[];
  /** The links under which the candidate was handed over. */
  handovers: readonly Handover[];
  /** Null for who may only look. */
  actions: WorkbenchActions | null;
}) {
  const { parsed, summary } = detail;
  const mayWrite = actions !== null;
  const blind = useBlindCommand(links, false);
  const [adding, setAdding] = useState<ToAdd | null>(null);
  const add = () => setAdding({ ids: [summary.id], source: 'candidate' });
  const [handing, setHanding] = useState<ToHandOver | null>(null);
  const match = useMatchCommand('candidate', summary.id);
  const group = commandGroup(KIND_WORDS.candidate);
  const addCommand: Command = {
    id: 'candidate-shortlist',
    group,
    label: ADD,
    icon: ListPlus,
    shortcut: 's',
    run: add,
  };
  const hand = () => setHanding({ ids: [summary.id], title: summary.name });
  const handCommand: Command = {
    id: 'candidate-hand-over',
    group,
    label: 'Hand over…',
    icon: Send,
    keywords: ['client', 'pack', 'link', 'send'],
    shortcut: 'h',
    run: hand,
  };
  const [writing, setWriting] = useState<ToWrite | null>(null);
  const write = () => setWriting({ whom: { ids: [summary.id] }, jobId: null, to: summary.name });
  const writeCommand: Command = {
    id: 'candidate-mail',
    group,
    label: WRITE,
    icon: Mail,
    keywords: ['mail', 'message', 'template'],
    shortcut: 'w',
    run: write,
  };
  const path = `/api/recruiter/candidates/${encodeURIComponent(summary.id)}/export`;
  return (
    <>
      <Workbench
        kind="candidate"
        detail={detail}
        links={links}
        exports={EXPORTS.map(({ format, label }) => ({ href: `${path}?format=${format}`, label }))}
        own={{
          bar: (
            <>
              <TogetherButton of={summary.id} />
              <MatchButton candidateId={summary.id} />
              {mayWrite && <ShortlistButton onClick={add} />}
              {mayWrite && <WriteButton onClick={write} />}
              <HandOverButton onClick={hand} />
              <BlindButton links={links} blind={false} />
            </>
          ),
          commands: [
            blind,
            match,
            handCommand,
            notesCommand(group),
            ...(mayWrite ? [addCommand, writeCommand] : []),
          ],
        }}
        actions={actions}
      >
        {(resume) => (
          <ResumeProvider resume={resume} read={parsed} today={today}>
            <ResumeView
              head={
                <>
                  {detail.isPartial && <ReadInPartNote />}
                  {summary.misfit && <MisfitNote />}
                  <CandidateHeader summary={summary} knownTags={knownTags} actions={actions} />
                  <Memberships of={summary.id} memberships={memberships} />
                  <HandoversSection of={summary.id} handovers={handovers} mayWrite={mayWrite} />
                  <CustomFieldsSection detail={detail} shown={resume} />
                </>
              }
              answers={
                <>
                  <ReadingSection reading={detail.reading} />
                  <AnswersSection machine={detail.answers} />
                </>
              }
              foot={
                <>
                  <TogetherSection of={summary.id} today={today} mayWrite={mayWrite} />
                  {jobs}
                  <AttachmentsSection attachments={attachments} />
                  <PrivacySection
                    id={summary.id}
                    provenance={provenance}
                    arrivals={arrivals}
                    mayWrite={mayWrite}
                  />
                  <RecordSection detail={detail} reading={parsed.resumeMetadata} />
                </>
              }
            />
          </ResumeProvider>
        )}
      </Workbench>
      {mayWrite && <AddToShortlist adding={adding} name={summary.name} onClose={() => setAdding(null)} />}
      {mayWrite && <LetterDialog writing={writing} onClose={() => setWriting(null)} />}
      <HandOverDialog handing={handing} mayWrite={mayWrite} onClose={() => setHanding(null)} />
    </>
  );
}

function WriteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label={WRITE} className="max-sm:px-2" onClick={onClick}>
      <Mail aria-hidden />
      <span className="max-[90rem]:hidden">E-mail</span>
    </Button>
  );
}

function HandOverButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label="Hand over" className="max-sm:px-2" onClick={onClick}>
      <Send aria-hidden />
      <span className="max-[90rem]:hidden">Hand over</span>
    </Button>
  );
}

function MatchButton({ candidateId }: { candidateId: string }) {
  return (
    <Button variant="quiet" asChild>
      <Link href={matchPath('candidate', candidateId)} aria-label="Match jobs">
        <Sparkles aria-hidden />
        <span className="max-sm:hidden">Match</span>
      </Link>
    </Button>
  );
}

function ShortlistButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" aria-label={ADD} onClick={onClick}>
      <ListPlus aria-hidden />
      <span className="max-sm:hidden">Shortlist</span>
    </Button>
  );
}

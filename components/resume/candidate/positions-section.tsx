'use client';

import { DetailLines } from '@/components/dossier/details/detail-lines';
import { ProfessionChip } from '@/components/dossier/details/profession-chip';
import { dateSpellings } from '@/components/dossier/evidence/date-spellings';
import { CorrectionMark } from '@/components/dossier/fields/correction-mark';
import { DoubtMark } from '@/components/dossier/fields/doubt-mark';
import { lineEdit, monthEdit, passageEdit, placeEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { datedMonth, dateText, durationText, monthOf, monthsBetween } from '@/components/dossier/months';
import { EntryList } from '@/components/dossier/workbench/entry-list';
import { placeText } from '@/components/dossier/workbench/place-text';
import { Section } from '@/components/dossier/workbench/section';
import { Badge } from '@/components/ui/badge';
import { DOT_BEFORE, DotLine } from '@/components/ui/dot-line';
import { positionDetails } from '../details/position-details';
import { employerDoubt, entryDoubt, periodDoubt, professionDoubt, titleDoubt } from '../doubts';
import { type Position, positionEvidence } from '../evidence/field-evidence';
import { buildTimeline } from '../history/timeline';
import { TimelineFigure } from '../history/timeline-figure';
import { CareerFacts } from './career-facts';
import { MissingNote } from './missing-note';
import { useResume } from './resume-context';

function scrollToEntry(id: string): void {
  const entry = document.getElementById(`entry-${id}`);
  entry?.scrollIntoView({ block: 'nearest' });
  entry?.querySelector<HTMLElement>('[data-field]')?.focus();
}

/** Positions of the person, drawn to scale and in words. */
export function PositionsSection() {
  const { resume, today } = useResume();
  const positions = resume.employmentHistory?.positions ?? [];
  const timeline = buildTimeline(resume, monthOf(today));
  return (
    <Section
      id="work"
      title="Work"
      count={positions.length}
      aside={<CorrectionMark path="employmentHistory.positions" />}
    >
      <CareerFacts />
      <MissingNote about="position" />
      {timeline && <TimelineFigure timeline={timeline} onSelect={scrollToEntry} />}
      <EntryList
        path="employmentHistory.positions"
        entries={positions}
        noun="position"
        nameOf={(position) => position.jobTitle?.raw ?? position.employer?.name?.raw ?? 'this position'}
        newEntry={(id) => ({ id, jobTitle: { raw: 'New position' } })}
        empty="No position was found in this document."
      >
        {(position, path) => <PositionEntry position={position} path={path} />}
      </EntryList>
    </Section>
  );
}

function PositionEntry({ position, path }: { position: Position; path: string }) {
  const { resume } = useResume();
  const title = position.jobTitle?.raw;
  const employer = position.employer?.name?.raw;
  const place = placeText(position.employer?.location);
  const toNote = entryDoubt(resume, position.id);
  const guess = professionDoubt(position.normalizedProfession?.confidence);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="min-w-0 flex-1 text-base font-semibold">
          <Field
            path={`${path}.jobTitle.raw`}
            label="Title"
            edit={lineEdit('Title', title)}
            doubt={titleDoubt(position)}
            evidence={positionEvidence(resume, position, title, position.jobTitle?.normalized)}
          >
            {title}
          </Field>
          {toNote && <DoubtMark label="This position" reason={toNote} />}
        </h3>
        <PositionPeriod position={position} path={path} />
      </div>
      <DotLine className="text-ink-muted">
        <Field
          path={`${path}.employer.name.raw`}
          label="Employer"
          edit={lineEdit('Employer', employer)}
          doubt={employerDoubt(position)}
          evidence={positionEvidence(resume, position, employer, position.employer?.name?.normalized)}
        >
          {employer && <span className="font-medium text-ink">{employer}</span>}
        </Field>
        <span className={place && employer ? DOT_BEFORE : undefined}>
          <Field
            path={`${path}.employer.location`}
            label="Place of work"
            optional
            edit={placeEdit(position.employer?.location)}
            evidence={positionEvidence(resume, position, position.employer?.location?.municipality, place)}
          >
            {place}
          </Field>
        </span>
        {!position.description && <Description position={position} path={path} />}
        <ProfessionChip profession={position.normalizedProfession} />
        {guess && <DoubtMark label="Profession" reason={guess} />}
        {position.isSelfEmployed && <Badge>Self-employed</Badge>}
        {position.numberEmployeesSupervised && (
          <Badge>{position.numberEmployeesSupervised.value} reports</Badge>
        )}
      </DotLine>
      {position.description && (
        <div className="mt-1.5 max-w-prose text-ink-muted">
          <Description position={position} path={path} />
        </div>
      )}
      <DetailLines of={title ?? employer ?? 'the position'} details={positionDetails(resume, position)} />
    </>
  );
}

/** Description of the work. While it is empty, the offer to add it takes no extra line. */
function Description({ position, path }: { position: Position; path: string }) {
  const { resume } = useResume();
  const text = position.description;
  return (
    <Field
      block={Boolean(text)}
      optional
      path={`${path}.description`}
      label="Description"
      edit={passageEdit('Description', text)}
      evidence={positionEvidence(resume, position, text)}
    >
      {text && <span className="whitespace-pre-line">{text}</span>}
    </Field>
  );
}

function PositionPeriod({ position, path }: { position: Position; path: string }) {
  const { resume, today } = useResume();
  const language = resume.resumeMetadata?.documentLanguage;
  const { startDate: start, endDate: end } = position;
  const now = monthOf(today);
  const [from, to] = [
    datedMonth(start, now),
    datedMonth(end, now) ?? (position.isCurrent ? { month: now, exact: true } : undefined),
  ];
  const months = from && to && from.month <= to.month ? monthsBetween(from, to) : 0;
  const about = periodDoubt(start, end);
  return (
    <div className="flex items-baseline gap-1 text-ink-muted tabular-nums">
      <Field
        path={`${path}.startDate`}
        label="Start"
        edit={monthEdit('Start', start, { today })}
        evidence={positionEvidence(resume, position, ...dateSpellings(start, language))}
      >
        {dateText(start)}
      </Field>
      <span aria-hidden>–</span>
      <Field
        path={`${path}.endDate`}
        label="End"
        edit={monthEdit('End', end, { today })}
        evidence={positionEvidence(resume, position, ...dateSpellings(end, language))}
      >
        {dateText(end) || (position.isCurrent ? 'Present' : '')}
      </Field>
      {months > 0 && <span className="text-xs text-ink-faint">· {durationText(months)}</span>}
      {about && <DoubtMark label="The period" reason={about} />}
    </div>
  );
}

import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { Result } from '../data/model';
import type { Person } from '../hooks/use-people';
import { FACT_TONES, FACT_WORDS, positionText, skillNote, titleOf, workText } from './words';

const SHOWN_SKILLS = 5;
/** A row has two reasons, whole; the others are in the details. */
const SHOWN_FACTS = 2;

/** Parts of a result that do not change with the weights; drawn once, so that a new ranking only moves it. */
export const ResultContent = memo(function ResultContent({ result }: { result: Result }) {
  return (
    <>
      {result.facts.length > 0 && <Facts facts={result.facts} />}
      <Skills result={result} />
    </>
  );
});

export const Identity = memo(function Identity({
  result,
  person,
  labels,
}: {
  result: Result;
  person: Person | undefined;
  labels: ReadonlyMap<string, string>;
}) {
  const position = positionText(result);
  const role = person?.name && position !== result.headline ? result.headline : position;
  const line = [result.place, workText(result), person?.name ? '' : result.documentId].filter(Boolean);
  return (
    <div className="min-w-0 text-xs text-ink-muted">
      {role !== titleOf(result, person) && <p className="wrap-anywhere">{role}</p>}
      <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <span className="wrap-anywhere">{line.join(' · ')}</span>
        {person?.mark && <Badge tone="accent">{person.mark}</Badge>}
        {(result.userDefinedTags ?? []).slice(0, 2).map((tag) => (
          <Badge key={tag} className="h-4 max-w-24 min-w-8 px-1 text-2xs">
            <span className="truncate">{labels.get(tag) ?? tag}</span>
          </Badge>
        ))}
      </p>
    </div>
  );
});

function Facts({ facts }: { facts: Result['facts'] }) {
  return (
    <ul aria-label="What mattered most" className="flex min-w-0 flex-col gap-0.5 self-center text-xs">
      {facts.slice(0, SHOWN_FACTS).map(({ fact, type }) => (
        <li key={fact} className="flex min-w-0 gap-1.5">
          <span aria-hidden className={cn('mt-1.25 size-1.5 shrink-0 rounded-full', FACT_TONES[type])} />
          <span className="min-w-0 text-pretty wrap-anywhere">
            <span className="sr-only">{FACT_WORDS[type]}</span>
            {fact}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Skills({ result: { foundSkills, missingSkills } }: { result: Result }) {
  if (foundSkills.length + missingSkills.length === 0) return null;
  const rest = foundSkills.length - SHOWN_SKILLS;
  return (
    <div className="min-w-0 self-center text-xs">
      {foundSkills.length > 0 && (
        <p className="text-pretty text-ink-muted">
          <span className="text-positive">Found</span>{' '}
          {foundSkills.slice(0, SHOWN_SKILLS).map((skill, index) => (
            <span key={skill.name}>
              {index > 0 && <span className="text-ink-faint"> · </span>}
              <span className="font-medium text-ink">{skill.name}</span> {skillNote(skill)}
            </span>
          ))}
          {rest > 0 && ` and ${rest} more`}
        </p>
      )}
      {missingSkills.length > 0 && (
        <p className="text-pretty text-ink-muted">
          <span className="text-critical">Missing</span> {missingSkills.slice(0, SHOWN_SKILLS).join(', ')}
          {missingSkills.length > SHOWN_SKILLS && ` and ${missingSkills.length - SHOWN_SKILLS} more`}
        </p>
      )}
    </div>
  );
}

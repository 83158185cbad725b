import { memo } from 'react';
import { experienceText } from '@/components/dossier/words';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { Result } from '../data/model';
import type { Person } from '../hooks/use-people';
import { ScoreBars } from './score';
import { FACT_TONES, FACT_WORDS, positionText, skillNote, titleOf } from './words';

const SHOWN_SKILLS = 5;

/** What of a result does not change with the weights; drawn once, so that ranking anew only moves it. */
export const ResultContent = memo(function ResultContent({ result }: { result: Result }) {
  const { scores } = result;
  return (
    <>
      {scores && <ScoreBars side={scores.own} className="hidden @3xl:flex" />}
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
  const line = [
    result.place,
    result.monthsOfExperience ? experienceText(result.monthsOfExperience) : '',
    person?.name ? '' : result.documentId,
  ].filter(Boolean);
  return (
    <div className="min-w-0 text-xs text-ink-muted">
      {role !== titleOf(result, person) && (
        <p className="truncate print:whitespace-normal" title={position}>
          {role}
        </p>
      )}
      <p className="flex min-w-0 items-center gap-1.5">
        <span className="truncate">{line.join(' · ')}</span>
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
    <ul aria-label="What mattered most" className="min-w-0 self-center text-xs">
      {facts.slice(0, 3).map(({ fact, type }) => (
        <li key={fact} className="flex min-w-0 items-center gap-1.5" title={fact}>
          <span aria-hidden className={cn('size-1.5 shrink-0 rounded-full', FACT_TONES[type])} />
          <span className="min-w-0 truncate print:whitespace-normal">
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
      <p className="line-clamp-2">
        <span className="sr-only">Found: </span>
        {foundSkills.slice(0, SHOWN_SKILLS).map((skill, index) => (
          <span key={skill.name}>
            {index > 0 && <span className="text-ink-faint"> · </span>}
            <span className="font-medium text-positive">{skill.name}</span>{' '}
            <span className="text-ink-muted">{skillNote(skill)}</span>
          </span>
        ))}
        {rest > 0 && <span className="text-ink-faint"> and {rest} more</span>}
      </p>
      {missingSkills.length > 0 && (
        <p className="truncate text-ink-muted" title={missingSkills.join(', ')}>
          <span className="text-critical">Missing</span> {missingSkills.slice(0, SHOWN_SKILLS).join(', ')}
          {missingSkills.length > SHOWN_SKILLS && ` and ${missingSkills.length - SHOWN_SKILLS} more`}
        </p>
      )}
    </div>
  );
}

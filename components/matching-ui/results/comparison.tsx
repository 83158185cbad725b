'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { experienceText } from '@/components/dossier/words';
import { IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { printedSheet } from '@/components/ui/overlay';
import type { Result } from '../data/model';
import { CATEGORY_NAMES, DRAWN, numbersOf, type Ranked } from '../data/rank';
import type { PersonOf } from '../hooks/use-people';
import { useMatcher } from '../matcher-context';
import { KIND_NOUNS, positionText, skillNote, titleOf } from './words';

type Scored = Ranked & { scores: NonNullable<Ranked['scores']> };

const isScored = (ranked: Ranked): ranked is Scored => ranked.scores !== undefined;

/** Kind of document that the results are scored against. */
type SourceKind = Result['kind'] | undefined;

/** Names of both directions: by their purpose, if the two differ. */
function waysOf(sourceKind: SourceKind, resultKind: SourceKind) {
  if (!sourceKind || !resultKind || sourceKind === resultKind)
    return { own: 'One way →', reverse: 'Other way ←' };
  return { own: `For the ${KIND_NOUNS[sourceKind]} →`, reverse: `For the ${KIND_NOUNS[resultKind]} ←` };
}

/** Two to four results side by side, criterion by criterion; the best of each line stands out. */
export function Comparison({
  results,
  sourceKind,
  personOf,
  onRemove,
  onClose,
}: {
  results: readonly Ranked[];
  sourceKind: SourceKind;
  personOf: PersonOf;
  onRemove: (result: Result) => void;
  onClose: () => void;
}) {
  const compared = results.filter(isScored);
  return (
    <Dialog open={compared.length > 1} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Comparison" size="xl" data-sheet="" className={printedSheet}>
        <section
          aria-label="Criteria"
          className="focus-inset overflow-x-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <ComparisonTable
            results={compared}
            sourceKind={sourceKind}
            personOf={personOf}
            onRemove={onRemove}
          />
        </section>
      </DialogContent>
    </Dialog>
  );
}

function ComparisonTable({
  results,
  sourceKind,
  personOf,
  onRemove,
}: {
  results: readonly Scored[];
  sourceKind: SourceKind;
  personOf: PersonOf;
  onRemove: (result: Result) => void;
}) {
  const { view } = useMatcher();
  const scoreOf = (direction: 'own' | 'reverse', category: (typeof DRAWN)[number]) => (ranked: Scored) =>
    numbersOf(ranked.result.scores?.[direction].scores)[category];
  const [first] = results;
  const ways = waysOf(sourceKind, first?.result.kind);
  const says = DRAWN.filter((category) => (first?.result.scores?.own.suggestedWeights[category] ?? 0) > 0);
  return (
    <table className="w-full min-w-160 table-fixed border-collapse text-sm">
      <thead>
        <tr className="align-top">
          <td className="w-36" />
          {results.map(({ result }) => (
            <th key={result.documentId} scope="col" className="p-2 text-left font-semibold">
              <span className="flex items-start gap-1">
                <span className="min-w-0 flex-1">{titleOf(result, personOf(result))}</span>
                {results.length > 2 && (
                  <IconButton
                    label={`Remove ${titleOf(result, personOf(result))}`}
                    size="sm"
                    className="print:hidden"
                    onClick={() => onRemove(result)}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </span>
              <span className="block text-xs font-normal text-ink-muted">{positionText(result)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <NumberLine name={view.sovScoreName} results={results} value={({ scores }) => scores.sov} isMain />
        <NumberLine name={ways.own} results={results} value={({ scores }) => scores.weighted} />
        <NumberLine name={ways.reverse} results={results} value={({ scores }) => scores.reverse} />
        {says.map((category) => (
          <NumberLine
            key={category}
            name={CATEGORY_NAMES[category]}
            results={results}
            value={scoreOf('own', category)}
          />
        ))}
        <Line name="Experience" results={results}>
          {({ result }) => experienceText(result.monthsOfExperience ?? 0) || '–'}
        </Line>
        <Line name="Place" results={results}>
          {({ result }) => result.place ?? '–'}
        </Line>
        <Line name="Found skills" results={results}>
          {({ result }) =>
            result.foundSkills.map((skill) => (
              <span key={skill.name} className="block">
                {skill.name} <span className="text-xs text-ink-muted">{skillNote(skill)}</span>
              </span>
            ))
          }
        </Line>
        <Line name="Missing skills" results={results}>
          {({ result }) => result.missingSkills.join(', ') || 'none'}
        </Line>
        <Line name="What mattered" results={results}>
          {({ result }) => result.facts.map(({ fact }) => <p key={fact}>{fact}</p>)}
        </Line>
      </tbody>
    </table>
  );
}

function Line({
  name,
  results,
  children,
}: {
  name: string;
  results: readonly Scored[];
  children: (ranked: Scored) => ReactNode;
}) {
  return (
    <tr className="border-t align-top">
      <th scope="row" className="py-2 pr-2 text-left text-xs font-medium text-header">
        {name}
      </th>
      {results.map((ranked) => (
        <td key={ranked.result.documentId} className="p-2 text-pretty">
          {children(ranked)}
        </td>
      ))}
    </tr>
  );
}

function NumberLine({
  name,
  results,
  value,
  isMain = false,
}: {
  name: string;
  results: readonly Scored[];
  value: (ranked: Scored) => number;
  isMain?: boolean;
}) {
  const best = Math.max(...results.map((ranked) => Math.round(value(ranked))));
  return (
    <Line name={name} results={results}>
      {(ranked) => {
        const score = Math.round(value(ranked));
        return (
          <span className="flex items-center gap-2">
            <span
              className={cn(
                'w-8 tabular-nums',
                isMain && 'text-lg',
                score === best ? 'font-semibold text-accent' : 'text-ink-muted',
              )}
            >
              {score}
              {score === best && <span className="sr-only"> (best)</span>}
            </span>
            <span aria-hidden className="h-1.5 max-w-32 flex-1 overflow-hidden rounded-full bg-pressed">
              <span
                className={cn('block h-full rounded-full', score === best ? 'bg-accent' : 'bg-field')}
                style={{ width: `${score}%` }}
              />
            </span>
          </span>
        );
      }}
    </Line>
  );
}

'use client';

import { MapPin } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { cn } from '@/components/ui/cn';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { MATCH_CATEGORIES } from '@/lib/contracts/matching/category-weights';
import { CATEGORIES, type Category } from '@/lib/scoring';
import type { Details, View } from '../data/model';
import { CATEGORY_NAMES, DRAWN, numbersOf } from '../data/rank';
import { FACT_TONES, FACT_WORDS, KIND_NOUNS } from '../results/words';

type Fact = Details['evidence'][number];
type TextPlace = Fact['places'][number];

/** `Industries` is called `Taxonomies` where scores are explained (wire-facts 2.4). */
const CATEGORY_OF: ReadonlyMap<string, Category | undefined> = new Map([
  ...MATCH_CATEGORIES.map((wire, at) => [wire, CATEGORIES[at]] as const),
  ['Taxonomies', 'industries'],
]);

/** Evidence for and against the result, by category and in both directions; each fact leads to its place. */
export function Evidence({
  details,
  sourceKind,
  onPlace,
}: {
  details: Details;
  sourceKind: NonNullable<View['source']>['kind'] | undefined;
  onPlace: (place: TextPlace) => void;
}) {
  const [direction, setDirection] = useState<Fact['direction']>('Own');
  const { scores } = details.result;
  if (!scores) return null;
  const side = direction === 'Own' ? scores.own : scores.reverse;
  const facts = Map.groupBy(
    details.evidence.filter((fact) => fact.direction === direction),
    ({ category }) => CATEGORY_OF.get(category),
  );
  return (
    <Tabs
      value={direction}
      onValueChange={(next) => setDirection(next as Fact['direction'])}
      className="flex min-h-0 flex-col"
    >
      <TabsList aria-label="Direction" className="px-4">
        <TabsTrigger value="Own">
          For the {sourceKind ? KIND_NOUNS[sourceKind] : 'source'}{' '}
          <b className="tabular-nums">{scores.weightedScore}</b>
        </TabsTrigger>
        <TabsTrigger value="Reverse">
          For the {KIND_NOUNS[details.result.kind]}{' '}
          <b className="tabular-nums">{scores.reverseCompatibilityScore}</b>
        </TabsTrigger>
      </TabsList>
      {(['Own', 'Reverse'] as const).map((each) => (
        <Radix.Content key={each} value={each} className="min-h-0 flex-1 px-4 py-3">
          {DRAWN.filter((category) => (side.suggestedWeights[category] ?? 0) > 0).map((category) => (
            <CategoryFacts
              key={category}
              category={category}
              score={Math.round(numbersOf(side.scores)[category])}
              facts={facts.get(category) ?? []}
              onPlace={onPlace}
            />
          ))}
        </Radix.Content>
      ))}
    </Tabs>
  );
}

function CategoryFacts({
  category,
  score,
  facts,
  onPlace,
}: {
  category: Category;
  score: number;
  facts: readonly Fact[];
  onPlace: (place: TextPlace) => void;
}) {
  return (
    <section className="mb-4">
      <h3 className="flex items-center gap-3 text-sm font-medium text-header">
        <span className="w-28 shrink-0">{CATEGORY_NAMES[category]}</span>
        <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-pressed">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
        </span>
        <span className="w-7 text-right tabular-nums">{score}</span>
      </h3>
      <ul className="mt-1 flex flex-col">
        {facts.map((fact) => (
          <li key={fact.fact}>
            <FactLine fact={fact} onPlace={onPlace} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FactLine({ fact, onPlace }: { fact: Fact; onPlace: (place: TextPlace) => void }) {
  const [at, setAt] = useState(0);
  const { places } = fact;
  const text = (
    <>
      <span aria-hidden className={cn('mt-1.5 size-1.5 shrink-0 rounded-full', FACT_TONES[fact.type])} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{FACT_WORDS[fact.type]}</span>
        {fact.fact}
      </span>
    </>
  );
  if (places.length === 0) return <p className="flex gap-2 py-1 text-ink-muted">{text}</p>;
  const go = () => {
    const place = places[at % places.length];
    if (place) onPlace({ ...place });
    setAt(at + 1);
  };
  return (
    <button
      type="button"
      className="-mx-2 flex w-[calc(100%+1rem)] gap-2 rounded-sm px-2 py-1 text-left hover:bg-marker-soft"
      onClick={go}
    >
      {text}
      <span className="flex shrink-0 items-center gap-0.5 text-2xs text-ink-faint">
        <MapPin aria-hidden className="size-3" />
        {counted(places.length, 'place')}
        <span className="sr-only"> in the document</span>
      </span>
    </button>
  );
}

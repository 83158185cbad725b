'use client';

import { memo } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { keyOf, type Result } from '../data/model';
import type { Ranked } from '../data/rank';
import type { Person } from '../hooks/use-people';
import { useMatcher } from '../matcher-context';
import { Identity, ResultContent } from './result-content';
import { type ResultActions, ResultMenu } from './result-menu';
import { Score } from './score';
import { titleOf } from './words';

/**
 * One result: the score, the headline, two whole reasons and the missing musts. As high as it needs; nothing is cut.
 */
export const ResultRow = memo(function ResultRow({
  ranked: { result, scores, moved, place },
  person,
  labels,
  isChosen,
  actions,
}: {
  ranked: Ranked;
  person: Person | undefined;
  labels: ReadonlyMap<string, string>;
  isChosen: boolean;
  actions: ResultActions;
}) {
  const { view } = useMatcher();
  const title = titleOf(result, person);
  const key = keyOf(result);
  return (
    <li
      data-result={key}
      className={cn(
        'relative border-b [contain-intrinsic-size:auto_72px] [content-visibility:auto] print:[content-visibility:visible]',
        isChosen ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      <div className="flex min-h-18 items-center gap-1 py-1.5 pr-2 pl-3 max-sm:items-start">
        <ChooseBox result={result} title={title} isChosen={isChosen} choose={actions.choose} />
        {scores && <Score scores={scores} moved={moved} name={view.sovScoreName} />}
        <article
          aria-label={`${place}. ${title}`}
          className={cn(
            'grid min-w-0 flex-1 gap-x-4 gap-y-1.5',
            result.scores
              ? '@3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)] @xl:grid-cols-2'
              : '@xl:grid-cols-2',
          )}
        >
          <div className="flex min-w-0 items-center gap-2 self-center @xl:@max-3xl:col-span-2">
            {person?.photo && (
              // biome-ignore lint/performance/noImgElement: a data address from the page around this one
              <img src={person.photo} alt="" className="size-9 shrink-0 rounded-full object-cover" />
            )}
            <div className="min-w-0">
              <ResultTitle title={title} onOpen={() => actions.open(result)} />
              <Identity result={result} person={person} labels={labels} />
            </div>
          </div>
          <ResultContent result={result} />
        </article>
        <ResultMenu result={result} title={title} actions={actions} />
      </div>
    </li>
  );
});

const ChooseBox = memo(function ChooseBox({
  result,
  title,
  isChosen,
  choose,
}: {
  result: Result;
  title: string;
  isChosen: boolean;
  choose: ResultActions['choose'];
}) {
  return (
    <Checkbox
      aria-label={`Select ${title}`}
      className="mr-1 max-sm:mt-1 print:hidden"
      checked={isChosen}
      onCheckedChange={() => choose(result)}
    />
  );
});

/** The name of a result: it opens the details, where the session shows any, and is where the keys of the list go. */
function ResultTitle({ title, onOpen }: { title: string; onOpen: () => void }) {
  const { view } = useMatcher();
  if (!view.options.showDetailsButton)
    return (
      <h2 tabIndex={-1} data-open="" className="max-w-full rounded-xs text-sm font-semibold wrap-anywhere">
        {title}
      </h2>
    );
  return (
    <h2 className="flex text-sm">
      <button
        type="button"
        data-open=""
        className="min-h-6 max-w-full rounded-xs text-left font-semibold wrap-anywhere hover:underline"
        onClick={onOpen}
      >
        {title}
      </button>
    </h2>
  );
}

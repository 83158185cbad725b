import { Plus, X } from 'lucide-react';
import Link from 'next/link';
import { counted } from '@/components/dossier/words';
import { Button, IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import {
  type Coming,
  type ComparedSummary,
  type CompareView,
  EVERYTHING,
  filteredBy,
  letterOf,
  type MarketField,
  type MarketFilter,
  MOST_QUESTIONS,
} from '@/lib/recruiter/vocabulary';
import { SeriesMark } from '../charts/series-mark';
import { faultsOf, foundOf, useComing, whyNot } from '../dashboard/use-coming';
import { MarketChips } from '../search/market-chips';
import type { Suggestion } from './suggestions';

type CardsProps = {
  view: CompareView;
  fields: readonly MarketField[];
  coming: readonly Coming<ComparedSummary>[];
  suggestions: readonly Suggestion[];
  jobsHrefOf: (narrows: readonly MarketFilter[], index: number) => string;
  onQuestions: (questions: CompareView['questions']) => void;
  /** Puts a filter of a question into the bar. */
  onEdit: (index: number, filter: MarketFilter) => void;
  /** Begins a question that is not among the suggestions. */
  onOther: () => void;
};

/** The questions of a comparison, each with how its series looks. */
export function QuestionCards(props: CardsProps) {
  const { view, coming, suggestions, onQuestions, onOther } = props;
  return (
    <ol
      aria-label="Questions"
      className="grid shrink-0 gap-2 border-b px-4 py-2.5 sm:grid-cols-2 md:px-5 xl:grid-cols-4"
    >
      {view.questions.map((filters, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
        <QuestionCard key={index} {...props} index={index} filters={filters} coming={coming[index]} />
      ))}
      {view.questions.length < MOST_QUESTIONS && (
        <li className="flex min-h-16 items-center justify-center rounded-lg border border-dashed p-2">
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="quiet">
                <Plus aria-hidden />
                Add a question
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {suggestions.map(({ label, questions }) => (
                <DropdownMenuItem
                  key={label}
                  onSelect={() => onQuestions(questions.slice(0, MOST_QUESTIONS))}
                >
                  {label}
                </DropdownMenuItem>
              ))}
              {suggestions.length > 0 && <DropdownMenuSeparator />}
              <DropdownMenuItem onSelect={onOther}>Another question …</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </li>
      )}
    </ol>
  );
}

function QuestionCard({
  view,
  fields,
  index,
  filters,
  coming,
  jobsHrefOf,
  onQuestions,
  onEdit,
}: Omit<CardsProps, 'coming'> & {
  index: number;
  filters: readonly MarketFilter[];
  coming: Coming<ComparedSummary> | undefined;
}) {
  const { reply } = useComing(coming);
  const summary = foundOf(reply);
  const faults = faultsOf(reply);
  const faulty = new Set(faults.flatMap(({ parameter }) => parameter ?? []));
  // A fault of another question is said there.
  const isOwn = faults.length === 0 || filters.some(({ name }) => faulty.has(name));
  const put = (next: readonly MarketFilter[]) => onQuestions(view.questions.with(index, next));
  const without = (name: string) => filteredBy({ ...EVERYTHING, filters }, { name, value: '' }).filters;
  return (
    <li className="min-w-0 rounded-lg border bg-surface p-2.5" aria-label={`Question ${letterOf(index)}`}>
      <div className="flex min-h-7 items-center gap-2">
        <SeriesMark index={index} />
        <span className="min-w-0 font-medium text-pretty">{summary?.name ?? '…'}</span>
        {summary && (
          <Link
            href={jobsHrefOf([], index)}
            prefetch={false}
            className="ml-auto shrink-0 text-xs text-ink-muted tabular-nums hover:text-ink hover:underline"
          >
            {counted(summary.total, 'job')}
          </Link>
        )}
        <IconButton
          size="sm"
          label={`Remove question ${letterOf(index)}`}
          className={summary ? '' : 'ml-auto'}
          onClick={() => onQuestions(view.questions.toSpliced(index, 1))}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {isOwn && whyNot(reply) && <p className="mt-1 text-xs text-critical">{whyNot(reply)}</p>}
      <MarketChips
        filters={filters}
        fields={fields}
        labels={summary?.labels ?? {}}
        faulty={faulty}
        onEdit={(filter) => onEdit(index, filter)}
        onRemove={(name) => put(without(name))}
        onClear={() => put([])}
        withWords
        className="mt-1.5 border-0 p-0 md:px-0"
      />
    </li>
  );
}

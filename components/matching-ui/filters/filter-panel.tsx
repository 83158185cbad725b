'use client';

import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import type { FilterProblem, Filters, View } from '../data/model';
import { useMatcher } from '../matcher-context';
import { CONTROLS, type Control, tidied } from './catalogue';
import { activeFilters } from './chips';
import { ExpressionControl } from './expression-control';
import {
  type Change,
  ChecksControl,
  ChoiceControl,
  FlagControl,
  RangeControl,
  TextsControl,
} from './plain-controls';
import {
  DatesControl,
  MajorsControl,
  PlacesControl,
  SkillsControl,
  TagsControl,
  TitlesControl,
} from './special-controls';

type Labels = ReadonlyMap<string, string>;
type Shared = Change & {
  labels: Labels;
  picklists: View['userDefinedTagsPicklists'];
  problem: FilterProblem | undefined;
};

function ControlOf({ control, ...shared }: Shared & { control: Control }) {
  const { labels, picklists, problem, ...change } = shared;
  switch (control.type) {
    case 'texts':
      return <TextsControl control={control} labels={labels} {...change} />;
    case 'flag':
      return <FlagControl control={control} {...change} />;
    case 'range':
      return <RangeControl control={control} {...change} />;
    case 'choice':
      return <ChoiceControl control={control} {...change} />;
    case 'checks':
      return <ChecksControl control={control} {...change} />;
    case 'titles':
      return <TitlesControl {...change} />;
    case 'skills':
      return <SkillsControl {...change} />;
    case 'places':
      return <PlacesControl {...change} />;
    case 'expression':
      return <ExpressionControl problem={problem} {...change} />;
    case 'dates':
      return <DatesControl {...change} />;
    case 'tags':
      return <TagsControl picklists={picklists} {...change} />;
    case 'majors':
      return <MajorsControl {...change} />;
  }
}

/** All filters of the session, in its order, each folded until it is opened or in use. */
export const FilterPanel = memo(function FilterPanel({
  filters,
  labels,
  problems,
  onFilters,
}: {
  filters: Filters;
  labels: Labels;
  problems: readonly FilterProblem[];
  onFilters: (filters: Filters, labels?: Record<string, string>) => void;
}) {
  const { view } = useMatcher();
  const active = activeFilters(filters, view.filters, labels);
  const onChange: Change['onChange'] = (next, names) => onFilters(tidied(next), names);
  return (
    <div className="flex flex-col pb-6">
      {view.filters.map(({ filterId, title }, index) => {
        const problem = problems.find((each) => each.filterId === filterId);
        return (
          <Section
            key={filterId}
            title={title}
            values={active.filter((each) => each.filterId === filterId).map(({ text }) => text)}
            startsOpen={index < 1}
            problem={problem}
          >
            {CONTROLS[filterId]
              .filter(
                (control) => !(control.type === 'range' && control.onlyResumes && view.targetKind === 'Job'),
              )
              .map((control) => (
                <ControlOf
                  key={'member' in control ? control.member : control.type}
                  control={control}
                  labels={labels}
                  picklists={view.userDefinedTagsPicklists}
                  problem={problem}
                  filters={filters}
                  onChange={onChange}
                />
              ))}
          </Section>
        );
      })}
    </div>
  );
});

function Section({
  title,
  values,
  startsOpen,
  problem,
  children,
}: {
  title: string;
  values: readonly string[];
  startsOpen: boolean;
  problem: FilterProblem | undefined;
  children: React.ReactNode;
}) {
  const count = values.length;
  const [isOpen, setOpen] = useState(startsOpen || count > 0);
  const isShown = isOpen || problem !== undefined;
  return (
    <details
      open={isShown}
      className="group border-b"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="focus-inset flex min-h-9 list-none items-center gap-1.5 px-3 font-medium text-header select-none hover:bg-hover py-1 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-3.5 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-1">
          {title}
          {!isShown && count > 0 && (
            <span className="block text-xs font-normal text-pretty text-ink-muted wrap-anywhere">
              {values.join(', ')}
            </span>
          )}
        </span>
        {count > 0 && (
          <span className="rounded-sm bg-accent-soft px-1.5 text-2xs font-medium text-accent tabular-nums">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </summary>
      {isShown && (
        <div className="flex flex-col gap-2.5 px-3 pt-0.5 pb-3">
          {problem && !problem.position && <p className="text-xs text-critical">{problem.message}</p>}
          {children}
        </div>
      )}
    </details>
  );
}

'use client';

import { ListPlus, Mail } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { AllOf } from '@/components/dossier/actions';
import type { BulkAct } from '@/components/dossier/list/bulk-act';
import { withCustomFields } from '@/components/dossier/list/custom-columns';
import { DossierList, type DossierListProps } from '@/components/dossier/list/dossier-list';
import { ChoiceMenu, FilterMenu } from '@/components/dossier/list/filter-menu';
import type { Filters } from '@/components/dossier/list/list-spec';
import { counted } from '@/components/dossier/words';
import type { ToWrite } from '@/components/letters/drafts';
import { LetterDialog } from '@/components/letters/letter-dialog';
import { AddToShortlist, type ToAdd } from '@/components/shortlist/add/add-to-shortlist';
import type {
  CandidateFilters,
  CandidateListItem,
  CandidateListQuery,
  CustomField,
  ListFacets,
} from '@/lib/recruiter/vocabulary';
import { CANDIDATES } from './candidates';
import { EXPERIENCE_RANGES, isRange } from './filters';

/** The list of candidates for the question of the URL, with all its actions. */
export function CandidateList({
  duplicates,
  fields,
  ...props
}: DossierListProps<CandidateListItem, CandidateListQuery> & {
  /** Fields of the workspace. */
  fields: readonly CustomField[];
  /** Leads to those who may be one person, if any. */
  duplicates: ReactNode;
}) {
  const { view, facets, page } = props;
  const spec = useMemo(() => withCustomFields(CANDIDATES, fields), [fields]);
  const [adding, setAdding] = useState<ToAdd | null>(null);
  const [writing, setWriting] = useState<ToWrite | null>(null);
  const all: AllOf = { kind: 'candidate', query: { ...view.query, page: 1 }, seen: page.total };
  const nameOf = (one: readonly string[]) =>
    page.items.find(({ id }) => one.length === 1 && id === one[0])?.name;
  const add: BulkAct = {
    label: 'Add to a shortlist…',
    icon: ListPlus,
    shortcut: 's',
    run: (meant) => setAdding(meant === 'everything' ? { all } : { ids: meant, source: 'search' }),
  };
  const write: BulkAct = {
    label: 'Write an e-mail…',
    icon: Mail,
    shortcut: 'w',
    run: (meant) =>
      setWriting({
        whom: meant === 'everything' ? { all } : { ids: [...meant] },
        jobId: null,
        to:
          meant === 'everything'
            ? counted(all.seen, 'candidate')
            : (nameOf(meant) ?? counted(meant.length, 'candidate')),
      }),
  };
  const ids = adding && 'ids' in adding ? adding.ids : [];
  return (
    <>
      <DossierList
        spec={spec}
        {...props}
        aside={duplicates}
        own={props.actions ? [add, write] : []}
        filterMenu={(onChange, onField) => (
          <CandidateFilterMenu
            filters={view.query.filters}
            facets={facets}
            custom={fields}
            onChange={onChange}
            onField={onField}
          />
        )}
      />
      {props.actions && <LetterDialog writing={writing} onClose={() => setWriting(null)} />}
      {props.actions && <AddToShortlist adding={adding} name={nameOf(ids)} onClose={() => setAdding(null)} />}
    </>
  );
}

const FIELDS = ['skill', 'title', 'employer', 'speaks', 'near'] as const;

function CandidateFilterMenu({
  filters,
  facets,
  custom,
  onChange,
  onField,
}: {
  filters: CandidateFilters;
  facets: ListFacets;
  custom: readonly CustomField[];
  onChange: (change: Filters) => void;
  onField: (name: string) => void;
}) {
  const ranges = EXPERIENCE_RANGES.map((range) => ({
    label: range.label,
    value: range,
    chosen: isRange(filters, range),
  }));
  return (
    <FilterMenu
      filters={filters}
      facets={facets}
      document="CV"
      custom={custom}
      fields={FIELDS}
      onChange={onChange}
      onField={onField}
    >
      <ChoiceMenu
        label="Experience"
        choices={ranges}
        onChange={(range) =>
          onChange({ minimumMonths: range?.minimumMonths, maximumMonths: range?.maximumMonths })
        }
      />
      <ChoiceMenu
        label="Quality"
        choices={[true, false].map((value) => ({
          label: value ? 'With findings' : 'Without findings',
          value,
          chosen: filters.hasFindings === value,
        }))}
        onChange={(hasFindings) => onChange({ hasFindings })}
      />
      <ChoiceMenu
        label="Kind of file"
        choices={[true, false].map((value) => ({
          label: value ? 'Does not look like a CV' : 'Looks like a CV',
          value,
          chosen: filters.misfit === value,
        }))}
        onChange={(misfit) => onChange({ misfit })}
      />
    </FilterMenu>
  );
}

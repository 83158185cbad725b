'use client';

import { useMemo } from 'react';
import { withCustomFields } from '@/components/dossier/list/custom-columns';
import { DossierList, type DossierListProps } from '@/components/dossier/list/dossier-list';
import { ChoiceMenu, FacetMenu, FilterMenu } from '@/components/dossier/list/filter-menu';
import type { Filters } from '@/components/dossier/list/list-spec';
import type {
  CustomField,
  JobFacets,
  JobFilters,
  JobListItem,
  JobListQuery,
} from '@/lib/recruiter/vocabulary';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS } from '../words';
import { JOBS } from './jobs';

/** The jobs of the URL's query, and all actions on them. */
export function JobList({
  fields,
  ...props
}: DossierListProps<JobListItem, JobListQuery> & {
  facets: JobFacets;
  /** Fields of the workspace. */
  fields: readonly CustomField[];
}) {
  const { view, facets } = props;
  const spec = useMemo(() => withCustomFields(JOBS, fields), [fields]);
  return (
    <DossierList
      {...props}
      spec={spec}
      filterMenu={(onChange, onField) => (
        <JobFilterMenu
          filters={view.query.filters}
          facets={facets}
          custom={fields}
          onChange={onChange}
          onField={onField}
        />
      )}
    />
  );
}

const FIELDS = ['skill', 'title', 'speaks', 'near'] as const;

function JobFilterMenu({
  filters,
  facets,
  custom,
  onChange,
  onField,
}: {
  filters: JobFilters;
  facets: JobFacets;
  custom: readonly CustomField[];
  onChange: (change: Filters) => void;
  onField: (name: string) => void;
}) {
  return (
    <FilterMenu
      filters={filters}
      facets={facets}
      document="posting"
      custom={custom}
      fields={FIELDS}
      onChange={onChange}
      onField={onField}
    >
      <FacetMenu
        label="Employer"
        facets={facets.employers}
        chosen={filters.employers}
        onChange={(employers) => onChange({ employers })}
      />
      <FacetMenu
        label="Contract"
        facets={facets.contracts}
        chosen={filters.contracts}
        name={(contract) => CONTRACT_WORDS[contract] ?? contract}
        onChange={(contracts) => onChange({ contracts })}
      />
      <FacetMenu
        label="Employment"
        facets={facets.employments}
        chosen={filters.employments}
        name={(type) => EMPLOYMENT_WORDS[type] ?? type}
        onChange={(employments) => onChange({ employments })}
      />
      <ChoiceMenu
        label="Place of work"
        choices={[true, false].map((value) => ({
          label: value ? 'Remote' : 'On site',
          value,
          chosen: filters.remote === value,
        }))}
        onChange={(remote) => onChange({ remote })}
      />
      <ChoiceMenu
        label="Salary"
        choices={[true, false].map((value) => ({
          label: value ? 'With a salary' : 'Without a salary',
          value,
          chosen: filters.hasSalary === value,
        }))}
        onChange={(hasSalary) => onChange({ hasSalary })}
      />
    </FilterMenu>
  );
}

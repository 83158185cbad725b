'use client';

import { ListFilter } from 'lucide-react';
import { countryName, languageName } from '@/components/dossier/words';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { CandidateFacets, CandidateFilters, Facet } from '@/lib/recruiter/vocabulary';
import { EXPERIENCE_RANGES, isRange, STATE_LABELS, toggled } from './filters';

type Change = (change: Partial<CandidateFilters>) => void;

/** Narrows the list: each kind of filter is a menu of what there is, with how many have it. */
export function FilterMenu({
  filters,
  facets,
  onChange,
}: {
  filters: CandidateFilters;
  facets: CandidateFacets;
  onChange: Change;
}) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button aria-label="Filter">
          <ListFilter aria-hidden />
          <span className="max-sm:hidden">Filter</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-48">
        <FacetMenu
          label="Country"
          facets={facets.countries}
          chosen={filters.countries}
          name={countryName}
          onChange={(countries) => onChange({ countries })}
        />
        <FacetMenu
          label="Language of the CV"
          facets={facets.languages}
          chosen={filters.languages}
          name={languageName}
          onChange={(languages) => onChange({ languages })}
        />
        <FacetMenu
          label="Tag"
          facets={facets.tags}
          chosen={filters.tags}
          name={(tag) => tag}
          onChange={(tags) => onChange({ tags })}
        />
        <ExperienceMenu filters={filters} onChange={onChange} />
        <QualityMenu filters={filters} onChange={onChange} />
        {facets.samples > 0 && (
          <DropdownMenuCheckboxItem
            checked={filters.sample === false}
            onCheckedChange={(on) => onChange({ sample: on ? false : undefined })}
          >
            Without samples
          </DropdownMenuCheckboxItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function FacetMenu({
  label,
  facets,
  chosen,
  name,
  onChange,
}: {
  label: string;
  facets: readonly Facet[];
  chosen: readonly string[] | undefined;
  name: (value: string) => string;
  onChange: (values: string[]) => void;
}) {
  if (facets.length === 0) return null;
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>{label}</DropdownMenuSubTrigger>
      <DropdownMenuSubContent className="max-h-80 w-56">
        {facets.map(({ value, count }) => (
          <DropdownMenuCheckboxItem
            key={value}
            checked={chosen?.includes(value) ?? false}
            onCheckedChange={() => onChange(toggled(chosen, value))}
          >
            <span className="truncate">{name(value)}</span>
            <span className="ml-auto pl-4 text-xs text-ink-faint tabular-nums">{count}</span>
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}

function ExperienceMenu({ filters, onChange }: { filters: CandidateFilters; onChange: Change }) {
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>Experience</DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        {EXPERIENCE_RANGES.map((range) => {
          const { label, minimumMonths, maximumMonths } = range;
          const on = isRange(filters, range);
          return (
            <DropdownMenuCheckboxItem
              key={label}
              checked={on}
              onCheckedChange={() =>
                onChange(
                  on
                    ? { minimumMonths: undefined, maximumMonths: undefined }
                    : { minimumMonths, maximumMonths },
                )
              }
            >
              {label}
            </DropdownMenuCheckboxItem>
          );
        })}
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}

function QualityMenu({ filters, onChange }: { filters: CandidateFilters; onChange: Change }) {
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>Quality</DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        {[true, false].map((wanted) => (
          <DropdownMenuCheckboxItem
            key={String(wanted)}
            checked={filters.hasFindings === wanted}
            onCheckedChange={(on) => onChange({ hasFindings: on ? wanted : undefined })}
          >
            {wanted ? 'With findings' : 'Without findings'}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuCheckboxItem
          checked={filters.states?.includes('incomplete') ?? false}
          onCheckedChange={() => onChange({ states: toggled(filters.states, 'incomplete') })}
        >
          {STATE_LABELS.incomplete}
        </DropdownMenuCheckboxItem>
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}

'use client';

import { ListFilter } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { CustomField, Facet, ListFacets } from '@/lib/recruiter/vocabulary';
import { countryName, languageName } from '../words';
import { STATE_LABELS, toggled } from './filter-chip';
import type { CommonFilters, Filters } from './list-spec';

type Change = (change: Filters) => void;

/** Fields with too many values for a menu. */
const TYPED_FIELDS = {
  skill: 'Skill…',
  title: 'Title…',
  employer: 'Employer…',
  speaks: 'Spoken language…',
  near: 'Distance…',
} as const;

export type TypedField = keyof typeof TYPED_FIELDS;

/** Narrows a list: each kind of filter is a menu of the existing values, with their counts. */
export function FilterMenu({
  filters,
  facets,
  document,
  fields,
  custom,
  onChange,
  onField,
  children,
}: {
  filters: CommonFilters;
  facets: ListFacets;
  /** Noun for the documents of the list. */
  document: string;
  /** Fields whose values are searched in the bar, by their names. */
  fields: readonly TypedField[];
  onChange: Change;
  /** Puts a field into the bar, to be given a value there. */
  onField: (name: string) => void;
  /** Fields of the workspace. */
  custom: readonly CustomField[];
  /** Filters of this list only. */
  children: ReactNode;
}) {
  const typed = useRef<string | null>(null);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button aria-label="Filter">
          <ListFilter aria-hidden />
          <span className="max-sm:hidden">Filter</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        className="w-48"
        onCloseAutoFocus={(event) => {
          if (typed.current === null) return;
          event.preventDefault();
          onField(typed.current);
          typed.current = null;
        }}
      >
        {fields.map((name) => (
          <DropdownMenuItem
            key={name}
            onSelect={() => {
              typed.current = name;
            }}
          >
            {TYPED_FIELDS[name]}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <FacetMenu
          label="Country"
          facets={facets.countries}
          chosen={filters.countries}
          name={countryName}
          onChange={(countries) => onChange({ countries })}
        />
        <FacetMenu
          label={`Language of the ${document}`}
          facets={facets.languages}
          chosen={filters.languages}
          name={languageName}
          onChange={(languages) => onChange({ languages })}
        />
        <FacetMenu
          label="Tag"
          facets={facets.tags}
          chosen={filters.tags}
          onChange={(tags) => onChange({ tags })}
        />
        {children}
        <CustomFilters
          fields={custom}
          chosen={filters.fields}
          onChange={(chosen) => onChange({ fields: chosen })}
          onField={(name) => {
            typed.current = name;
          }}
        />
        <DropdownMenuCheckboxItem
          checked={filters.states?.includes('incomplete') ?? false}
          onCheckedChange={() => onChange({ states: toggled(filters.states, 'incomplete') })}
        >
          {STATE_LABELS.incomplete}
        </DropdownMenuCheckboxItem>
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

/** The fields of the workspace: a menu of what can be chosen, and a place in the bar for what is typed. */
function CustomFilters({
  fields,
  chosen,
  onChange,
  onField,
}: {
  fields: readonly CustomField[];
  chosen: readonly string[] | undefined;
  onChange: (filters: string[]) => void;
  onField: (key: string) => void;
}) {
  const offered = fields.filter(({ archived }) => !archived);
  if (offered.length === 0) return null;
  return (
    <SubMenu label="Custom fields">
      {offered.map(({ key, name, type, choices }) =>
        type === 'choice' || type === 'person' ? (
          <SubMenu key={key} label={name}>
            {choices
              .filter(({ archived }) => !archived)
              .map(({ id, label }) => (
                <DropdownMenuCheckboxItem
                  key={id}
                  checked={chosen?.includes(`${key}__${id}`) ?? false}
                  onCheckedChange={() => onChange(toggled(chosen, `${key}__${id}`))}
                >
                  <span className="truncate">{label}</span>
                </DropdownMenuCheckboxItem>
              ))}
          </SubMenu>
        ) : (
          <DropdownMenuItem key={key} onSelect={() => onField(key)}>
            {name}…
          </DropdownMenuItem>
        ),
      )}
    </SubMenu>
  );
}

/** A menu of the values that there are. */
export function FacetMenu({
  label,
  facets,
  chosen,
  name = (value) => value,
  onChange,
}: {
  label: string;
  facets: readonly Facet[];
  chosen: readonly string[] | undefined;
  name?: (value: string) => string;
  onChange: (values: string[]) => void;
}) {
  if (facets.length === 0) return null;
  return (
    <SubMenu label={label}>
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
    </SubMenu>
  );
}

/** A menu of choices of which one at a time is made; making it again takes it back. */
export function ChoiceMenu<Value>({
  label,
  choices,
  onChange,
}: {
  label: string;
  choices: readonly { label: string; value: Value; chosen: boolean }[];
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <SubMenu label={label}>
      {choices.map((choice) => (
        <DropdownMenuCheckboxItem
          key={choice.label}
          checked={choice.chosen}
          onCheckedChange={() => onChange(choice.chosen ? undefined : choice.value)}
        >
          {choice.label}
        </DropdownMenuCheckboxItem>
      ))}
    </SubMenu>
  );
}

function SubMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>{label}</DropdownMenuSubTrigger>
      <DropdownMenuSubContent className="max-h-80 w-56">{children}</DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}

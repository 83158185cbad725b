'use client';

import { useEffect, useState } from 'react';
import { CheckLine } from '@/components/ui/check-line';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Filters } from '../data/model';
import { type Control, rangeText } from './catalogue';
import { Token, TokenField } from './tokens';

/** Controls that are fully described in the catalogue. */

type ControlOf<Type> = Extract<Control, { type: Type }>;
export type Change = {
  filters: Filters;
  onChange: (filters: Filters, labels?: Record<string, string>) => void;
};

export function TextsControl({
  control: { member, label, completes, placeholder },
  labels,
  filters,
  onChange,
}: Change & { control: ControlOf<'texts'>; labels: ReadonlyMap<string, string> }) {
  const values = filters[member] ?? [];
  return (
    <div className="flex flex-col gap-1">
      <span className="text-xs text-ink-muted">{label}</span>
      <TokenField
        label={label}
        completes={completes}
        placeholder={placeholder}
        free={completes !== 'industries'}
        chosen={values}
        onAdd={({ value, label: name }) =>
          onChange({ ...filters, [member]: [...values, value] }, { [value]: name })
        }
      >
        {values.map((value) => (
          <Token
            key={value}
            text={labels.get(value) ?? value}
            onRemove={() => onChange({ ...filters, [member]: values.filter((other) => other !== value) })}
          />
        ))}
      </TokenField>
    </div>
  );
}

export function FlagControl({ control, filters, onChange }: Change & { control: ControlOf<'flag'> }) {
  const needed = control.needs ? filters[control.needs] : true;
  if (Array.isArray(needed) ? needed.length === 0 : !needed) return null;
  return (
    <CheckLine
      label={control.label}
      checked={filters[control.member] === true}
      onChange={(checked) => onChange({ ...filters, [control.member]: checked })}
    />
  );
}

export function ChoiceControl({ control, filters, onChange }: Change & { control: ControlOf<'choice'> }) {
  const any = 'any';
  return (
    <Field label={control.label} className="[&_label]:text-xs [&_label]:font-normal [&_label]:text-ink-muted">
      <Select
        options={[{ value: any, label: control.none }, ...control.options]}
        value={filters[control.member] ?? any}
        onValueChange={(value) =>
          onChange({ ...filters, [control.member]: value === any ? undefined : value })
        }
      />
    </Field>
  );
}

export function ChecksControl({ control, filters, onChange }: Change & { control: ControlOf<'checks'> }) {
  const chosen = filters[control.member] ?? [];
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{control.label}</legend>
      {control.options.map(({ value, label }) => (
        <CheckLine
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(checked) =>
            onChange({
              ...filters,
              [control.member]: checked ? [...chosen, value] : chosen.filter((other) => other !== value),
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** A whole number that is accepted on leaving the field or pressing Enter; empty means no value. */
export function NumberInput({
  value,
  label,
  placeholder,
  most = 9999,
  onChange,
}: {
  value: number | null | undefined;
  label: string;
  placeholder?: string;
  most?: number;
  onChange: (value: number | undefined) => void;
}) {
  const [typed, setTyped] = useState(value == null ? '' : String(value));
  useEffect(() => setTyped(value == null ? '' : String(value)), [value]);
  const take = () => {
    const number = Math.min(most, Math.max(0, Math.trunc(Number(typed))));
    const next = typed.trim() === '' || Number.isNaN(number) ? undefined : number;
    setTyped(next === undefined ? '' : String(next));
    if (next !== (value ?? undefined)) onChange(next);
  };
  return (
    <Input
      inputMode="numeric"
      aria-label={label}
      placeholder={placeholder}
      className="w-20"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

export function RangeControl({ control, filters, onChange }: Change & { control: ControlOf<'range'> }) {
  const { member, label, unit } = control;
  const range = filters[member] ?? {};
  const set = (change: { minimum?: number | undefined; maximum?: number | undefined }) => {
    const next = { ...range, ...change };
    const isOpen = next.minimum == null && next.maximum == null;
    onChange({ ...filters, [member]: isOpen ? undefined : next });
  };
  const longest = Math.max(range.minimum ?? 0, range.maximum ?? 0);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-xs text-ink-muted">
        {label}
        {unit === 'months' ? ', in months' : ', 0 to 100'}
      </legend>
      <div className="flex items-center gap-2">
        <NumberInput
          label={`${label}, at least`}
          placeholder="from"
          value={range.minimum}
          onChange={(minimum) => set({ minimum })}
        />
        <span aria-hidden className="text-ink-faint">
          –
        </span>
        <NumberInput
          label={`${label}, at most`}
          placeholder="to"
          value={range.maximum}
          onChange={(maximum) => set({ maximum })}
        />
      </div>
      {unit === 'months' && longest >= 12 && (
        <p className="text-xs text-ink-faint">{rangeText(range, unit)}</p>
      )}
    </fieldset>
  );
}

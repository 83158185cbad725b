'use client';

import { useId } from 'react';
import { CheckLine } from '@/components/ui/check-line';
import { Choice } from '@/components/ui/choice';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Filters, View } from '../data/model';
import { educationText, type FilterPlace, placeText, SKILL_LEVELS } from './catalogue';
import { type Change, NumberInput } from './plain-controls';
import { Token, TokenField } from './tokens';

/** Controls of filters that are more than a list, a switch or a range. */

export function TitlesControl({ filters, onChange }: Change) {
  const titles = filters.jobTitles ?? [];
  const set = (next: typeof titles) => onChange({ ...filters, jobTitles: next });
  return (
    <TokenField
      label="Job title"
      completes="titles"
      chosen={titles.map(({ title }) => title ?? '')}
      onAdd={({ value }) => set([...titles, { title: value }])}
    >
      {titles.map((each) => (
        <Token
          key={each.title}
          text={each.title ?? ''}
          onRemove={() => set(titles.filter((other) => other !== each))}
        >
          <CheckLine
            label="Current title"
            checked={each.isCurrent === true}
            onChange={(isCurrent) =>
              set(titles.map((other) => (other === each ? { ...each, isCurrent } : other)))
            }
          />
        </Token>
      ))}
    </TokenField>
  );
}

type Skill = NonNullable<Filters['skills']>[number];

export function SkillsControl({ filters, onChange }: Change) {
  const skills = filters.skills ?? [];
  const set = (next: Skill[]) => onChange({ ...filters, skills: next });
  return (
    <TokenField
      label="Skill"
      completes="skills"
      chosen={skills.map(({ skillName }) => skillName ?? '')}
      onAdd={({ value }) => set([...skills, { skillName: value }])}
    >
      {skills.map((skill) => (
        <Token
          key={skill.skillName}
          text={skill.skillName ?? ''}
          onRemove={() => set(skills.filter((other) => other !== skill))}
        >
          <SkillOptions
            skill={skill}
            onChange={(next) => set(skills.map((other) => (other === skill ? next : other)))}
          />
        </Token>
      ))}
    </TokenField>
  );
}

function SkillOptions({ skill, onChange }: { skill: Skill; onChange: (skill: Skill) => void }) {
  const any = 'any';
  const { minimum, maximum } = skill.monthsOfExperienceRange ?? {};
  const months = (range: { minimum?: number | null | undefined; maximum?: number | null | undefined }) =>
    onChange({
      ...skill,
      monthsOfExperienceRange: range.minimum == null && range.maximum == null ? undefined : range,
    });
  return (
    <>
      <Select
        aria-label={`Level of ${skill.skillName}`}
        className="h-7 flex-1"
        options={[{ value: any, label: 'Any level' }, ...SKILL_LEVELS]}
        value={skill.experienceLevel ?? any}
        onValueChange={(level) => onChange({ ...skill, experienceLevel: level === any ? undefined : level })}
      />
      <CheckLine
        label="Now"
        checked={skill.isCurrent === true}
        onChange={(isCurrent) => onChange({ ...skill, isCurrent })}
      />
      <div className="flex w-full items-center gap-2 text-xs text-ink-muted">
        <NumberInput
          label={`Months of ${skill.skillName}, at least`}
          placeholder="from"
          value={minimum}
          onChange={(next) => months({ minimum: next, maximum })}
        />
        –
        <NumberInput
          label={`Months of ${skill.skillName}, at most`}
          placeholder="to"
          value={maximum}
          onChange={(next) => months({ minimum, maximum: next })}
        />
        months
      </div>
    </>
  );
}

const UNITS = [
  { value: 'Kilometers', label: 'km' },
  { value: 'Miles', label: 'miles' },
] as const;
const USUAL_DISTANCE = 50;

export function PlacesControl({ filters, onChange }: Change) {
  const criteria = filters.locationCriteria ?? {};
  const places = criteria.locations ?? [];
  const set = (change: Partial<typeof criteria>) =>
    onChange({ ...filters, locationCriteria: { ...criteria, ...change } });
  const withPlaces = (locations: FilterPlace[]) =>
    locations.length === 0
      ? onChange({ ...filters, locationCriteria: undefined })
      : set({
          locations,
          distance: criteria.distance ?? USUAL_DISTANCE,
          distanceUnit: criteria.distanceUnit ?? 'Kilometers',
        });
  return (
    <>
      <TokenField
        label="Place"
        completes="places"
        placeholder="A town, region or country"
        chosen={places.map(placeText)}
        onAdd={({ value, location }) => withPlaces([...places, location ?? { municipality: value }])}
      >
        {places.map((place) => (
          <Token
            key={placeText(place)}
            text={placeText(place)}
            onRemove={() => withPlaces(places.filter((other) => other !== place))}
          />
        ))}
      </TokenField>
      {places.length > 0 && (
        <div className="flex items-center gap-2">
          <span className="text-xs text-ink-muted">Within</span>
          <NumberInput
            label="Distance"
            value={criteria.distance}
            onChange={(distance) => set({ distance: distance ?? null })}
          />
          <Choice
            label="Unit of the distance"
            options={UNITS}
            value={criteria.distanceUnit === 'Miles' ? 'Miles' : 'Kilometers'}
            onChange={(distanceUnit) => set({ distanceUnit })}
          />
        </div>
      )}
    </>
  );
}

export function DatesControl({ filters, onChange }: Change) {
  const id = useId();
  const range = filters.revisionDateRange ?? {};
  const set = (change: Partial<typeof range>) => {
    const next = { ...range, ...change };
    onChange({ ...filters, revisionDateRange: next.minimum || next.maximum ? next : undefined });
  };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-xs text-ink-muted">Date of the document</legend>
      <label htmlFor={`${id}-from`} className="sr-only">
        From
      </label>
      <Input
        id={`${id}-from`}
        type="date"
        value={range.minimum ?? ''}
        onChange={({ target }) => set({ minimum: target.value || undefined })}
      />
      <label htmlFor={`${id}-to`} className="sr-only">
        To
      </label>
      <Input
        id={`${id}-to`}
        type="date"
        value={range.maximum ?? ''}
        onChange={({ target }) => set({ maximum: target.value || undefined })}
      />
    </fieldset>
  );
}

export function TagsControl({
  picklists,
  filters,
  onChange,
}: Change & { picklists: View['userDefinedTagsPicklists'] }) {
  const tags = filters.userDefinedTags ?? [];
  const set = (next: string[]) => onChange({ ...filters, userDefinedTags: next });
  if (picklists.length === 0)
    return (
      <TokenField label="Tag" completes="tags" chosen={tags} onAdd={({ value }) => set([...tags, value])}>
        {tags.map((tag) => (
          <Token key={tag} text={tag} onRemove={() => set(tags.filter((other) => other !== tag))} />
        ))}
      </TokenField>
    );
  return picklists.map(({ label, options }) => (
    <fieldset key={label} className="flex flex-col">
      <legend className="mb-1 text-xs text-ink-muted">{label}</legend>
      {options.map(({ value, text }) => (
        <CheckLine
          key={value}
          label={text}
          checked={tags.includes(value)}
          onChange={(checked) => set(checked ? [...tags, value] : tags.filter((other) => other !== value))}
        />
      ))}
    </fieldset>
  ));
}

export function MajorsControl({ filters, onChange }: Change) {
  const educations = filters.educations ?? [];
  const set = (next: typeof educations) => onChange({ ...filters, educations: next });
  return (
    <div className="flex flex-col gap-1">
      <span className="text-xs text-ink-muted">Subject</span>
      <TokenField
        label="Subject"
        placeholder="Physics"
        chosen={educations.map(({ degreeMajor }) => degreeMajor ?? '')}
        onAdd={({ value }) => set([...educations, { degreeMajor: value }])}
      >
        {educations.map((education) => {
          const text = educationText(education);
          return (
            <Token
              key={text}
              text={text}
              onRemove={() => set(educations.filter((other) => other !== education))}
            />
          );
        })}
      </TokenField>
    </div>
  );
}

import { z } from 'zod';
import { COMPLETION_KINDS, Completions, type DecodedOf } from '@/lib/contracts';
import { fold, succeed } from '@/lib/engine/kernel';
import { relatedTitles } from '@/lib/engine/taxonomy';
import { gazetteer } from '../../gazetteer';
import { serviceRuntime } from '../../runtime';
import { findIndexes, findMatcherAccount, tagsBeginningWith } from '../../store';
import { processTaxonomies, type Taxonomies } from '../../taxonomy';
import { beginningWith, keptNames, namesOf } from './names';
import { indexIdsOf, optionsOf } from './session-request';
import { defineMatcherOperation, type MatcherCall } from './visit';

/** GET completions: the completions of a filter, from the taxonomies, the gazetteer and the indexes of the session. */

type Kind = (typeof COMPLETION_KINDS)[number];
type Skills = Taxonomies['skills'];
type Professions = Taxonomies['professions'];
type Completion = DecodedOf<typeof Completions>['completions'][number];

const MOST = 12;
const MOST_RELATED = 6;
const LONGEST_TEXT = 100;

const namesOfSkills = keptNames(({ skills }: Skills) => namesOf(skills.values(), ({ labels }) => labels.en));

const namesOfTitles = keptNames((professions: Professions) =>
  namesOf(
    professions.titles().filter(({ language }) => language === 'en'),
    ({ title }) => title,
  ),
);

const namesOfIndustries = keptNames(({ skills }: Skills) => {
  const places = new Map([...skills.values()].map(({ category: { place } }) => [place.id, place]));
  return namesOf(places.values(), ({ name }) => name);
});

async function skills(call: MatcherCall, text: string): Promise<Completion[]> {
  const taxonomy = processTaxonomies().skills;
  const { records } = await serviceRuntime();
  const { skillsLists } = await findMatcherAccount(records, call.account.id);
  const { body } = call.session.request;
  const wanted = 'saasRequest' in body ? (body.uiOptions?.skillsAutoCompleteCustomSkillsList ?? []) : [];
  const parsing = 'parseOptions' in body ? (body.parseOptions?.skillsData ?? []) : [];
  const lists = [...wanted, ...parsing].map((name) => name.trim().toLowerCase());
  const own = lists.flatMap((list) =>
    beginningWith(
      namesOf(skillsLists[list] ?? [], (name) => name),
      text,
    ).map((name) => ({ value: name, label: name, detail: list })),
  );
  const found = beginningWith(namesOfSkills(taxonomy), text).slice(0, MOST);
  const built = found.map(({ labels, category }) => ({
    value: labels.en,
    label: labels.en,
    detail: category.name,
    related: [...taxonomy.skills.values()]
      .filter((other) => other.category === category && other.labels.en !== labels.en)
      .slice(0, MOST_RELATED)
      .map((other) => other.labels.en),
  }));
  return [...own, ...built];
}

function titles(text: string): Completion[] {
  const { professions } = processTaxonomies();
  const found = beginningWith(namesOfTitles(professions), text);
  const distinct = [...new Map(found.map((line) => [fold(line.title), line])).values()].slice(0, MOST);
  return distinct.map(({ title, profession }) => ({
    value: title,
    label: title,
    detail: profession.group.labels.en,
    related: relatedTitles(professions, title, { limit: MOST_RELATED }).map((each) => each.title),
  }));
}

async function tags(call: MatcherCall, text: string): Promise<Completion[]> {
  const { records } = await serviceRuntime();
  const indexes = await findIndexes(records, call.account.id, indexIdsOf(call.session));
  const listed = optionsOf(call.session).picklists.flatMap(({ label, options }) =>
    beginningWith(
      namesOf(options, (option) => option.text),
      text,
    ).map(({ value, text: shown }) => ({
      value,
      label: shown,
      detail: label,
    })),
  );
  const used = await tagsBeginningWith(
    records,
    indexes.map(({ id }) => id),
    text,
    MOST,
  );
  return [...listed, ...used.map((value) => ({ value, label: value }))];
}

async function places(text: string): Promise<Completion[]> {
  const found = (await gazetteer()).findPlaces(text).slice(0, MOST);
  return found.map(({ name, region, countryCode, latitude, longitude }) => ({
    value: name,
    label: name,
    detail: [region?.name, countryCode].filter(Boolean).join(', '),
    location: { countryCode, region: region?.name, municipality: name, geoPoint: { latitude, longitude } },
  }));
}

function industries(text: string): Completion[] {
  return beginningWith(namesOfIndustries(processTaxonomies().skills), text)
    .slice(0, MOST)
    .map(({ id, name, parent }) => ({ value: id, label: name, detail: parent.name }));
}

const COMPLETE: Record<Kind, (call: MatcherCall, text: string) => Completion[] | Promise<Completion[]>> = {
  skills,
  titles: (_, text) => titles(text),
  tags,
  places: (_, text) => places(text),
  industries: (_, text) => industries(text),
  certifications: () => [],
  employers: () => [],
};

/** GET completions. Nothing is offered for certifications and employers: they are compared with the typed text. */
export const matcherCompletions = defineMatcherOperation({
  name: 'matcher.completions',
  parameters: { of: z.enum(COMPLETION_KINDS), q: z.string().default('') },
  value: Completions,
  run: async (call) => {
    const { of: kind, q } = call.parameters;
    const text = q.trim().slice(0, LONGEST_TEXT);
    const completions = text ? await COMPLETE[kind as Kind](call, text) : [];
    return succeed({ value: { completions: completions.slice(0, MOST) } });
  },
});

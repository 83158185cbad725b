import type { BarFilter, BarQuestion } from '@/components/query-bar/bar-text';
import type { BarFault } from '@/components/query-bar/faults';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import type { ListSpec, Query } from '../list-spec';
import type { ListView } from '../list-view';
import { asCustomFilter } from './custom-fields';
import type { ListField } from './fields';

/** Questions of the bar as parameters of the URL of a list, and back. Pure. */

/** A range of months of work, which a URL holds as two figures. */
const EXPERIENCE = 'experience';

type Spec<Q extends Query> = Pick<ListSpec<DossierLine, Q>, 'language' | 'fields'>;

function without(params: URLSearchParams, { name, value }: BarFilter): void {
  if (name === EXPERIENCE) {
    params.delete('min-months');
    params.delete('max-months');
    return;
  }
  const others = params.getAll(name).filter((other) => other !== value);
  params.delete(name);
  for (const other of others) params.append(name, other);
}

/** A distance as people write it: `London within 30 km`, `London 30 km`. */
const WRITTEN_DISTANCE = /^(.+?)[\s,]+(?:within\s+)?(\d{1,4})\s*km$/i;
const USUAL_KM = 30;

/** Converts typed text to a parameter: a place, with or without a distance in words, is a circle. */
function asParameter({ name, value }: BarFilter): BarFilter {
  if (name !== 'near' || value.includes('__')) return { name, value };
  const [, place = value, kilometres = USUAL_KM] = WRITTEN_DISTANCE.exec(value) ?? [];
  return { name, value: `${place}__${kilometres}` };
}

function withFilter(params: URLSearchParams, { name, value }: BarFilter): void {
  if (name === EXPERIENCE) {
    const [from = '', to = ''] = value.split('__');
    without(params, { name, value });
    if (from) params.set('min-months', from);
    if (to) params.set('max-months', to);
    return;
  }
  if (name === 'added') params.delete(name);
  if (!params.getAll(name).includes(value)) params.append(name, value);
  // Adding a skill means requiring it in addition to the others.
  const skills = params.getAll('skill').length;
  if (name === 'skill' && skills > 1) params.set('min-skills', String(skills));
}

function isKept(params: URLSearchParams, { name, value }: BarFilter): boolean {
  if (name === EXPERIENCE) return params.has('min-months') || params.has('max-months');
  return params.getAll(name).includes(value);
}

function faultOf({ name, value }: BarFilter, fields: readonly ListField[]): BarFault {
  const field = fields.find((known) => known.name === name);
  if (!field)
    return {
      message: `There is no field “${name}”.`,
      place: { before: '', text: name, after: `=${value}`, start: 0, end: name.length },
    };
  const hint = field.hint ? ` ${field.hint}.` : '';
  return {
    message: `${field.label} has no value like this.${hint}`,
    place: { before: `${name}=`, text: value, after: '', start: 0, end: value.length },
  };
}

/** Returns the view for a question, or the faults of its filters. `edited` is removed in favour of the others. */
export function viewOf<Q extends Query>(
  spec: Spec<Q>,
  view: ListView<Q>,
  asked: { question: BarQuestion; edited: BarFilter | null; fields: readonly ListField[] },
): { view: ListView<Q> } | { faults: BarFault[] } {
  const { question, edited, fields } = asked;
  const own = spec.fields ?? [];
  const filters = question.filters.map((filter) => asCustomFilter(asParameter(filter), own));
  const params = spec.language.params({ ...view.query, page: 1 });
  params.delete('q');
  if (question.words) params.set('q', question.words);
  if (edited) without(params, asCustomFilter(edited, own));
  for (const filter of filters) withFilter(params, filter);
  const query = spec.language.from(params);
  const read = spec.language.params(query);
  const lost = filters.filter((filter) => !isKept(read, filter));
  return lost.length > 0
    ? { faults: lost.map((filter) => faultOf(filter, fields)) }
    : { view: { ...view, query } };
}

import { tokensOf } from '@/lib/expression';
import type { Field } from '../fields';
import type { CodesNode, Filter, Match } from '../filter';
import { termsOf } from './columns';
import { isText, presence, shownColumn } from './field-columns';
import { all, any, type Parameters } from './statement';
import { type OpenWords, WordsCondition } from './words-condition';

const EARTH_RADIUS_KM = 6371;
const KM_A_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;
const POLE = 89;

type MatchOf<Type extends Match['type']> = Extract<Match, { type: Type }>;

/** Turns filters into conditions on the rows of one table. */
export class Conditions {
  private readonly parameters: Parameters;
  private readonly openWords: OpenWords;

  constructor(parameters: Parameters, openWords: OpenWords) {
    this.parameters = parameters;
    this.openWords = openWords;
  }

  /** Returns the condition of a filter on a row of its level. */
  of({ field, matches, isAll, isNegated }: Filter): string {
    const conditions = this.ofMatches(field, matches, isAll);
    const joined = isAll ? `(${all(conditions)})` : any(conditions);
    return isNegated ? `not ${joined}` : joined;
  }

  /** Alternatives that are plain values become one list. */
  private ofMatches(field: Field, matches: readonly Match[], isAll: boolean): string[] {
    const plain = matches.filter((match) => match.type === 'equals');
    if (isAll || plain.length < 2) return matches.map((match) => this.ofMatch(field, match));
    const values = plain.map(({ value }) => value);
    const others = matches.filter((match) => match.type !== 'equals');
    return [this.anyOf(field, values), ...others.map((match) => this.ofMatch(field, match))];
  }

  private ofMatch(field: Field, match: Match): string {
    switch (match.type) {
      case 'exists':
        return this.exists(field, match);
      case 'flag':
        return match.flag ? field.column : `not ${field.column}`;
      case 'equals':
        return this.anyOf(field, [match.value]);
      case 'anyOf':
        return this.anyOf(field, match.values);
      case 'range':
        return this.range(field, match);
      case 'radius':
        return this.radius(match);
      case 'prefix':
        return this.prefix(field, match.prefix);
      case 'exact':
        return this.exact(field, match.text);
      case 'named':
        return this.named(field, match.named);
      case 'words':
        return new WordsCondition(field.column, this.parameters, this.openWords).of(match.words);
    }
  }

  private named(field: Field, node: CodesNode): string {
    if (node.type === 'codes') return this.anyOf(field, node.anyOf);
    if (node.type === 'pieces') return this.pieces(field, node.pieces);
    if (node.type === 'not') return `not ${this.named(field, node.node)}`;
    const conditions = node.nodes.map((each) => this.named(field, each));
    return node.type === 'and' ? `(${all(conditions)})` : any(conditions);
  }

  private pieces({ column }: Field, pieces: readonly string[]): string {
    const escaped = pieces.map((piece) => piece.toLowerCase().replaceAll(/[\\%_]/g, '\\$&'));
    return `(${column} != '' and lower(${column}) like ${this.parameters.of('String', escaped.join('%'))})`;
  }

  private exists(field: Field, { exists, by }: MatchOf<'exists'>): string {
    const present = presence(field) ?? 'true';
    const due =
      by === undefined ? present : `(${present} and ${field.column} <= ${this.parameters.of('Date', by)})`;
    return exists ? due : `not ${due}`;
  }

  private anyOf(field: Field, values: readonly (number | string)[]): string {
    const known = values.filter((value) => value !== 0 && value !== '');
    const [first] = known;
    if (first === undefined) return 'false';
    const caseless = field.kind === 'string';
    const column = caseless ? `lower(${field.column})` : field.column;
    const texts = known.map((value) => (caseless ? String(value).toLowerCase() : String(value)));
    if (field.kind === 'codes') return `hasAny(${column}, ${this.parameters.of('Array(String)', texts)})`;
    const type = field.type === 'date' ? 'Date' : field.type === 'text' ? 'String' : 'Int64';
    const given = type === 'Int64' ? known : texts;
    if (known.length === 1) return `${column} = ${this.parameters.of(type, given[0] ?? first)}`;
    return `${column} in ${this.parameters.of(`Array(${type})`, given)}`;
  }

  /** An absent value is smaller than any other and must not match as one. */
  private range(field: Field, { from, to }: MatchOf<'range'>): string {
    const type = field.type === 'date' ? 'Date' : 'Int64';
    const needsPresence = from === undefined || (typeof from === 'number' && from <= 0);
    const conditions = [
      needsPresence ? presence(field) : undefined,
      from === undefined ? undefined : `${field.column} >= ${this.parameters.of(type, from)}`,
      to === undefined ? undefined : `${field.column} <= ${this.parameters.of(type, to)}`,
    ];
    return `(${all(conditions.filter((condition) => condition !== undefined))})`;
  }

  /** The square around the circle is looked at first, as long as it does not reach a pole or the line of the date. */
  private radius({ latitude, longitude, kilometres }: MatchOf<'radius'>): string {
    const degrees = kilometres / KM_A_DEGREE;
    const [north, south] = [latitude + degrees, latitude - degrees];
    const width = degrees / Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
    const isPlain = north < POLE && south > -POLE && Math.abs(longitude) + width < 180;
    const number = (value: number) => this.parameters.of('Float64', value);
    const square = isPlain
      ? [
          `latitude between ${number(south)} and ${number(north)}`,
          `longitude between ${number(longitude - width)} and ${number(longitude + width)}`,
        ]
      : [];
    const [lat, lon] = [number(latitude), number(longitude)];
    const nearness = `sin(radians(latitude)) * sin(radians(${lat})) + cos(radians(latitude)) * cos(radians(${lat})) * cos(radians(longitude - ${lon}))`;
    const least = number(Math.cos(Math.min(kilometres / EARTH_RADIUS_KM, Math.PI)));
    return `(${all(['(latitude != 0 or longitude != 0)', ...square, `${nearness} >= ${least}`])})`;
  }

  private prefix(field: Field, prefix: string): string {
    if (field.kind === 'words')
      return `startsWith(${field.column}_text, ${this.parameters.of('String', prefix)})`;
    const given = this.parameters.of('String', field.kind === 'string' ? prefix.toLowerCase() : prefix);
    if (field.kind === 'codes') return `arrayExists(code -> startsWith(code, ${given}), ${field.column})`;
    return `startsWith(${field.kind === 'string' ? `lower(${field.column})` : field.column}, ${given})`;
  }

  /** Matches the same text in any case; the index finds the few rows with all its words. */
  private exact(field: Field, text: string): string {
    const words = tokensOf(text).map(({ term }) => term);
    const candidates =
      words.length > 0 && isText(field)
        ? [
            `hasAllTokens(${termsOf(field.column)}, ${this.parameters.of('Array(String)', [...new Set(words)])})`,
          ]
        : [];
    const same = `lowerUTF8(${shownColumn(field)}) = ${this.parameters.of('String', text.toLowerCase())}`;
    return `(${all([...candidates, same])})`;
  }
}

import { nameOfOpen, type WordsNode } from '@/lib/expression';
import { placeOf, termsOf } from './columns';
import { all, any, type Parameters } from './statement';

/** The words that the open nodes of a query stand for, by `nameOfOpen`. */
export type OpenWords = ReadonlyMap<string, readonly string[]>;

const LOW_HALF = 65_535;
const HIGH_HALF = 4_294_901_760;

/** The condition of a query on one text. */
export class WordsCondition {
  private readonly column: string;
  private readonly parameters: Parameters;
  private readonly openWords: OpenWords;

  constructor(column: string, parameters: Parameters, openWords: OpenWords) {
    this.column = column;
    this.parameters = parameters;
    this.openWords = openWords;
  }

  of(node: WordsNode): string {
    switch (node.type) {
      case 'and':
        return `(${all(node.nodes.map((each) => this.of(each)))})`;
      case 'or':
        return any(node.nodes.map((each) => this.of(each)));
      case 'not':
        return `not ${this.of(node.node)}`;
      case 'field':
        return this.of(node.node);
      case 'term':
        return this.hasAny(node.anyOf);
      case 'phrase':
        return this.phrase(node.words, node.within);
      default:
        return this.hasAny(this.openWords.get(nameOfOpen(node)) ?? []);
    }
  }

  private hasAny(terms: readonly string[]): string {
    if (terms.length === 0) return 'false';
    return `hasAnyTokens(${termsOf(this.column)}, ${this.parameters.of('Array(String)', terms)})`;
  }

  /**
   * Returns the condition that a text has each of the words; those with only one form are checked together, which is
   * faster.
   */
  private haveAll(words: readonly (readonly string[])[]): string[] {
    const single = [...new Set(words.filter((ways) => ways.length === 1).flat())];
    const several = words.filter((ways) => ways.length !== 1).map((ways) => this.hasAny(ways));
    if (single.length === 0) return several;
    const given = this.parameters.of('Array(String)', single);
    return [`hasAllTokens(${termsOf(this.column)}, ${given})`, ...several];
  }

  /** The index finds the rows that have the words; their positions decide among these. */
  private phrase(words: readonly (readonly string[])[], within: number | undefined): string {
    const [first = [], ...others] = words;
    const stands = others.reduce(
      (before, ways, index) =>
        within === undefined
          ? `arrayFilter(place -> ${this.isAt(ways, index + 1)}, ${before})`
          : near(before, this.places(ways), within),
      this.places(first),
    );
    return `(${all([...this.haveAll(words), `notEmpty(${stands})`])})`;
  }

  /** Returns the places of a word in any of its ways, from 1. */
  private places(ways: readonly string[]): string {
    if (this.column !== 'full_text') return this.placesInText(ways);
    const lists = ways.map((way) => {
      const { column, mark } = placeOf(way);
      const marked = `arrayFilter(entry -> bitAnd(entry, ${HIGH_HALF}) = ${this.parameters.of('UInt32', mark)}, ${column})`;
      return `arrayMap(entry -> bitAnd(entry, ${LOW_HALF}), ${marked})`;
    });
    return lists.length === 1 ? (lists[0] ?? '[]') : `arrayConcat(${lists.join(', ')})`;
  }

  private placesInText(ways: readonly string[]): string {
    const words = splitByBlanks(this.column);
    const given = this.parameters.of('Array(String)', ways);
    return `arrayFilter((place, word) -> has(${given}, word), arrayEnumerate(${words}), ${words})`;
  }

  /** Returns whether a word follows a `place` at this distance: its entry is looked for in its column as a whole. */
  private isAt(ways: readonly string[], distance: number): string {
    if (this.column !== 'full_text')
      return `has(${this.parameters.of('Array(String)', ways)}, ${splitByBlanks(this.column)}[place + ${distance}])`;
    const found = ways.map((way) => {
      const { column, mark } = placeOf(way);
      return `has(${column}, toUInt32(place + ${this.parameters.of('UInt32', mark + distance)}))`;
    });
    return any(found);
  }
}

function splitByBlanks(column: string): string {
  return `splitByChar(' ', ${column}_text)`;
}

/** Returns those of the places `here` that are near one of the places `before`. */
function near(before: string, here: string, within: number): string {
  const isNear = `abs(toInt32(place) - toInt32(other)) between 1 and ${within + 1}`;
  return `arrayFilter(place -> arrayExists(other -> ${isNear}, ${before}), ${here})`;
}

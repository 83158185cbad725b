import { MARKET_WORDS, type WordsLanguage, type WordsNode } from './ast';
import { phraseLeaf, wordLeaf } from './leaf';
import { lexWords, type WordsToken } from './lexer';
import type { Span, WordsProblem } from './problem';

/** A query that was understood, or everything that is wrong with it. */
export type ParsedWords = { node: WordsNode; problems: [] } | { node?: undefined; problems: WordsProblem[] };

const MAX_TOKENS = 300;
const MAX_DEPTH = 40;

/** One pass over the tokens by descent; the depth is bounded, and every step takes a token or ends. */
class WordsParser {
  readonly problems: WordsProblem[] = [];
  private readonly tokens: readonly WordsToken[];
  private readonly length: number;
  private readonly language: WordsLanguage;
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly WordsToken[], length: number, language: WordsLanguage) {
    this.language = language;
    this.tokens = tokens;
    this.length = length;
  }

  parse(): WordsNode | undefined {
    const node = this.anyOf();
    const left = this.tokens[this.at];
    if (left) this.refuse('This bracket was never opened.', left);
    return node;
  }

  private refuse(message: string, span: Span): undefined {
    this.problems.push({
      code: 'invalid_text_query',
      message,
      span: { start: span.start, end: span.end },
    });
    return undefined;
  }

  private here(): Span {
    return this.tokens[this.at] ?? { start: this.length, end: this.length };
  }

  private take(type: WordsToken['type']): boolean {
    if (this.tokens[this.at]?.type !== type) return false;
    this.at++;
    return true;
  }

  private anyOf(): WordsNode | undefined {
    const nodes = [this.allOf()];
    while (this.take('or')) nodes.push(this.allOf());
    return joined('or', nodes);
  }

  private allOf(): WordsNode | undefined {
    const nodes = [this.one()];
    while (this.continues()) {
      if (this.take('and') && !this.continues())
        return this.refuse('A term is missing after AND.', this.here());
      nodes.push(this.one());
    }
    return joined('and', nodes);
  }

  private continues(): boolean {
    const type = this.tokens[this.at]?.type;
    return type !== undefined && type !== 'or' && type !== ')';
  }

  private one(): WordsNode | undefined {
    const token = this.tokens[this.at];
    if (!token) return this.refuse('A term is missing here.', this.here());
    if (token.type === ')' || token.type === 'or' || token.type === 'and') return this.missing(token);
    this.at++;
    if (token.type === 'word' || token.type === 'phrase') return this.leaf(token);
    if (token.type === 'field') return this.fielded(token);
    return token.type === 'not' ? this.negated(token) : this.bracketed(token);
  }

  /** An operator where a term should be is skipped, so that the rest is read as well. */
  private missing(token: WordsToken): undefined {
    if (token.type === 'and') this.at++;
    return this.refuse('A term is missing before this.', token);
  }

  private nested(token: WordsToken, read: () => WordsNode | undefined): WordsNode | undefined {
    if (this.depth >= MAX_DEPTH) {
      this.at = this.tokens.length;
      return this.refuse('The brackets are nested too deeply.', token);
    }
    this.depth++;
    const node = read();
    this.depth--;
    return node;
  }

  private negated(token: WordsToken): WordsNode | undefined {
    const node = this.nested(token, () => this.one());
    return node && { type: 'not', node };
  }

  private fielded(token: Extract<WordsToken, { type: 'field' }>): WordsNode | undefined {
    const node = this.nested(token, () => this.one());
    return node && { type: 'field', field: token.field, node };
  }

  private bracketed(token: WordsToken): WordsNode | undefined {
    const node = this.nested(token, () => this.anyOf());
    if (!this.take(')')) this.refuse('This bracket is never closed.', token);
    return node;
  }

  /** `--data` means neither with it nor without it; dashes between spaces are punctuation. */
  private hasTwoDashes({ type, text, end }: Extract<WordsToken, { type: 'word' | 'phrase' }>): boolean {
    if (type === 'phrase') return false;
    const [dashes] = /^--+/.exec(text) ?? [''];
    const continues = dashes.length < text.length || this.tokens[this.at]?.start === end;
    return dashes !== '' && continues;
  }

  private leaf(token: Extract<WordsToken, { type: 'word' | 'phrase' }>): WordsNode | undefined {
    if (token.type === 'phrase' && !token.closed)
      return this.refuse('This quote is never closed.', { start: token.start, end: token.start + 1 });
    if (this.language.isName) return { type: 'term', anyOf: [token.text] };
    if (this.hasTwoDashes(token))
      return this.refuse('One - before a term leaves it out; there are several here.', token);
    const { node, problem } =
      token.type === 'phrase'
        ? phraseLeaf(token.text, token.tail, token)
        : wordLeaf(token.text, token, this.language);
    if (problem) this.problems.push({ ...problem, span: { start: token.start, end: token.end } });
    return node;
  }
}

/** Words without a letter or digit (`&`, `/`) mean nothing and are left out. */
function joined(type: 'and' | 'or', nodes: (WordsNode | undefined)[]): WordsNode | undefined {
  const known = nodes.filter((node) => node !== undefined);
  return known.length > 1 ? { type, nodes: known } : known[0];
}

/** Reads a full-text query. Never throws; linear in its length. */
export function parseWords(query: string, language: WordsLanguage = MARKET_WORDS): ParsedWords {
  const whole = { start: 0, end: query.length };
  const refuse = (message: string): ParsedWords => ({
    problems: [{ code: 'invalid_text_query', message, span: whole }],
  });
  if (query.length > language.maxLength)
    return refuse(`A text query may have ${language.maxLength} characters at most.`);
  const text = query.normalize('NFC');
  const tokens = lexWords(text, language);
  if (tokens.length > MAX_TOKENS) return refuse(`A text query may have ${MAX_TOKENS} terms at most.`);
  const parser = new WordsParser(tokens, text.length, language);
  const node = tokens.length > 0 ? parser.parse() : undefined;
  if (parser.problems.length > 0) return { problems: parser.problems };
  return node ? { node, problems: [] } : refuse('There is no word to look for.');
}

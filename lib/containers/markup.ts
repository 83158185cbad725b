import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Deeper than pages and feeds nest; the time of the parser grows with its square. */
const MAX_DEPTH = 1000;

class TooDeep extends Error {}

/** Reads markup, as broken as it may be. If it is nested too deep, the part before that is read. */
export function readMarkup(source: string, handler: Partial<Handler>, options: ParserOptions = {}): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag: (name, attributes, isImplied) => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new TooDeep();
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag: (name, isImplied) => {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  try {
    parser.end(source);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}

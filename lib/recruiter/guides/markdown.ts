import { lexer, type Token, type Tokens } from 'marked';
import { anchorsOf } from './anchors';
import type { GuideBlock, GuideInline } from './types';

/** Where the links and the pictures of a document lead to on the site; undefined for what is no part of it. */
export type Places = {
  link: (href: string) => string | undefined;
  picture: (src: string) => string | undefined;
};

const isNothing = ({ type, raw }: Token) => type === 'space' || (type === 'html' && raw.startsWith('<!--'));

const tokensOf = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

/** Reads a document of Markdown as blocks that a page shows. HTML is shown as it is written; comments are left out. */
export function blocksOf(text: string, places: Places): GuideBlock[] {
  const anchor = anchorsOf();
  const blocks = (tokens: readonly Token[]): GuideBlock[] =>
    tokens.flatMap((token) => (isNothing(token) ? [] : [block(token)]));
  const inlines = (tokens: readonly Token[]) => inlinesOf(tokens, places);

  function heading({ depth, tokens }: Tokens.Heading): GuideBlock {
    const parts = inlines(tokens);
    const plain = textOf(parts);
    return { kind: 'heading', level: depth, id: anchor(plain), text: plain, inlines: parts };
  }

  function table({ header, rows, align }: Tokens.Table): GuideBlock {
    return {
      kind: 'table',
      head: header.map((cell) => inlines(cell.tokens)),
      rows: rows.map((row) => row.map((cell) => inlines(cell.tokens))),
      numbers: align.map((side) => side === 'right'),
    };
  }

  function block(token: Token): GuideBlock {
    switch (token.type) {
      case 'heading':
        return heading(token as Tokens.Heading);
      case 'paragraph':
      case 'text':
        return { kind: 'paragraph', inlines: inlines(tokensOf(token)) };
      case 'code':
        return {
          kind: 'code',
          language: (token as Tokens.Code).lang ?? '',
          text: (token as Tokens.Code).text,
        };
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        return {
          kind: 'list',
          start: ordered ? Number(start) : null,
          items: items.map((item) => blocks(item.tokens)),
        };
      }
      case 'table':
        return table(token as Tokens.Table);
      case 'blockquote':
        return { kind: 'quote', blocks: blocks(tokensOf(token)) };
      case 'hr':
        return { kind: 'rule' };
      default:
        return { kind: 'paragraph', inlines: [{ kind: 'text', text: token.raw }] };
    }
  }
  return blocks(lexer(text));
}

const inlinesOf = (tokens: readonly Token[], places: Places): GuideInline[] =>
  tokens.flatMap((token) => inlineOf(token, places));

function linkOf({ href, tokens }: Tokens.Link, places: Places): GuideInline[] {
  const inlines = inlinesOf(tokens, places);
  const place = places.link(href);
  return place === undefined ? inlines : [{ kind: 'link', href: place, inlines }];
}

function imageOf({ href, text }: Tokens.Image, places: Places): GuideInline[] {
  const src = places.picture(href);
  return src === undefined ? [] : [{ kind: 'image', src, alt: text }];
}

function inlineOf(token: Token, places: Places): GuideInline[] {
  const within = () => inlinesOf(tokensOf(token), places);
  switch (token.type) {
    case 'text':
      return tokensOf(token).length > 0 ? within() : [{ kind: 'text', text: (token as Tokens.Text).text }];
    case 'escape':
      return [{ kind: 'text', text: (token as Tokens.Escape).text }];
    case 'codespan':
      return [{ kind: 'code', text: (token as Tokens.Codespan).text }];
    case 'strong':
      return [{ kind: 'strong', inlines: within() }];
    case 'em':
      return [{ kind: 'emphasis', inlines: within() }];
    case 'link':
      return linkOf(token as Tokens.Link, places);
    case 'image':
      return imageOf(token as Tokens.Image, places);
    case 'br':
      return [{ kind: 'break' }];
    default:
      return [{ kind: 'text', text: token.raw }];
  }
}

/** Returns the words of a line without their looks. */
export function textOf(inlines: readonly GuideInline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      if ('inlines' in inline) return textOf(inline.inlines);
      return inline.kind === 'image' ? inline.alt : ' ';
    })
    .join('');
}

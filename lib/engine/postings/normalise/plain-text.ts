import { readMarkup } from '@/lib/containers';

/** Elements that end a line. */
const BLOCKS = new Set(
  `address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p
  pre section table tbody thead tr ul`.split(/\s+/),
);
/** Elements that an empty line sets apart; those within an item of a list are lines of it. */
const PARAGRAPHS = new Set('address blockquote h1 h2 h3 h4 h5 h6 hr ol p pre section ul'.split(' '));
const BULLET = '• ';
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'iframe', 'object']);

/** Longest text that is kept of an advertisement. */
const MAX_LENGTH = 60_000;

/** Tidies text: one line a paragraph, spaces squeezed, at most one empty line between paragraphs. */
function tidy(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOfHtml(html: string): string {
  let text = '';
  let hidden = 0;
  let items = 0;
  const line = (mark = '\n') => {
    if (text !== '' && !text.endsWith(mark)) text += text.endsWith('\n') ? mark.slice(1) : mark;
  };
  readMarkup(html.slice(0, 4 * MAX_LENGTH), {
    onopentag: (name) => {
      if (UNSEEN.has(name)) hidden += 1;
      else if (name === 'br') text += '\n';
      else if (name === 'td' || name === 'th') text += ' ';
      else if (BLOCKS.has(name) && !text.endsWith(BULLET))
        line(PARAGRAPHS.has(name) && items === 0 ? '\n\n' : '\n');
      if (name === 'li') {
        text += BULLET;
        items += 1;
      }
    },
    ontext: (piece) => {
      if (hidden === 0 && text.length < MAX_LENGTH) text += piece.replace(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) hidden = Math.max(0, hidden - 1);
      else if (BLOCKS.has(name)) line(PARAGRAPHS.has(name) && items === 0 ? '\n\n' : '\n');
      if (name === 'li') items = Math.max(0, items - 1);
    },
  });
  return text;
}

/** Returns the text of an advertisement in lines as people see them; items of lists begin with a bullet. */
export function plainTextOf(description: string, isHtml: boolean): string {
  return tidy(isHtml ? textOfHtml(description) : description.replace(/\r\n?/g, '\n'));
}

/** `Maharat -`: sites part a name from what is behind it. */
const LEFT_OVER = /(?<=[^\s|–—·•,;:-])(?:\s+[|–—·•,;:-]+|\s*[|–—·•,;:])+\s*$/u;

/**
 * Returns a name in one line without markup: titles and organisations of feeds carry entities and tags now and then.
 */
export function plainNameOf(name: string): string {
  const plain = tidy(/[<&]/.test(name) ? textOfHtml(name) : name).replaceAll('\n', ' ');
  return plain.replace(LEFT_OVER, '');
}

import { escapeHtml } from '../ground/escape-html';

/** HTML that was made by `html` alone, and so has nothing in it that is not escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | null | undefined | false | readonly Part[];

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

/** Makes HTML of a template: what is put into it is escaped, unless it was made the same way. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((made, string, index) => made + textOf(parts[index - 1]) + string));
}

/** Returns a script element with data, which no text in it can end. Browsers do not run it. */
export function dataScript(data: unknown): Markup {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return new Markup(`<script type="application/ld+json">${json}</script>`);
}

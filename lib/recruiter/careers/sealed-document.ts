import { createHash } from 'node:crypto';
import { styleOf } from './look';
import { html, Markup } from './markup';

/** A page, and the policy under which a browser shows it. */
export type SealedDocument = { html: string; policy: string };

type Parts = {
  title: string;
  /** Of the workspace. */
  colour: string;
  /** What else is in the head. */
  head: Markup;
  body: Markup;
  /** Name of a look of the whole page. */
  look?: 'framed';
  script?: string;
  /** What the policy says beyond where style, script and pictures come from. */
  rules: readonly string[];
};

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Makes a page that has its style and its script in it; a browser takes no others. */
export function sealedDocument(parts: Parts): SealedDocument {
  const { title, colour, head, body, look, script, rules } = parts;
  const style = styleOf(colour);
  const whole = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">${new Markup(`<style>${style}</style>`)}${head}</head><body${look && html` class="${look}"`}>${body}${script && new Markup(`<script>${script}</script>`)}</body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    ...(script ? [`script-src ${sourceOf(script)}`] : []),
    "img-src 'self'",
    "base-uri 'none'",
    ...rules,
  ].join('; ');
  return { html: whole.text, policy };
}

import { createHash } from 'node:crypto';
import { logoOf } from '../handover/brand';
import type { Brand } from '../handover/types';
import { styleOf } from './look';
import { html, Markup } from './markup';
import { CAREERS_PATH } from './settings';

/** What is around every page of the careers: the head, the look of the workspace, the foot. No script, one request. */

/** A page, and the policy under which a browser shows it. */
export type CareerDocument = { html: string; policy: string };

export type PageOf = {
  brand: Brand;
  title: string;
  /** Address by which search engines know it; null for what they are not to keep. */
  canonical: string | null;
  description?: string;
  head?: Markup;
  body: Markup;
  /** The page is shown within pages of others. */
  framed?: { script: string };
};

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the address of the logo, which changes with it, so that browsers keep it; null without one. */
export function logoPath(brand: Brand): string | null {
  if (!logoOf(brand)) return null;
  const version = createHash('sha256')
    .update(brand.logo ?? '')
    .digest('base64url')
    .slice(0, 12);
  return `${CAREERS_PATH}/logo?v=${version}`;
}

function policyOf(style: string, framed: PageOf['framed']): string {
  return [
    "default-src 'none'",
    `style-src ${sourceOf(style)}`,
    ...(framed ? [`script-src ${sourceOf(framed.script)}`] : []),
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ].join('; ');
}

function topOf(brand: Brand): Markup {
  const logo = logoPath(brand);
  return html`<div class="in top"><p>${brand.name}</p>${logo && html`<img src="${logo}" alt="">`}</div>`;
}

function footOf(brand: Brand): Markup {
  return html`<footer class="in"><p>${brand.footer}</p><p><a href="${CAREERS_PATH}">Open jobs</a> · <a href="${CAREERS_PATH}/feed.xml">RSS</a> · <a href="${CAREERS_PATH}/feed.json">JSON</a></p></footer>`;
}

/** Makes a whole page. */
export function careerDocument(page: PageOf): CareerDocument {
  const { brand, title, canonical, description, head, body, framed } = page;
  const style = styleOf(brand);
  const content = framed
    ? html`<body class="framed"><main class="in">${body}</main>${new Markup(`<script>${framed.script}</script>`)}</body>`
    : html`<body>${topOf(brand)}<main class="in">${body}</main>${footOf(brand)}</body>`;
  const whole = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${description && html`<meta name="description" content="${description}">`}${canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex">`}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">${new Markup(`<style>${style}</style>`)}${head}</head>${content}</html>
`;
  return { html: whole.text, policy: policyOf(style, framed) };
}

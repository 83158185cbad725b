import { createHash } from 'node:crypto';
import { logoOf } from '../handover/brand';
import type { Brand } from '../handover/types';
import { html, type Markup } from './markup';
import { type SealedDocument, sealedDocument } from './sealed-document';
import { CAREERS_PATH } from './settings';

/** What is around every page of the careers: the head, the look of the workspace, the foot. No script, one request. */

type PageOf = {
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

/** Returns the address of the logo, which changes with it, so that browsers keep it; null without one. */
export function logoPath(brand: Brand): string | null {
  if (!logoOf(brand)) return null;
  const version = createHash('sha256')
    .update(brand.logo ?? '')
    .digest('base64url')
    .slice(0, 12);
  return `${CAREERS_PATH}/logo?v=${version}`;
}

function topOf(brand: Brand): Markup {
  const logo = logoPath(brand);
  return html`<div class="in top"><p>${brand.name}</p>${logo && html`<img src="${logo}" alt="">`}</div>`;
}

function footOf(brand: Brand): Markup {
  return html`<footer class="in"><p>${brand.footer}</p><p><a href="${CAREERS_PATH}">Open jobs</a> · <a href="${CAREERS_PATH}/feed.xml">RSS</a> · <a href="${CAREERS_PATH}/feed.json">JSON</a></p></footer>`;
}

/** Makes a whole page. */
export function careerDocument(page: PageOf): SealedDocument {
  const { brand, title, canonical, description, head, body, framed } = page;
  const main = html`<main class="in">${body}</main>`;
  return sealedDocument({
    title,
    colour: brand.colour,
    head: html`${description && html`<meta name="description" content="${description}">`}${canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex">`}${head}`,
    body: framed ? main : html`${topOf(brand)}${main}${footOf(brand)}`,
    ...(framed && { look: 'framed', script: framed.script }),
    rules: ["form-action 'self'", `frame-ancestors ${framed ? '*' : "'none'"}`],
  });
}

import type { z } from 'zod';
import type { MarketMember } from '@/lib/contracts';
import { maskContacts, maskSnippet } from '../mask';
import type { MarketJobLine, MarketPay, MarketPosting, MarketValue, TextPiece } from './types';

/** Members of answers in the words of the app. A provider may leave out fields and labels. */

type Member = z.output<typeof MarketMember>;

export type Members = Readonly<Record<string, Member | undefined>>;

/** Returns the values of a member, each with its label; its own text where it has none. */
export function valuesOf(member: Member | undefined): MarketValue[] {
  return [member ?? []].flat().map((each) => {
    const value = String(typeof each === 'object' ? each.value : each);
    return { value, label: typeof each === 'object' ? each.label : value };
  });
}

/** Returns the label of a member, or its text; null when it has no value. */
export function textOf(member: Member | undefined): string | null {
  return (
    valuesOf(member)
      .map(({ label }) => label)
      .join(', ') || null
  );
}

export function numberOf(member: Member | undefined): number | null {
  return typeof member === 'number' ? member : null;
}

/** Returns the code of a country, by which telephone numbers are known. */
export function countryOf({ country }: Members): string | undefined {
  return valuesOf(country)[0]?.value;
}

function masked(members: Members, name: string): string | null {
  const text = textOf(members[name]);
  return text && maskContacts(text, countryOf(members));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescaped(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Splits a snippet, which is escaped HTML with the matched words in `em`, into pieces. */
export function piecesOf(snippet: string): TextPiece[] {
  return snippet
    .split(/<em>([^<]*)<\/em>/)
    .map((html, index) => ({ text: unescaped(html), isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function payOf(members: Members): MarketPay | null {
  const pay = {
    from: numberOf(members.salary_from) ?? numberOf(members.salary),
    to: numberOf(members.salary_to) ?? numberOf(members.salary),
    currency: textOf(members.salary_currency),
    stated: masked(members, 'salary_text'),
  };
  return pay.from === null && pay.to === null && pay.stated === null ? null : pay;
}

/** Returns the municipality and the country. */
function placeOf(members: Members): string | null {
  const town = textOf(members.location_name) ?? textOf(members.location);
  return [town, textOf(members.country)].filter(Boolean).join(', ') || null;
}

/** Returns the day on which an advertisement ends, which may be in the future. */
function endOf(members: Members): { ends: string | null; hasEnded: boolean } {
  const ends = textOf(members.expiration_date);
  return { ends, hasEnded: ends !== null && ends <= new Date().toISOString().slice(0, 10) };
}

const UNTITLED = 'Untitled';

/** Returns a job as a line of a list. */
export function lineOf(members: Members, snippets: readonly string[] = []): MarketJobLine {
  return {
    id: textOf(members.job_id) ?? '',
    title: masked(members, 'job_title') ?? UNTITLED,
    employer: textOf(members.organization_name),
    place: placeOf(members),
    isRemote: members.remote === true,
    isAgency: members.via_intermediary === true,
    contract: textOf(members.contract_type),
    pay: payOf(members),
    firstPosted: textOf(members.date),
    ...endOf(members),
    postings: numberOf(members.posting_count),
    websites: numberOf(members.website_count),
    snippets: snippets.map((snippet) => piecesOf(maskSnippet(snippet, countryOf(members)))),
  };
}

/** Links of advertisements lead to the web and nowhere else. */
function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Returns a posting of a job, its text without contacts. */
export function postingOf(members: Members): MarketPosting {
  return {
    title: masked(members, 'job_title') ?? UNTITLED,
    website: textOf(members.source_website),
    url: webAddress(textOf(members.source_url)),
    employer: textOf(members.organization_name),
    isAgency: members.via_intermediary === true,
    posted: textOf(members.date),
    ...endOf(members),
    language: valuesOf(members.language)[0]?.value ?? null,
    text: masked(members, 'full_text') ?? '',
  };
}

import { openMail, textOfBody } from '@/lib/containers';

/** Fields of lists and of programs that answer: no person writes a CV in such a mail. */
const OF_PROGRAMS =
  /^(?:list-(?:unsubscribe|id|post):|precedence:\s*(?:bulk|list|junk)|auto-submitted:\s*auto-)/im;
/** Headers that these fields are read from. */
export const BODY_HEADERS = ['list-unsubscribe', 'list-id', 'list-post', 'precedence', 'auto-submitted'];

const SHORTEST = 300;
/** Spans of years, such as `2014 - 2017`, `03/2018 – 05/2021` or `since 2020`, that a text has at least to be a CV. */
const FEWEST_SPANS = 2;
const SPAN =
  /\b(?:19|20)\d{2}\b[\p{L}\d./\s]{0,12}?\s?[-–—~〜～至]\s?(?:\d{1,2}[./])?[\p{L}.\s]{0,16}?(?:(?:19|20)\d{2}\b|\p{L}{2,})/gu;

/** Returns whether a mail was written by a program, by its headers. */
export function isOfProgram(headers: string): boolean {
  return OF_PROGRAMS.test(headers);
}

/**
 * Returns whether the text of a mail may be a CV: long enough, with spans of years. It decides only which mails are
 * read at all; what a text is, its reading tells.
 */
export async function mayHoldCv(source: Uint8Array): Promise<boolean> {
  const mail = await openMail(source);
  return (mail?.bodies ?? []).some((body) => {
    const written = textOfBody(body);
    const text = body.form === 'html' ? written.replace(/<[^<>]{0,2000}>/g, ' ') : written;
    return text.trim().length >= SHORTEST && (text.match(SPAN)?.length ?? 0) >= FEWEST_SPANS;
  });
}

import { isNameShaped } from '../../shared/contact/name-shape';

/** Names of people in running text, and after labels. */

/** A name of two to four words, as the source of a pattern with one group. */
export const PERSON = String.raw`(\p{Lu}[\p{L}'’-]+(?: (?:(?:van|de|der|den|di|da|dos|del|la|zu)\s|von (?:der |dem )?(?!\p{Lu}\p{Ll}+ \p{Lu}))*\p{Lu}[\p{L}.'’-]+){1,3})`;
/** Titles before a name: Frau Dr. */
export const TITLE_OF_PERSON = String.raw`(?:(?:Mrs?|Ms|Dr|Prof|Herrn?|Frau|M|Mme|Mlle|Madame|Monsieur|Sra?|Srta|Sig|Sig\.ra|[Dd]ott|[Dd]ott\.ssa|Dhr|Mevr|Mw|Pani|Pan|Panią|Panem|Sr\.ª|Dra?|Lic|Eng|Eng\.ª|Ing|Mgr)\.?\s)`;

/** Returns the name at the beginning of a labelled value: "Jane Doe, Talent Partner, +1 ...". */
export function leadingName(value: string): string | undefined {
  const [first = ''] = value.split(
    /\s*[,;|(/–]\s*|\s[-•·]\s|\s(?=\+?\d)|\s(?=\S+@)|\s(?:at|unter|bei|via|on)\s/u,
  );
  const bare = first.replace(new RegExp(`^(?:${TITLE_OF_PERSON}){1,2}`, 'u'), '').trim();
  return /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,3}$/u.test(bare) && isNameShaped(bare) ? bare : undefined;
}

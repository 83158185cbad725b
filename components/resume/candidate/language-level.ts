/** Placeholder of the level for the language that the CV is written in (wire-facts 2.10). */
const RESUME_LANGUAGE = '[RESUME_LANGUAGE]';

const LONGEST = 60;
/** Between two languages of one line; a comma also parts a level, unless a capital follows. */
const ENTRIES = /[;|\n•·]|,(?=\s*\p{Lu})/u;
const AROUND = /^[\s:,./–—-]+|[\s:,./–—-]+$/gu;

function within(text: string): string {
  const bare = text.replace(AROUND, '');
  return (/^[([](.*)[)\]]$/.exec(bare)?.[1] ?? bare).replace(/^[([]+|[([]+$/g, '').trim();
}

/** Returns the text right after the name of a language in a CV, or else before it: `native` of "English (native)". */
export function levelText(context: string | null | undefined, language: string): string {
  if (context === RESUME_LANGUAGE) return 'Language of the CV';
  if (!context) return '';
  const at = context.toLowerCase().indexOf(language.toLowerCase());
  const [before, behind] =
    at < 0 ? ['', context] : [context.slice(0, at), context.slice(at + language.length)];
  const level = within(behind.split(ENTRIES)[0] ?? '') || within(before.split(ENTRIES).at(-1) ?? '');
  return level.length < LONGEST ? level : '';
}

/**
 * Words about the person and not the work: pronouns, forms of address, and placeholders of the redaction. They are
 * removed before anything is compared (docs/matching.md, what is not compared).
 */

const WORDS = [
  'redacted he him his himself she her hers herself they them their theirs themselves mr mrs ms miss mx madam sir',
  'er ihm ihn sein seine seinem seinen seiner seines sie ihr ihre ihrem ihren ihrer ihres herr herrn frau',
  'il lui elle monsieur madame mademoiselle mme mlle ella ellos ellas senor senora senorita sr sra srta',
  'egli ella lui lei signor signore signora signorina hij hem zijn zij haar hun meneer mevrouw dhr mevr',
  'ele ela dele dela senhor senhora on ona jego jej pan pani han hun hans hendes hon hans hennes',
].join(' ');

const PERSONS = new Set(WORDS.split(' '));
const WORD = /[\p{L}']+/gu;

/** Returns the text without the words of a person. */
export function withoutPersons(text: string): string {
  return text.replace(WORD, (word) =>
    PERSONS.has(
      word
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}+/gu, ''),
    )
      ? ' '
      : word,
  );
}

/** parsing.md, ProfessionsSettings: the languages whose titles are normalised, by version of the API. */
const NORMALISED: Record<'v9' | 'v10', ReadonlySet<string>> = {
  v10: new Set('en zh nl fr de it pl pt es'.split(' ')),
  v9: new Set('zh hr cs da nl en fi fr de el he hu it ja no pl pt ro ru sk sl es sv tr'.split(' ')),
};

/** True where the titles of documents in this language (ISO 639-1) are normalised. */
export function normalisesTitlesIn(language: string | undefined, version: 'v9' | 'v10'): boolean {
  return language !== undefined && NORMALISED[version].has(language);
}

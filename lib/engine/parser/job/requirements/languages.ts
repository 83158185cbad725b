import { fold, PARAGRAPHS, remembered } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import type { Labels } from '../labels';
import type { PostingSection, PostingSectionKind } from '../sections';
import { wordingOf } from '../wording';

/** Languages that the job requires (parsing.md: LanguageCodes). */

const ASKING: ReadonlySet<PostingSectionKind> = new Set([
  'requirements',
  'preferred',
  'head',
  'role',
  'facts',
  'other',
  'duties',
]);

/** Stems of the names of languages as the languages of the parser bend them, folded. */
const STEMS: readonly [code: string, stems: string][] = [
  [
    'en',
    'english englisch\\p{L}* anglais\\p{L}* ingles inglesa? inglese engels\\p{L}* angielsk\\p{L}* ingles',
  ],
  ['de', 'german deutsch\\p{L}* allemande? aleman alemana tedesc[oa] duits\\p{L}* niemieck\\p{L}* alemao'],
  ['fr', 'french franzosisch\\p{L}* francaise? frances francesa francese frans frans\\p{L}* francusk\\p{L}*'],
  [
    'es',
    'spanish spanisch\\p{L}* espagnole? espanol castellano spagnol[oa] spaans\\p{L}* hiszpansk\\p{L}* espanhol',
  ],
  ['it', 'italian italienisch\\p{L}* italienne? italian[oa] italiaans\\p{L}* wlosk\\p{L}*'],
  [
    'nl',
    'dutch niederlandisch\\p{L}* neerlandais\\p{L}* neerlandes[ae]? holandes olandese nederlands\\p{L}* niderlandzk\\p{L}* holendersk\\p{L}*',
  ],
  ['pl', 'polish polnisch\\p{L}* polonaise? polaco polacc[oa] pools\\p{L}* polsk\\p{L}* polones'],
  [
    'pt',
    'portuguese portugiesisch\\p{L}* portugaise? portugues\\p{L}* portoghese portugees portugalsk\\p{L}*',
  ],
  ['zh', 'chinese mandarin chinesisch\\p{L}* chinois chino cinese chinees chinsk\\p{L}* chines mandarim'],
  ['ja', 'japanese japanisch\\p{L}* japonais japones giapponese japans japonsk\\p{L}*'],
  ['ko', 'korean koreanisch\\p{L}* coreen coreano koreaans koreansk\\p{L}*'],
  ['ru', 'russian russisch\\p{L}* russe ruso russo rosyjsk\\p{L}*'],
  ['uk', 'ukrainian ukrainisch\\p{L}* ukrainien ucranian[oa] ucraino oekraiens ukrainsk\\p{L}*'],
  ['ar', 'arabic arabisch\\p{L}* arabe arabo arabsk\\p{L}*'],
  ['tr', 'turkish turkisch\\p{L}* turc turco turks tureck\\p{L}*'],
  ['cs', 'czech tschechisch\\p{L}* tcheque checo ceco tsjechisch czesk\\p{L}*'],
  ['sv', 'swedish schwedisch\\p{L}* suedois sueco svedese zweeds szwedzk\\p{L}*'],
  ['da', 'danish danisch\\p{L}* danois danes danese deens dunsk\\p{L}*'],
  ['no', 'norwegian norwegisch\\p{L}* norvegien noruego norvegese noors norwesk\\p{L}*'],
  ['fi', 'finnish finnisch\\p{L}* finnois finlandes finlandese fins finsk\\p{L}*'],
  ['he', 'hebrew hebraisch\\p{L}* hebreu hebreo ebraico hebreeuws hebrajsk\\p{L}*'],
  ['hi', 'hindi'],
  ['vi', 'vietnamese vietnamesisch vietnamien vietnamita'],
  ['th', 'thai'],
  ['id', 'indonesian bahasa'],
  ['ro', 'romanian rumanisch\\p{L}* roumain rumano rumeno roemeens rumunsk\\p{L}* romeno'],
  ['hu', 'hungarian ungarisch\\p{L}* hongrois hungaro ungherese hongaars wegiersk\\p{L}*'],
  ['el', 'greek griechisch\\p{L}* grec griego greco grieks greck\\p{L}* grego'],
  ['ca', 'catalan katalanisch catala catalano'],
  ['eu', 'euskera euskara basque'],
  ['gl', 'gallego galego'],
  ['lb', 'luxemburgisch\\p{L}* luxembourgeois'],
  ['sk', 'slovak slowakisch\\p{L}* slovaque slowacki\\p{L}*'],
  ['hr', 'croatian kroatisch\\p{L}* croate'],
  ['sr', 'serbian serbisch\\p{L}* serbe'],
  ['sl', 'slovenian slowenisch\\p{L}*'],
  ['lt', 'lithuanian litauisch\\p{L}*'],
  ['sgn', 'sign language'],
];

const table = STEMS.map(([code, stems]) => ({
  code,
  pattern: new RegExp(
    `(?<!\\p{L})(?:${stems
      .split(' ')
      .map((stem) => (code === 'sgn' ? stems : stem))
      .join('|')})(?!\\p{L})`,
    'gu',
  ),
}));

/** Any of the names, to pass over texts that have none. */
const ANY_NAME = new RegExp(
  `(?<!\\p{L})(?:${STEMS.map(([code, stems]) => (code === 'sgn' ? stems : stems.replaceAll(' ', '|'))).join('|')})(?!\\p{L})`,
  'u',
);

/** Words that make the name of a language one that must be spoken. */
const SPOKEN =
  /(?:fluen\p{L}+|proficien\p{L}+|native|bilingual|multilingual|mother tongue|speak\p{L}*|spoken|verbal|written|language\p{L}*|communicat\p{L}+|command|c1|c2|b1|b2|a2|business level|conversational|literate|read and write|\p{L}{0,40}kenntnisse|sprach\p{L}*|\p{L}{1,40}sprachig\p{L}*|flie(?:ss|ß)end\p{L}*|verhandlungssicher\p{L}*|muttersprach\p{L}*|wort und schrift|beherrsch\p{L}*|sehr gut\p{L}*|gut\p{L}* (?:englisch|deutsch)\p{L}*|courant\p{L}*|bilingue\p{L}*|maitris\p{L}+|langue\p{L}*|parl\p{L}+|lu, ecrit|niveau|notions|idioma\p{L}*|fluid\p{L}+|dominio|nivel|nativ[oa]|hablad[oa]|habla\p{L}*|alto de|conocimientos? de|lingua\p{L}*|conoscenza|fluente|madrelingua|intermediari[oa]|avancad[oa]|avanzat[oa]|indispensable\p{L}*|exige\p{L}*|requis\p{L}*|apprecie\p{L}*|valora\p{L}*|valorable|gradit[oa]|begrijp\p{L}*|schrijf\p{L}*|schreibst|ottim[oa]|buon[oa]|parlat[oa]|livello|taal\p{L}*|vloeiend\p{L}*|beheers\p{L}+|spreek\p{L}*|spreken|woord en geschrift|jezyk\p{L}*|znajomosc\p{L}*|plynn\p{L}+|biegl\p{L}+|komunikatywn\p{L}+|poziom\p{L}*|fluencia|lingua|dominio|falad[oa]|conhecimento|idiomas?)/u;
/** "English breakfast", "German market", "Dutch law": the name is an origin. */
const NOT_SPOKEN =
  /^(?:\s|-)(?:market|markets|law|company|companies|customers?|clients?|culture|government|citizen\p{L}*|national\p{L}*|breakfast|literature|teacher|startup|start-up|bank\p{L}*|gaap|team|teams|office|manufacturer|engineering|design|automotive|healthcare|art|history|studies|degree|mittelstand|markt\p{L}*|unternehmen|kunden|recht\p{L}*|shepherd|leader|subsidiary|ministry|lessons?)/u;

/** "No need to speak French", "Deutschkenntnisse sind nicht erforderlich": the name is of a language that nobody asks for. */
const NOT_NEEDED =
  /(?<!\p{L})(?:no need (?:to|for)|(?:don['’]?t|do not|doesn['’]?t|does not) (?:need|have) to (?:speak|know|be)|no (?:knowledge of )?(?:\p{L}+ )?(?:(?:skills?|knowledge) )?(?:is |are )?(?:required|needed|necessary)|(?:not|n['’]t) (?:\p{L}+ )?(?:required|needed|necessary|mandatory|essential|a must|a requirement)|nicht (?:\p{L}+ )?(?:erforderlich|notwendig|notig|vorausgesetzt|zwingend|benotigt)|keine? (?:\p{L}+ )?(?:\p{L}*kenntnisse|sprachkenntnisse) (?:erforderlich|notwendig|notig|vorausgesetzt)|pas (?:\p{L}+ )?(?:necessaire|requis\p{L}*|obligatoire|exige\p{L}*|besoin|indispensable)|no (?:es |se |sera )?(?:necesari[oa]|requier\p{L}*|requerid[oa]|obligatori[oa]|imprescindible|indispensable)|non (?:e |sono |occorre )?(?:necessari[oae]|richiest[oae]|obbligatori[oae]|indispensabile)|niet (?:\p{L}+ )?(?:nodig|vereist|noodzakelijk|verplicht)|nie (?:jest |sa )?(?:wymagan\p{L}*|konieczn\p{L}*|niezbedn\p{L}*)|nao (?:e |sao )?(?:necessari[oa]|obrigatori[oa]|exigid[oa]))(?!\p{L})/u;
const CLAUSE_ENDS =
  /[;,()]|(?<!\p{L})(?:but|aber|mais|pero|ma|maar|ale|mas|although|though|however|jedoch)(?!\p{L})/gu;

const CAPITALISED_LISTS =
  /\s*(?:,|;|\/|\||\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\bi\b|\bor\b|\boder\b|\bou\b|\bo\b|\blub\b|\bof\b)\s*/u;

/** True when a text names a language, in whatever form. */
export function namesLanguage(text: string): boolean {
  return ANY_NAME.test(fold(text));
}

/** A short paragraph of requirements that holds little else but names of languages. */
function isListOfNames(folded: string): boolean {
  let rest = folded;
  for (const { pattern } of table) rest = rest.replace(pattern, ' ');
  return rest !== folded && (rest.match(/\p{L}{3,}/gu) ?? []).length <= 3;
}

const codesIn = remembered((text: string): readonly string[] => {
  const { folded, says } = wordingOf(text);
  if (!says(ANY_NAME)) return [];
  const isList = folded.length < 90 && isListOfNames(folded);
  if (!isList && !says(SPOKEN)) return [];
  const found: { code: string; at: number }[] = [];
  for (const { code, pattern } of table)
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const around = sentenceAround(folded, match.index);
      // German compounds mean it themselves: "Englischkenntnisse".
      const isSpoken =
        isList || SPOKEN.test(around.replace(match[0], /kenntnisse|sprach/u.test(match[0]) ? match[0] : ' '));
      const isMeant =
        !NOT_SPOKEN.test(folded.slice(end, end + 20)) && !NOT_NEEDED.test(clauseAt(folded, match));
      if (isSpoken && isMeant) found.push({ code, at: match.index });
    }
  return found.sort((a, b) => a.at - b.at).map(({ code }) => code);
}, PARAGRAPHS);

function sentenceAround(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at), at - 160, -1) + 1;
  const ends = [text.indexOf('. ', at), text.indexOf('\n', at), at + 160].filter((end) => end >= 0);
  return text.slice(from, Math.min(...ends));
}

/** Returns the clause of a name: "fluent English, but French is not required" needs one of the two. */
function clauseAt(text: string, { index, 0: name }: RegExpExecArray): string {
  const before =
    text
      .slice(Math.max(0, index - 80), index)
      .split(/\. |\n/u)
      .at(-1) ?? '';
  const after = text.slice(index + name.length, index + name.length + 80);
  const [own = ''] = after.split(/\. |\n/u, 1);
  return (before.split(CLAUSE_ENDS).at(-1) ?? '') + name + (own.split(CLAUSE_ENDS, 1)[0] ?? '');
}

function namesIn(list: string): string[] {
  return list
    .split(CAPITALISED_LISTS)
    .flatMap(
      (name) => languageByName(name.replace(/\s*[(:–-].*$/u, '').trim()) ?? codesIn(`language ${name}`),
    );
}

/**
 * Returns the ISO 639-1 codes of the required languages, in order. The language of the posting is only among them if it
 * is required.
 */
export function readLanguageCodes(sections: readonly PostingSection[], labels: Labels): string[] {
  const labelled = labels.of('languages').flatMap(({ value }) => namesIn(value));
  const written = sections
    .filter(({ kind }) => ASKING.has(kind))
    .flatMap(({ heading, paragraphs }) =>
      paragraphs.flatMap(({ text }) =>
        /langu|sprach|idioma|lingu|taal|talen|jezyk/u.test(fold(heading)) ? namesIn(text) : codesIn(text),
      ),
    );
  return [...new Set([...labelled, ...written])];
}

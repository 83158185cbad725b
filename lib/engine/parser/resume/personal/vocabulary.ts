import { fold } from '../../../kernel';
import { type AttributeName, phrasesOf } from '../../../lexicon';
import { ATTRIBUTE_NAMES, labelsOf } from '../details/vocabulary';

type AttributeLabel = { label: string; name: AttributeName };

/** Labels by their first two characters, the longest first, so that "place of birth" is not read as "birth". */
const labelsByStart = new Map<string, AttributeLabel[]>();
for (const name of ATTRIBUTE_NAMES) {
  for (const label of labelsOf(name).map(fold)) {
    const start = label.slice(0, 2);
    labelsByStart.set(start, [...(labelsByStart.get(start) ?? []), { label, name }]);
  }
}
for (const list of labelsByStart.values()) list.sort((a, b) => b.label.length - a.label.length);

/** Returns the label that a folded text begins with, as a whole word. */
export function attributeLabelOf(folded: string): AttributeLabel | undefined {
  return labelsByStart
    .get(folded.slice(0, 2))
    ?.find(
      ({ label }) =>
        folded.startsWith(label) && !/^[\p{L}\p{N}]/u.test(folded.slice(label.length, label.length + 2)),
    );
}

export const GENDER_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.genders).map(fold),
);
export const MARITAL_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.maritalStates).map(fold),
);

const DEMONYMS =
  'american:US|british:GB|english:GB|irish:IE|canadian:CA|australian:AU|german:DE|deutsch:DE|deutsche:DE|allemand:DE|allemande:DE|aleman:DE|alemana:DE|tedesca:DE|austrian:AT|osterreichisch:AT|swiss:CH|schweizer:CH|suisse:CH|french:FR|francais:FR|francaise:FR|frances:FR|francesa:FR|francese:FR|spanish:ES|espanol:ES|espanola:ES|espagnole:ES|spanisch:ES|italian:IT|italiano:IT|italiana:IT|italienisch:IT|italienne:IT|portuguese:PT|portugues:PT|portuguesa:PT|brazilian:BR|brasileiro:BR|brasileira:BR|brasileno:BR|dutch:NL|nederlandse:NL|nederlands:NL|belgian:BE|belge:BE|belgisch:BE|belgische:BE|polish:PL|polska:PL|polskie:PL|polnisch:PL|czech:CZ|ceska:CZ|slovak:SK|hungarian:HU|magyar:HU|romanian:RO|romana:RO|bulgarian:BG|greek:GR|ελληνικη:GR|turkish:TR|turk:TR|t.c.:TR|russian:RU|россия:RU|рф:RU|российское:RU|ukrainian:UA|україна:UA|indian:IN|pakistani:PK|bangladeshi:BD|chinese:CN|中国:CN|汉族:CN|japanese:JP|日本:JP|korean:KR|south korean:KR|vietnamese:VN|filipino:PH|indonesian:ID|malaysian:MY|singaporean:SG|thai:TH|egyptian:EG|moroccan:MA|marocaine:MA|tunisian:TN|tunisienne:TN|algerian:DZ|algerienne:DZ|lebanese:LB|syrian:SY|jordanian:JO|israeli:IL|iranian:IR|nigerian:NG|ghanaian:GH|kenyan:KE|south african:ZA|mexican:MX|mexicano:MX|mexicana:MX|argentine:AR|argentinian:AR|argentino:AR|argentina:AR|chilean:CL|chileno:CL|chilena:CL|colombian:CO|colombiano:CO|colombiana:CO|peruvian:PE|peruano:PE|peruana:PE|venezuelan:VE|venezolano:VE|venezolana:VE|danish:DK|dansk:DK|swedish:SE|svensk:SE|norwegian:NO|norsk:NO|finnish:FI|suomi:FI|croatian:HR|serbian:RS|slovenian:SI|new zealander:NZ';

export const COUNTRY_OF_DEMONYM: ReadonlyMap<string, string> = new Map(
  DEMONYMS.split('|').map((pair) => pair.split(':') as [string, string]),
);

import { fold } from '../../kernel';
import { LOCALES } from '../../lexicon';

/** Countries by name in the languages of the parser (names from ICU), by ISO code and by everyday alias. */

const CODES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG ' +
  'GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR ' +
  'KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK ' +
  'SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF ' +
  'WS XK YE YT ZA ZM ZW'
).split(' ');

/** Everyday names that ICU lacks. */
const ALIASES: Record<string, string> = {
  US: 'usa|u.s.a.|u.s.|u.s|u.s.a|united states of america|america|estados unidos de america|ee.uu.|ee. uu.|eeuu|etats unis|vereinigte staaten von amerika|eua|stany zjednoczone ameryki|vs|сша|美国|米国|アメリカ|미국',
  GB: 'uk|u.k.|u.k|great britain|britain|england|scotland|wales|northern ireland|grossbritannien|grande bretagne|gran bretana|reino unido|royaume uni|regno unito|inghilterra|angleterre|inglaterra|schottland|wielka brytania|anglia|英国|영국',
  DE: 'brd|bundesrepublik deutschland|federal republic of germany|rfa',
  NL: 'holland|the netherlands|pays bas|paises bajos|niederlande|paesi bassi|paises baixos|holandia',
  CZ: 'czech republic|tschechische republik|republique tcheque|republica checa|repubblica ceca|ceska republika|republika czeska',
  KR: 'korea|south korea|republic of korea|s. korea|corea del sur|corea|coree|südkorea|대한민국',
  RU: 'russian federation|российская федерация|рф',
  AE: 'uae|u.a.e.|u.a.e|united arab emirates|emirats|emiratos arabes',
  SA: 'ksa|k.s.a.|kingdom of saudi arabia',
  CI: 'ivory coast',
  TR: 'turkey|turkiye',
  IE: 'republic of ireland|eire',
  CN: "people's republic of china|prc|p.r. china|pr china|中华人民共和国",
  HK: 'hong kong|hongkong|hong kong sar|hong kong s.a.r.',
  MO: 'macau|macao',
  TW: 'taiwan|r.o.c.',
  VN: 'viet nam|vietnam',
  MK: 'macedonia',
  CD: 'dr congo|drc|congo-kinshasa',
  PS: 'palestine',
  MM: 'burma',
  SK: 'slovak republic|slovenska republika',
  CH: 'confoederatio helvetica|swiss',
  XK: 'kosovo|kosova',
};

const ISO3: Record<string, string> = Object.fromEntries(
  (
    'ARG:AR AUS:AU AUT:AT BEL:BE BGR:BG BRA:BR CAN:CA CHE:CH CHL:CL CHN:CN COL:CO CZE:CZ DEU:DE DNK:DK EGY:EG ESP:ES ' +
    'EST:EE FIN:FI FRA:FR GBR:GB GRC:GR HKG:HK HRV:HR HUN:HU IND:IN IRL:IE ISR:IL ITA:IT JPN:JP KOR:KR LTU:LT LUX:LU ' +
    'LVA:LV MEX:MX MYS:MY NLD:NL NOR:NO NZL:NZ PAK:PK PER:PE PHL:PH POL:PL PRT:PT ROU:RO RUS:RU SAU:SA SGP:SG SRB:RS ' +
    'SVK:SK SVN:SI SWE:SE THA:TH TUR:TR TWN:TW UKR:UA URY:UY USA:US VEN:VE VNM:VN ZAF:ZA'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

let byName: Map<string, string> | undefined;

function keyOf(name: string): string {
  return fold(name)
    .replace(/[-\s]+/gu, ' ')
    .replace(/^(?:the|die|la|le|les|el|il|de) /u, '')
    .trim();
}

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of CODES) {
      const name = display.of(code);
      if (name && !names.has(keyOf(name))) names.set(keyOf(name), code);
    }
  }
  for (const [code, aliases] of Object.entries(ALIASES))
    for (const alias of aliases.split('|')) names.set(keyOf(alias), code);
  return names;
}

/** "Sultanate of Oman"; a "State of" may also belong to a federation, so only those of countries are listed. */
const FORM_OF_STATE =
  /^(?:(?:sultanate|kingdom|emirate|(?:islamic |federal |federative |socialist |hashemite |people's |democratic ){0,3}republic) of (?:the )?|hashemite kingdom of |state of (?=(?:kuwait|qatar|israel|palestine|libya)$))/u;

/** Returns the ISO 3166-1 code of a country named in any language of the parser; undefined for everything else. */
export function countryByName(name: string): string | undefined {
  byName ??= buildNames();
  const key = keyOf(name);
  return byName.get(key) ?? byName.get(key.replace(FORM_OF_STATE, ''));
}

const KNOWN_CODES = new Set(CODES);

/** Returns the country of a two- or three-letter code in capitals. */
export function countryByCode(code: string): string | undefined {
  if (KNOWN_CODES.has(code)) return code;
  return ISO3[code];
}

import { fold } from '../../../kernel';

/** Labels of personal details in the languages of the parser, folded. Written for this project. */

export type AttributeName =
  | 'availability'
  | 'birthplace'
  | 'currentLocation'
  | 'currentSalary'
  | 'dateOfBirth'
  | 'drivingLicense'
  | 'familyComposition'
  | 'fathersName'
  | 'gender'
  | 'hukouCity'
  | 'maritalStatus'
  | 'mothersMaidenName'
  | 'motherTongue'
  | 'nationalIdentity'
  | 'nationality'
  | 'passportNumber'
  | 'preferredLocation'
  | 'requiredSalary'
  | 'visaStatus'
  | 'willingToRelocate';

export const ATTRIBUTE_LABELS: Record<AttributeName, string> = {
  availability:
    'availability|available from|available|notice period|start date|earliest start|verfügbarkeit|verfügbar ab|eintrittstermin|frühester eintritt|kündigungsfrist|disponibilité|disponible|préavis|disponibilidad|disponibilità|disponibilidade|beschikbaarheid|beschikbaar per|opzegtermijn|dostępność|okres wypowiedzenia|tilgængelighed|到岗时间|입사가능일',
  birthplace:
    'place of birth|birthplace|birth place|geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|local de nascimento|naturalidade|geboorteplaats|miejsce urodzenia|fødested|födelseort|místo narození|locul nașterii|doğum yeri|τόπος γέννησης|место рождения|出生地|籍贯|출생지|مكان الميلاد|מקום לידה',
  currentLocation: 'current location|current residence|现居住地|現住所',
  currentSalary:
    'current salary|present salary|current ctc|aktuelles gehalt|salaire actuel|salario actual|目前薪资|현재연봉',
  dateOfBirth:
    'date of birth|lugar y fecha de nacimiento|fecha y lugar de nacimiento|luogo e data di nascita|lieu et date de naissance|date et lieu de naissance|local e data de nascimento|geboorteplaats en datum|data i miejsce urodzenia|geburtsdatum und -ort|birth date|birthdate|birthday|dob|d.o.b.|d.o.b|born|born on|geburtsdatum|geburtstag|geboren|geboren am|geb.|geb|date de naissance|né le|née le|né(e) le|fecha de nacimiento|nacimiento|f. nacimiento|data di nascita|nato il|nata il|data de nascimento|nascimento|geboortedatum|data urodzenia|urodzony|urodzona|fødselsdato|født|födelsedatum|född|datum narození|data nașterii|data nasterii|születési idő|születési dátum|doğum tarihi|ημερομηνία γέννησης|дата рождения|родился|родилась|дата народження|出生日期|出生年月|生年月日|생년월일|تاريخ الميلاد|تاريخ الولادة|תאריך לידה',
  drivingLicense:
    "driving licence|driving license|driver's license|driver's licence|drivers license|driver license|driver licence|führerschein|führerscheinklasse|fahrerlaubnis|permis de conduire|permis|carnet de conducir|permiso de conducir|licencia de conducir|carné de conducir|patente di guida|patente|carta de condução|cnh|carteira de habilitação|rijbewijs|prawo jazdy|kørekort|körkort|førerkort|řidičský průkaz|permis de conducere|vezetői engedély|jogosítvány|sürücü belgesi|ehliyet|δίπλωμα οδήγησης|водительские права|водительское удостоверение|посвідчення водія|驾照|運転免許|운전면허|رخصة القيادة|רישיון נהיגה",
  familyComposition:
    'children|number of children|kinder|enfants|hijos|figli|filhos|kinderen|dzieci|дети|子女',
  fathersName: "father's name|fathers name|father name|name of father|father",
  gender:
    'gender|sex|geschlecht|sexe|sexo|género|sesso|genere|geslacht|płeć|køn|kön|kjønn|pohlaví|gen|sexul|neme|cinsiyet|φύλο|пол|стать|性别|性別|성별|الجنس|מין',
  hukouCity: '户口|户口所在地|户籍|户籍所在地|户籍地',
  maritalStatus:
    'marital status|civil status|familienstand|état civil|situation familiale|situation de famille|estado civil|stato civile|burgerlijke staat|stan cywilny|civilstand|civilstånd|sivilstand|rodinný stav|stare civilă|családi állapot|medeni durum|medeni hal|οικογενειακή κατάσταση|семейное положение|сімейний стан|婚姻状况|婚姻狀況|配偶者|결혼여부|الحالة الاجتماعية|מצב משפחתי',
  mothersMaidenName: "mother's maiden name|mothers maiden name|mother's name|anyja neve",
  motherTongue:
    'mother tongue|mother tongue(s)|native language|muttersprache|langue maternelle|lengua materna|lengua nativa|madrelingua|lingua madre|língua materna|moedertaal|język ojczysty|modersmål|morsmål|mateřský jazyk|limba maternă|anyanyelv|ana dil|μητρική γλώσσα|родной язык|рідна мова|母语|母語|모국어|اللغة الأم|שפת אם',
  nationalIdentity:
    'id number|id no|identity card|national id|national insurance number|social security number|ssn|dni|nie|nif|cpf|rg|rut|cédula|cedula de ciudadania|c.c.|curp|rfc|nss|c.i.|cédula de identidad|carnet de identidad|documento de identidad|nº seguridad social|número de seguridad social|codice fiscale|pesel|bsn|personnummer|cnp|tc kimlik no|ahv-nummer|身份证|身份证号|주민등록번호|الرقم القومي|תעודת זהות|ת.ז.',
  nationality:
    'nationality|citizenship|citizen of|staatsangehörigkeit|nationalität|staatsbürgerschaft|nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade|nationaliteit|narodowość|obywatelstwo|nationalitet|statsborgerskab|medborgarskap|statsborgerskap|národnost|státní příslušnost|naționalitate|cetățenie|állampolgárság|nemzetiség|uyruk|υπηκοότητα|εθνικότητα|гражданство|национальность|громадянство|国籍|國籍|국적|الجنسية|אזרחות',
  passportNumber:
    'passport|passport no|passport number|reisepass|reisepassnummer|passeport|numéro de passeport|pasaporte|passaporto|passaporte|paspoort|paszport|загранпаспорт|паспорт|护照|护照号码|여권번호|رقم جواز السفر|דרכון',
  preferredLocation:
    'preferred location|preferred locations|desired location|wunschort|einsatzort|lieu souhaité|mobilité|ubicación deseada|期望工作地|희망근무지',
  requiredSalary:
    'required salary|expected salary|desired salary|salary expectation|salary expectations|expected ctc|gehaltsvorstellung|gehaltswunsch|prétentions salariales|salaire souhaité|pretensión salarial|expectativa salarial|aspiración salarial|ral richiesta|pretensão salarial|salariswens|oczekiwania finansowe|lønkrav|löneanspråk|期望薪资|희망연봉',
  visaStatus:
    'visa|visa status|work permit|work authorization|work authorisation|right to work|immigration status|residence permit|aufenthaltstitel|aufenthaltsstatus|arbeitserlaubnis|permis de travail|titre de séjour|permiso de trabajo|permesso di soggiorno|visto|werkvergunning|pozwolenie na pracę|签证|在留資格|비자|حالة التأشيرة',
  willingToRelocate:
    'willing to relocate|relocation|open to relocation|umzugsbereitschaft|mobilität|disponibilidad para viajar|cambio de residencia|disponibilidad de traslado|disponibilità al trasferimento|mudança|gotowość do relokacji|готовность к переезду|переезд',
};

type AttributeLabel = { label: string; name: AttributeName };

/** Labels by their first two characters, the longest first, so that "place of birth" is not read as "birth". */
const labelsByStart = new Map<string, AttributeLabel[]>();
for (const [name, labels] of Object.entries(ATTRIBUTE_LABELS)) {
  for (const label of labels.split('|').map(fold)) {
    const start = label.slice(0, 2);
    labelsByStart.set(start, [...(labelsByStart.get(start) ?? []), { label, name: name as AttributeName }]);
  }
}
for (const list of labelsByStart.values()) list.sort((a, b) => b.label.length - a.label.length);

/** The label that a folded text begins with, as a word of its own. */
export function attributeLabelOf(folded: string): AttributeLabel | undefined {
  return labelsByStart
    .get(folded.slice(0, 2))
    ?.find(
      ({ label }) =>
        folded.startsWith(label) && !/^[\p{L}\p{N}]/u.test(folded.slice(label.length, label.length + 2)),
    );
}

const GENDERS =
  'male|female|man|woman|m|f|männlich|weiblich|homme|femme|masculin|féminin|hombre|mujer|masculino|femenino|feminino|maschio|femmina|maschile|femminile|mannelijk|vrouwelijk|mężczyzna|kobieta|erkek|kadın|мужской|женский|муж|жен|男|女|남|여|남자|여자|ذكر|أنثى|זכר|נקבה';
const MARITAL =
  'single|married|divorced|widowed|unmarried|engaged|ledig|verheiratet|geschieden|verwitwet|célibataire|marié|mariée|divorcé|divorcée|pacsé|pacsée|soltero|soltera|casado|casada|divorciado|divorciada|viudo|viuda|celibe|nubile|coniugato|coniugata|sposato|sposata|solteiro|solteira|divorciado|ongehuwd|gehuwd|samenwonend|kawaler|panna|żonaty|mężatka|zamężna|gift|ugift|singel|svobodný|svobodná|ženatý|vdaná|necăsătorit|căsătorit|bekar|evli|άγαμος|έγγαμος|холост|женат|замужем|не замужем|неодружений|одружений|未婚|已婚|미혼|기혼|أعزب|متزوج|متزوجة|רווק|נשוי|נשואה';

export const GENDER_WORDS: ReadonlySet<string> = new Set(GENDERS.split('|').map(fold));
export const MARITAL_WORDS: ReadonlySet<string> = new Set(MARITAL.split('|').map(fold));

const DEMONYMS =
  'american:US|british:GB|english:GB|irish:IE|canadian:CA|australian:AU|german:DE|deutsch:DE|deutsche:DE|allemand:DE|allemande:DE|aleman:DE|alemana:DE|tedesca:DE|austrian:AT|osterreichisch:AT|swiss:CH|schweizer:CH|suisse:CH|french:FR|francais:FR|francaise:FR|frances:FR|francesa:FR|francese:FR|spanish:ES|espanol:ES|espanola:ES|espagnole:ES|spanisch:ES|italian:IT|italiano:IT|italiana:IT|italienisch:IT|italienne:IT|portuguese:PT|portugues:PT|portuguesa:PT|brazilian:BR|brasileiro:BR|brasileira:BR|brasileno:BR|dutch:NL|nederlandse:NL|nederlands:NL|belgian:BE|belge:BE|belgisch:BE|belgische:BE|polish:PL|polska:PL|polskie:PL|polnisch:PL|czech:CZ|ceska:CZ|slovak:SK|hungarian:HU|magyar:HU|romanian:RO|romana:RO|bulgarian:BG|greek:GR|ελληνικη:GR|turkish:TR|turk:TR|t.c.:TR|russian:RU|россия:RU|рф:RU|российское:RU|ukrainian:UA|україна:UA|indian:IN|pakistani:PK|bangladeshi:BD|chinese:CN|中国:CN|汉族:CN|japanese:JP|日本:JP|korean:KR|south korean:KR|vietnamese:VN|filipino:PH|indonesian:ID|malaysian:MY|singaporean:SG|thai:TH|egyptian:EG|moroccan:MA|marocaine:MA|tunisian:TN|tunisienne:TN|algerian:DZ|algerienne:DZ|lebanese:LB|syrian:SY|jordanian:JO|israeli:IL|iranian:IR|nigerian:NG|ghanaian:GH|kenyan:KE|south african:ZA|mexican:MX|mexicano:MX|mexicana:MX|argentine:AR|argentinian:AR|argentino:AR|argentina:AR|chilean:CL|chileno:CL|chilena:CL|colombian:CO|colombiano:CO|colombiana:CO|peruvian:PE|peruano:PE|peruana:PE|venezuelan:VE|venezolano:VE|venezolana:VE|danish:DK|dansk:DK|swedish:SE|svensk:SE|norwegian:NO|norsk:NO|finnish:FI|suomi:FI|croatian:HR|serbian:RS|slovenian:SI|new zealander:NZ';

export const COUNTRY_OF_DEMONYM: ReadonlyMap<string, string> = new Map(
  DEMONYMS.split('|').map((pair) => pair.split(':') as [string, string]),
);

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

import { fold } from '../../../kernel';

/**
 * Labels of a person's details without an attribute on the wire (`attributes.ts` has those), in the languages of the
 * parser. Written for this project.
 */

export type ContactDetail =
  | 'name'
  | 'givenName'
  | 'familyName'
  | 'address'
  | 'permanentAddress'
  | 'phone'
  | 'email'
  | 'languages';

/** `reading` is the pronunciation of a name, which Japanese forms have above it. */
export type FurtherDetail =
  | ContactDetail
  | 'reading'
  | 'relative'
  | 'document'
  | 'body'
  | 'belief'
  | 'interests';

export const FURTHER_LABELS: Record<FurtherDetail, string> = {
  name: 'name|full name|candidate name|name of candidate|name of the candidate|name in full|applicant name|name of applicant|name and surname|first name and surname|name surname|nombre|nombre completo|nombres y apellidos|nombre y apellidos|apellidos y nombres|apellidos y nombre|nom|nom complet|nom et prénom|nom prénom|prénom et nom|vor und nachname|vor und zuname|name vorname|naam|volledige naam|naam en voornaam|nome|nome completo|nome e cognome|cognome e nome|imię i nazwisko|nazwisko i imię|navn|fulde navn|fullt navn|namn|nimi|jméno|jméno a příjmení|meno a priezvisko|nume|nume și prenume|numele și prenumele|ad soyad|adı soyadı|adı ve soyadı|név|teljes név|ονοματεπώνυμο|фио|имя и фамилия|фамилия имя отчество|прізвище ім’я по батькові|ime i prezime|ime in priimek|nama|nama lengkap|họ và tên|họ tên|姓名|氏名|名前|성명|이름|الاسم|الاسم الكامل|שם|שם מלא',
  reading: 'ふりがな|フリガナ|ﾌﾘｶﾞﾅ|振り仮名|振仮名|よみがな|読み仮名',
  givenName:
    'first name|first names|given name|given names|forename|forenames|vorname|vornamen|prénom|prénoms|nombres|primer nombre|prenome|voornaam|voornamen|roepnaam|imię|imiona|fornavn|förnamn|etunimi|jméno křestní|prenume|prenumele|keresztnév|utónév|όνομα|имя|ім’я|ime|nama depan|tên|名',
  familyName:
    'last name|surname|family name|second name|nachname|familienname|zuname|nom de famille|apellido|apellidos|cognome|apelido|sobrenome|achternaam|familienaam|nazwisko|efternavn|efternamn|etternavn|sukunimi|příjmení|priezvisko|numele de familie|vezetéknév|soyad|soyadı|επώνυμο|фамилия|прізвище|prezime|nama belakang|姓',
  address:
    'address|present address|present add|local add|current add|correspondence add|contact add|postal add|mailing add|current address|home address|contact address|mailing address|postal address|residential address|residence address|residence|residing at|residing in|currently residing at|living in|local address|correspondence address|corresponding address|address for correspondence|address for communication|communication address|temporary address|full address|my address|add|addr|address line|address details|present and permanent address|present postal address|address current|adresse|anschrift|wohnort|wohnhaft|wohnhaft in|wohnadresse|wohnsitz|postanschrift|adresse postale|adresse actuelle|adresse personnelle|domicile|dirección|dirección actual|domicilio|domicilio actual|residencia|lugar de residencia|dirección particular|indirizzo|residenza|indirizzo di residenza|domicilio attuale|endereço|endereço atual|morada|residência|endereço residencial|adres|woonplaats|postcode woonplaats|postcode en woonplaats|pc woonplaats|plz ort|plz und ort|code postal ville|code postal et ville|cp ville|zip city|city zip|código postal y localidad|woonadres|huidig adres|adres zamieszkania|miejsce zamieszkania|miejscowość|miejscowość zamieszkania|zamieszkanie|adres korespondencyjny|adres do korespondencji|bopæl|bostad|bostadsadress|bosted|hemadress|osoite|kotiosoite|bydliště|adresa|trvalé bydliště|adresa bydliště|bydlisko|domiciliu|lakcím|lakhely|ikametgah|ikamet adresi|ev adresi|διεύθυνση|διεύθυνση κατοικίας|адрес|адрес проживания|место жительства|место проживания|проживание|адреса|місце проживання|prebivalište|alamat|alamat sekarang|alamat domisili|địa chỉ|地址|住址|现住址|现居住地|通讯地址|居住地址|联系地址|住所|現住所|주소|현주소|거주지|العنوان|مكان الإقامة|عنوان السكن|כתובת|מגורים',
  permanentAddress:
    'permanent address|permanent add|perm address|contact details permanent|permanent home address|permanent residential address|permanent residence|permanent postal address|native address|native place|home town|hometown|domicile address|heimatadresse|heimatort|adresse permanente|domicilio permanente|dirección permanente|residenza permanente|endereço permanente|vast adres|adres stały|adres zameldowania|miejsce zameldowania|trvalá adresa|domiciliu stabil|állandó lakcím|адрес прописки|адрес регистрации|место регистрации|alamat asal|alamat ktp|hộ khẩu thường trú|家庭住址|家庭地址|本籍|본적',
  phone:
    'phone|phone no|phone number|phones|telephone|telephone no|telephone number|telephone numbers|tel|tel no|tel nos|mobile|mobile no|mobile nos|mobile number|mobile numbers|mobile phone|mob|mob no|mob nos|cell|cell no|cell number|cell phone|cellphone|contact|contact no|contact nos|contact number|contact numbers|contact details|contact mobile|ph|ph no|phone mobile|tel mobile|whatsapp|whatsapp no|whatsapp number|landline|handphone|hand phone|hp|hp no|call|home phone|residence phone|phone residence|alternate no|alternate number|alternate contact|alternative number|emergency contact no|telefon|telefonnummer|tel nr|telefon nr|handy|handynummer|mobil|mobilnummer|mobiltelefon|festnetz|rufnummer|téléphone|téléphone portable|portable|tél|n de téléphone|numéro de téléphone|teléfono|teléfonos|teléfono móvil|teléfono celular|número de teléfono|móvil|celular|tel celular|telefono|telefoni|cellulare|numero di telefono|telefone|telefones|telemóvel|contacto telefónico|contato|contacto|fone|telefoon|telefoonnummer|gsm|mobiel|mobiel nummer|numer telefonu|nr telefonu|telefon komórkowy|nr tel|telefonszám|mobilszám|telefonní číslo|telefónne číslo|cep|cep telefonu|gsm no|telefon no|puhelin|puhelinnumero|matkapuhelin|τηλέφωνο|κινητό|телефон|мобильный телефон|номер телефона|контактный телефон|тел|моб|мобільний телефон|telepon|no telepon|no hp|nomor telepon|nomor hp|số điện thoại|điện thoại|电话|手机|手机号码|联系电话|联系方式|電話|電話番号|携帯電話|携帯|연락처|전화번호|휴대폰|핸드폰|الهاتف|رقم الهاتف|الجوال|رقم الجوال|טלפון|נייד',
  email:
    'email|e mail|email id|e mail id|email ids|mail|mail id|email address|e mail address|mail address|email add|gmail|gmail id|electronic mail|emails|correo|correo electrónico|correo electronico|correos|dirección de correo electrónico|courriel|adresse e mail|adresse mail|adresse électronique|mél|mail adresse|e mail adresse|posta elettronica|indirizzo e mail|indirizzo email|endereço eletrónico|endereço eletrônico|correio eletrónico|correio eletrônico|e mailadres|mailadres|adres e mail|adres email|poczta elektroniczna|e mail cím|email cím|e posta|eposta|e post|epost|e postadress|sähköposti|ηλεκτρονικό ταχυδρομείο|электронная почта|эл почта|почта|имейл|електронна пошта|surel|alamat email|邮箱|电子邮箱|电子邮件|邮件|メール|メールアドレス|이메일|البريد الإلكتروني|ايميل|דואל|דוא"ל|מייל',
  languages:
    'languages known|language competence|language competences|language knowledge|knowledge of languages|other language|other language s|taalvaardigheden|taalvaardigheid|talen en vaardigheden|vreemde talen|andere talen|sprachkompetenz|sprachkompetenzen|fremdsprachenkenntnisse|weitere sprachen|sonstige sprachen|compétences linguistiques|autres langues|autre s langue s|langues maîtrisées|langues pratiquées|conocimiento de idiomas|conocimientos de idiomas|idiomas extranjeros|otros idiomas|otro s idioma s|competencias lingüísticas|conoscenza delle lingue|conoscenze linguistiche|competenze linguistiche|altre lingue|altra e lingua e|conhecimento de línguas|conhecimentos linguísticos|outras línguas|outra s língua s|inne języki|znajomość języka|ostatní jazyky|cizí jazyk|alte limbi|language known|languages|language|languages know|language know|known languages|known language|languages spoken|language spoken|spoken languages|spoken language|languages read|languages written|languages proficiency|language proficiency|linguistic proficiency|linguistic ability|linguistic abilities|linguistic skills|linguistics|language skills|language skill|language abilities|language ability|languages fluent in|language efficiency|known to languages|languages can speak|languages speak|languages known to speak|language known to speak|language can speak|language to known|languages to known|fluency in languages|communication languages|communication language|foreign languages|foreign language|other languages|sprachen|sprachkenntnisse|sprache|fremdsprachen|langues|langue|langues parlées|langues étrangères|connaissances linguistiques|idiomas|idioma|lenguas|idiomas que domina|lingue|lingua|lingue conosciute|lingue straniere|línguas|línguas faladas|talen|talenkennis|taal|języki|języki obce|język|znajomość języków|znajomość języków obcych|sprog|sprogkundskaber|språk|språkkunskaper|kielitaito|kielet|jazyky|jazykové znalosti|cizí jazyky|jazykové schopnosti|limbi|limbi străine|limbi cunoscute|nyelvtudás|nyelvek|nyelvismeret|yabancı dil|yabancı diller|diller|bildiği diller|γλώσσες|ξένες γλώσσες|языки|владение языками|знание языков|иностранные языки|мови|знання мов|jezici|strani jezici|bahasa|kemampuan bahasa|ngoại ngữ|语言|语言能力|外语|外语水平|言語|語学|語学力|언어|외국어|어학|اللغات|لغات|שפות',
  relative:
    "mother's name|mother name|mothers name|name of mother|mother|mother's full name|mother's occupation|father's occupation|father occupation|fathers occupation|father's profession|parents|parents name|parent's name|parent name|guardian|guardian name|guardian's name|name of guardian|husband|husband name|husband's name|spouse|spouse name|spouse's name|name of spouse|name of husband|wife|wife's name|wife name|next of kin|kin|emergency contact|emergency contact person|beneficiary|sibling|siblings|brother|brothers|sister|sisters|ehepartner|vater|mutter|eltern|name des vaters|name der mutter|geschwister|père|mère|nom du père|nom de la mère|conjoint|padre|madre|nombre del padre|nombre de la madre|cónyuge|coniuge|pai|mãe|nome do pai|nome da mãe|filiação|cônjuge|vader|moeder|ojciec|matka|imię ojca|imię matki|imiona rodziców|far|mor|fader|moder|otec|tata|mama|apja neve|anyja neve|baba adı|anne adı|отец|мать|имя отца|имя матери|nama ayah|nama ibu|nama orang tua|父亲|母亲|父亲姓名|母亲姓名|아버지|어머니",
  document:
    'date of issue|issue date|date of issued|issued date|issued on|issued at|place of issue|issue place|place of issued|issued by|issuing authority|date of expiry|date of expire|date of expiration|expiry date|expiration date|expire date|valid till|valid until|valid upto|valid up to|validity|passport validity|passport expiry|passport expiry date|passport issue date|passport date of issue|passport date of expiry|passport place of issue|passport issued|passport valid till|passport detail|passport details|passport status|ecr status|ecnr|ausstellungsdatum|ausstellungsort|gültig bis|date de délivrance|lieu de délivrance|date d’expiration|fecha de emisión|fecha de expedición|fecha de vencimiento|lugar de emisión|lugar de expedición|data di rilascio|data di scadenza|data de emissão|data de validade|órgão emissor|kimlik no',
  body: 'age|height|weight|blood group|blood type|complexion|eye color|eye colour|hair color|physical status|physical disability|health|health status|health condition|chest|identification mark|identification marks|alter|größe|gewicht|blutgruppe|âge|taille|poids|edad|estatura|peso|grupo sanguíneo|età|altezza|idade|altura|tipo sanguíneo|leeftijd|wiek|wzrost|waga|kor|yaş|boy|kilo|kan grubu|ηλικία|возраст|рост|вес|вік|usia|umur|tinggi badan|berat badan|golongan darah|tuổi|chiều cao|cân nặng|年龄|年齢|身高|体重|血型|나이|키|العمر|הגיל|גיל',
  belief:
    'religion|religion caste|religious|caste|community|category|religion and caste|konfession|religionszugehörigkeit|religión|religione|religião|godsdienst|geloof|wyznanie|religie|vallás|din|dini|вероисповедание|религия|agama|tôn giáo|dân tộc|民族|政治面貌|宗教|종교|الديانة|דת',
  interests:
    'hobbies|hobby|hobbies and interests|interests and hobbies|interest and hobbies|interests|interest|hobbies interests|interest hobbies|strength|strengths|weakness|personal strength|personal strengths|freizeit|hobbys|loisirs|centres d’intérêt|aficiones|pasatiempos|intereses|interessi|passatempos|interesses|zainteresowania|hobi|hobiler|увлечения|хобби|爱好|兴趣爱好|特长|趣味|특기|취미|الهوايات',
};

/** Returns the key by which labels are compared: small letters and digits, without apostrophes, single spaces. */
export function labelKey(text: string): string {
  return fold(text)
    .replace(/['’‘`´ʼ"“”]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=^\p{Script=Han}) (?=\p{Script=Han}$)/u, '')
    .trim();
}

import type { Lexicon } from './model';

/** Czech. */
export const CZECH: Lexicon = {
  language: 'cs',
  months: `
    leden, ledna, led; únor, února, úno; březen, března, bře; duben, dubna, dub; květen, května, kvě;
    červen, června, čvn; červenec, července, čvc; srpen, srpna, srp; září, zář; říjen, října, říj;
    listopad, listopadu, lis; prosinec, prosince, pro`,
  seasons: {
    spring: 'jaro',
    summer: 'léto',
    autumn: 'podzim',
  },
  dates: {
    present: 'současnost; současnosti; dosud; nyní; dnes',
    since: 'od roku',
    about: 'ok.; začátek; polovina; konec',
    from: 'od roku',
    between: 'až do; až; po',
  },
  headings: {
    workHistory: `
      pracovní historie; dosavadní praxe; historie zaměstnání; pracovní zkušenosti; pracovní zkušenost;
      zkušenosti; praxe; pracovní praxe; profesní zkušenosti; zaměstnání; kariéra; průběh zaměstnání;
      odborná praxe; stáže; profesní praxe; předchozí zaměstnání`,
    education: `
      škola; vzdělání; vzdělávání; studium; dosažené vzdělání; nejvyšší dosažené vzdělání; studia;
      průběh vzdělání`,
    training: 'kurzy; školení; kurzy a školení; další vzdělávání; semináře; certifikace a školení',
    projects: 'osobní projekty; vlastní projekty; vybrané projekty',
    volunteering: 'dobrovolnictví; dobrovolnická činnost',
    skills: `
      počítačové znalosti; dovednosti; schopnosti; znalosti; počítačové dovednosti; odborné znalosti;
      znalosti a dovednosti; it dovednosti; technické dovednosti; pc znalosti; kompetence;
      znalosti a schopnosti; dovednosti a znalosti; znalost pc; technologie a nástroje;
      schopnosti a dovednosti`,
    languages: `
      jazyky; jazykové znalosti; jazykové dovednosti; znalost jazyků; cizí jazyky; jazyková vybavenost;
      jazykové schopnosti`,
    certifications: 'certifikace; certifikáty; osvědčení; certifikát',
    licenses: 'řidičský průkaz; řidičské oprávnění',
    awards: 'ocenění; úspěchy; ceny a ocenění; stipendia; dosažené úspěchy',
    contact: 'kontaktní údaje; kontakty; sociální sítě; odkazy',
    personal: 'osobní údaje; osobní informace',
    summary: `
      o mně; profesní profil; shrnutí; osobní profil; souhrn; o sobě; stručný profil; profil uchazeče;
      představení`,
    objective: 'cíl; kariérní cíl; kariérní cíle; profesní cíl; profesní cíle',
    qualifications: 'kvalifikace',
    coverLetter: 'motivační dopis',
    hobbies: 'zájmy; koníčky; zájmy a koníčky; volný čas; záliby; koníčky a zájmy',
    publications: 'publikace; výzkum; vědecká činnost',
    articles: 'články',
    books: 'knihy',
    conferencePapers: 'konference',
    speaking: 'přednášky; prezentace',
    references: 'reference na vyžádání; doporučení',
    affiliations: 'členství; členství v organizacích',
    military: 'vojenská služba',
    clearances: 'bezpečnostní prověrka',
    workStatus: 'pracovní povolení',
    availability: 'dostupnost; možný nástup',
    ignored: 'přílohy; souhlas; souhlas se zpracováním osobních údajů',
    other: 'ostatní; další informace; jiné; doplňující informace',
  },
  headingWords: {
    subjects: {
      education: 'studijní; vzdělávací',
      workHistory: 'pracovní; profesní',
      personal: 'osobní',
      languages: 'jazykové',
    },
    careers: 'profesní',
    courses: 'průběh',
    accounts: 'shrnutí',
    nouns: 'údaje',
    duties: 'povinnosti',
    modifiers: 'relevantní; odborné; profesní; další; ostatní; vybrané; moje; technické',
    joints: 'a',
  },
  personLabels: {
    name: 'jméno; jméno a příjmení',
    givenName: 'jméno křestní',
    familyName: 'příjmení',
    address: 'bydliště; adresa; trvalé bydliště; adresa bydliště',
    permanentAddress: 'trvalá adresa',
    phone: 'telefonní číslo',
    languages: 'ostatní jazyky; cizí jazyk; jazyky; jazykové znalosti; cizí jazyky; jazykové schopnosti',
    relative: 'otec',
    birthplace: 'místo narození',
    dateOfBirth: 'datum narození',
    drivingLicense: 'řidičský průkaz',
    gender: 'pohlaví',
    maritalStatus: 'rodinný stav',
    motherTongue: 'mateřský jazyk',
    nationality: 'národnost; státní příslušnost',
  },
  fieldLabels: {
    whatOfJob: 'pozice; pracovní pozice; pracovní zařazení; profese; povolání nebo vykonávaná funkce',
    whatOfStudy: 'dosažené vzdělání; vzdělání; stupeň vzdělání; dosažená kvalifikace',
    what: 'titul; funkce; obor',
    whereOfJob: 'zaměstnavatel; společnost; název firmy; jméno a adresa zaměstnavatele',
    whereOfStudy: 'škola; název školy; vysoká škola; název a typ organizace, která poskytla vzdělání',
    where: 'ustanova',
    boardOfStudy: 'univerzita',
    subjectOfStudy: 'obor studia; studijní obor; odbor; fakulta; zaměření',
    when: 'období; rok; roky; doba; trvání',
    start: 'zahájení; nástup',
    end: 'ukončení; rok ukončení',
    place: 'místo; město',
    gradeOfStudy: 'známka; prospěch; průměr',
    text: 'náplň práce; popis; popis práce; povinnosti',
    detail: 'oddělení; odvětví',
  },
  fieldQualifiers: 'název; jméno; a; nebo; současný; poslední; předchozí',
};

import type { Lexicon } from './model';

/** Hungarian. */
export const HUNGARIAN: Lexicon = {
  language: 'hu',
  lacks: [
    'people',
    'studySubjects',
    'levels',
    'licences',
    'certificates',
    'placeMarks',
    'placeMarksBehind',
    'service',
    'references',
    'sentenceWords',
    'languageActivities',
    'postingLabels',
    'postingPages',
    'contractMarks',
    'contractPhrases',
    'workingTime',
    'workplaces',
  ],
  months: `
    január, jan; február, feb; március, márc, már; április, ápr; május, máj; június, jún; július, júl;
    augusztus, aug; szeptember, szept; október, okt; november, nov; december, dec`,
  seasons: {
    spring: 'tavasz',
    summer: 'nyár',
    autumn: 'ősz',
    winter: 'tél',
  },
  dates: {
    present: 'jelenleg; jelen; napjainkig; jelenleg is; máig',
    since: 'óta',
    lengths: 'honap',
  },
  headings: {
    workHistory: `
      munkatapasztalat; szakmai tapasztalat; munkahelyek; tapasztalat; szakmai tapasztalatok;
      munkatapasztalatok; korábbi munkahelyek; szakmai önéletrajz; szakmai gyakorlat;
      munkahelyi tapasztalat; szakmai életút; karrier; tapasztalatok`,
    education: `
      tanulmányok; végzettség; iskolai végzettség; képzettség; oktatás; iskolák; tanulmányaim; végzettségek;
      iskolai végzettségek; iskola; képzés; egyetemi tanulmányok`,
    training: 'tanfolyamok; képzések; továbbképzések; továbbképzés; kurzusok; egyéb képzések; tréningek',
    projects: 'projektek; saját projektek; referenciák és projektek',
    volunteering: 'önkéntesség; önkéntes munka; önkéntes tevékenység',
    skills: `
      készségek; képességek; ismeretek; számítógépes ismeretek; kompetenciák; szakmai ismeretek;
      szakmai készségek; technikai ismeretek; informatikai ismeretek; informatikai készségek;
      készségek és képességek; készségek és kompetenciák; technológiák; erősségek; számítógépes készségek;
      egyéb ismeretek; it ismeretek; digitális készségek; szakmai kompetenciák`,
    languages: `
      nyelvek; nyelvtudás; nyelvismeret; nyelvi készségek; idegen nyelvek; nyelvvizsgák; nyelvi ismeretek;
      nyelvismeretek; nyelvi kompetenciák; nyelvvizsga; idegennyelv-ismeret`,
    certifications: 'tanúsítványok; bizonyítványok; tanúsítvány; oklevelek; szakmai vizsgák; minősítések',
    licenses: 'jogosítvány; vezetői engedély',
    awards: `
      díjak; elismerések; kitüntetések; ösztöndíjak; eredmények; díjak és elismerések; szakmai elismerések;
      versenyek`,
    contact: 'elérhetőség; elérhetőségek; kapcsolat; elérhetőségeim',
    personal: 'személyes adatok; személyi adatok; személyes információk; adatok; személyes információ',
    summary: `
      bemutatkozás; rólam; összefoglalás; összefoglaló; szakmai profil; szakmai összefoglaló; magamról;
      profilom; rövid bemutatkozás; személyes profil`,
    objective: 'célkitűzés; célok; karriercél; szakmai cél; szakmai célok; cél; karriercélok',
    qualifications: 'képesítések',
    coverLetter: 'motivációs levél; kísérőlevél',
    hobbies: `
      hobbi; hobbik; érdeklődés; érdeklődési kör; érdeklődési körök; szabadidő; hobbi és érdeklődés;
      érdeklődési terület; érdeklődési köröm`,
    publications: 'publikációk; publikációs lista; kutatás; tudományos tevékenység',
    articles: 'cikkek',
    books: 'könyvek',
    conferencePapers: 'konferenciák',
    patents: 'szabadalmak',
    speaking: 'előadások; prezentációk',
    references: 'referenciák; referencia; ajánlások',
    affiliations: 'tagságok; tagság; szakmai tagságok',
    military: 'katonai szolgálat; katonaság',
    workStatus: 'munkavállalási engedély; állampolgárság',
    availability: 'elérhetőség időpontja; felmondási idő; kezdési időpont',
    ignored: 'mellékletek; nyilatkozat',
    other: 'egyéb; egyéb információk; további információk; egyéb információ; kiegészítő információk',
  },
  headingWords: {
    joints: 'és',
  },
  personLabels: {
    name: 'név; teljes név',
    givenName: 'keresztnév; utónév',
    familyName: 'vezetéknév',
    address: 'lakcím; lakhely',
    permanentAddress: 'állandó lakcím',
    phone: 'telefonszám; mobilszám',
    email: 'e mail cím; email cím',
    languages: 'nyelvtudás; nyelvek; nyelvismeret',
    relative: 'apja neve; anyja neve',
    belief: 'vallás',
    dateOfBirth: 'születési idő; születési dátum',
    drivingLicense: 'vezetői engedély; jogosítvány',
    gender: 'neme',
    maritalStatus: 'családi állapot',
    mothersMaidenName: 'anyja neve',
    motherTongue: 'anyanyelv',
    nationality: 'állampolgárság; nemzetiség',
  },
  fieldLabels: {
    whatOfJob: 'munkakör; beosztás; pozíció; foglalkozás / beosztás',
    whatOfStudy: 'végzettség; képzettség; végzettség / képesítés',
    whereOfJob: 'munkáltató; munkahely; cég; munkáltató neve és címe',
    whereOfStudy: 'iskola; oktatási intézmény; oktatást / képzést nyújtó intézmény neve és típusa',
    where: 'intézmény; szervezet',
    boardOfStudy: 'egyetem',
    subjectOfStudy: 'szak; szakirány',
    when: 'időszak; időtartam; év; évek',
    start: 'kezdete',
    end: 'vége',
    place: 'hely; helység',
    gradeOfStudy: 'eredmény; átlag',
    text: 'feladatok; feladatkör; leírás',
    detail: 'ágazat',
  },
  fieldQualifiers: 'név; és; neve; jelenlegi',
  functionWords: `
    a; az; és; egy; hogy; nem; is; van; volt; meg; mint; szakmai; tapasztalat; tanulmányok; készségek;
    nyelvek; nyelvtudás; jelenleg; fejlesztés; projekt; angol; magyar; munka; egyetem; végzettség;
    ismeretek; valamint; vagy; illetve; feladatok; elvárások; kínálunk; legalább; év; munkakör; előny;
    ismerete; szerződés; munkaidő; jelentkezés; fizetés; munkatársat; keresünk; nálunk; teljes`,
  sentences: {
    worked: 'dolgoztam; dolgozott',
    working: 'dolgozom; jelenleg',
    studied: 'végzett',
    as: 'mint',
    asBefore: 'minőségben',
    at: '-nél',
    time: 'év',
  },
  dutyLabels: 'feladatok; eredmények',
  languageLabels: 'nyelvek; nyelvtudás; anyanyelv',
  phoneLabels: {
    mobile: 'mobiltel',
    phone: 'telefonszam',
  },
  placeLabels: 'lakcim; cim; varos',
  documentTitles: 'önéletrajz',
  employers: {
    legalForms: 'kft; kft.; bt; bt.; zrt; zrt.; nyrt; rt.',
    words: `
      pekseg; gyogyszertar; etterem; uzem; gyar; ovoda; bolt; aruhaz; rendelo; egyetem; iskola; intezet;
      korhaz; bank; csoport; ceg; alapitvany; miniszterium; onkormanyzat; gimnazium; kozpont`,
    oneself: 'egyeni vallalkozo; szabaduszo',
  },
  employment: {
    remote: 'tavmunka',
    internship: 'gyakornok',
    volunteer: 'onkentes',
  },
  titles: {
    sure: `
      mernok; fejleszto; *fejleszto; programozo; igazgato; vezeto; *vezeto; elemzo; *elemzo; tanacsado;
      tervezo; technikus; asszisztens; gyakornok; tanar; oktato; kutato; konyvelo; ugyved; apolo; orvos;
      elado; koordinator; epitesz; szakerto; specialista; menedzser; *mernok; ugyvezeto; munkatars;
      *munkatars; szerkeszto; fordito; rendszergazda`,
    trades: `
      penztaros; raktaros; felszolgalo; pincer; szakacs; kisegito; takarito; takaritono; gepkezelo; munkas;
      futar; *szerelo; komuves; hegeszto; asztalos; titkarno; adminisztrator; recepcios; uzletkoto;
      ertekesito; ovono; gyogyszeresz; onkentes; fodrasz; biztonsagi or; sofor`,
  },
  schools: {
    university: 'egyetem; *egyetem; egyetem*',
    college: 'foiskola; főiskola',
    vocational: 'szakkozepiskola',
    highschool: 'gimnazium; kozepiskola',
    other: 'iskola; intezet',
  },
  degrees: {
    doctorate: 'phd fokozat; doktori; doktori fokozat',
    MSc: 'okleveles mérnök',
    masters: 'mesterképzés; mesterfokozat; mester; msc fokozat; okleveles; egyetemi diploma',
    BSc: 'mérnök',
    bachelors: 'alapképzés; főiskolai diploma; főiskola; alapfokozat; bsc fokozat',
    associates: 'felsőoktatási szakképzés',
    vocational: 'okj; szakképesítés; szakmunkás; szakiskola',
    highSchoolOrEquivalent: 'érettségi; érettségi vizsga; gimnázium; középiskola; szakközépiskola',
  },
  nationalities: {
    HU: 'magyar',
  },
  addresses: {
    streets: 'utca; út; tér',
  },
  pages: {
    page: 'oldal',
    union: 'Európai Unió',
  },
  studies: {
    grades: '[áa]tlag',
  },
  postingTopics: {
    benefits: 'szabadsag; cafeteria; juttatas',
    requirements: 'tapasztalat; vegzettseg; ismeret; nyelvtudas; jogositvany; precizitas',
  },
  optional: 'előny*; nem feltétel',
  postingHeadings: {
    role: 'a pozícióról; pozíció leírása; munkakör leírása; a munkakör célja; állásleírás; a munkáról',
    duties: `
      feladatok; főbb feladatok; feladataid; munkaköri feladatok; mit fogsz csinálni; mi lesz a feladatod;
      felelősségi körök; feladatkör; napi feladatok; amit csinálni fogsz; tevékenységek; az ön feladatai;
      ami rád vár`,
    requirements: `
      elvárások; elvárásaink; követelmények; amit várunk; mit várunk tőled; szükséges végzettség;
      alapvető elvárások; amire szükséged lesz; szükséges képesítés; az ideális jelölt;
      pályázati feltételek; akit keresünk; kit keresünk; végzettség; amit elvárunk; feltételek`,
    preferred: `
      előny; előnyt jelent; előnyök a jelentkezésnél; előny ha; előnyök; előnynek számít; plusz pont;
      előnyös; nem feltétel de előny; előnyt jelentő`,
    benefits: `
      amit kínálunk; kínálunk; amit nyújtunk; mit kínálunk; juttatások; miért jó nálunk; ajánlatunk; nálunk;
      mit nyújtunk; béren kívüli juttatások; amit ajánlunk; nyújtunk; előnyök nálunk`,
    facts: 'munkavégzés helye; munkaidő; munkarend; munkavégzés; foglalkoztatás jellege; alkalmazás típusa',
  },
};

import type { Lexicon } from './model';

/** Hungarian. */
export const HUNGARIAN: Lexicon = {
  language: 'hu',
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
};

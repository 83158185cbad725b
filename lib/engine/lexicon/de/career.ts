import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: `
    ich arbeitete; arbeitete ich; ich war; war ich; wurde ich; gearbeitet; arbeitete; tätig; beschäftigt;
    angestellt; war tätig; war beschäftigt`,
  working:
    'derzeit; aktuell; zurzeit; zur zeit; seit kurzem; ich arbeite; arbeite ich; arbeite; ich bin; bin ich',
  joined: 'eingetreten bei',
  studied: 'abgeschlossen; absolviert; studium; studiert; erworben; abschluss',
  studying: 'studierend; derzeit im studium',
  as: 'als eine; als ein; in der funktion; als der',
  at: 'beim; bei; bei der; bei dem',
  under: 'unter',
  from: 'aus; vom; von der; an der; am; an; der universität',
  with: 'mit',
  for: 'für',
  in: 'im; ins',
  major: 'schwerpunkt; fachrichtung',
  time: 'jahr; im jahr; im jahre; in den jahren; zeitraum; von bis',
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'männlich; weiblich',
  maritalStates: 'ledig; verheiratet; geschieden; verwitwet',
  prefixes: 'herr; frau; fraulein; dipl.-ing; dipl.-kfm; ing; mag; di; univ.-prof; priv.-doz; dr.-ing',
  particles: 'von; zu; zum; zur; vom',
  notNames: `
      entwickler; entwicklerin; ingenieur; ingenieurin; leiter; leiterin; berater; beraterin; techniker;
      mitarbeiter; kaufmann; kauffrau; sachbearbeiter; wissenschaftler; informatiker; fachinformatiker;
      werkstudent; projektleiter; geschäftsführer; universität; gmbh; kontakt; profil; ausbildung;
      berufserfahrung; erfahrung; kenntnisse; persoenliche; persönliche; daten; adresse; telefon; strasse;
      und; mit; via`,
  others: `
      Betreuer; Betreuerin; Vorgesetzter; Vorgesetzte; Ansprechpartner; Ansprechpartnerin; Referenz`,
  addressed: 'Herr; Herrn; Frau',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: 'gmbh; mbh; ag; kg; kgaa; ohg; gbr; ug; e.v.; ev; eg; gmbh & co',
  words: `
    universitat; *universitat; hochschule; *hochschule; fachhochschule; *schule; *institut; institut;
    *verlag; verlag; *bank; *werke; werke; *klinik; klinik; klinikum; *krankenhaus; krankenhaus; stadt;
    landkreis; bundesamt; *amt; ministerium; *gesellschaft; gesellschaft; verein; *verein; stiftung; gruppe;
    betriebe; *technik; *versicherung; praxis; kanzlei; buro; *buro; apotheke; autohaus; agentur; *agentur;
    lehrstuhl; freie universitat; technische universitat; bundeswehr; kindergarten; gymnasium; *gymnasium;
    lyzeum; backerei; *backerei; metzgerei; *metzgerei; supermarkt; friseursalon; gasthaus; gasthof;
    pension; werkstatt; *werkstatt; druckerei; *druckerei; baugeschaft; *betrieb; spedition; *spedition;
    logistikzentrum; kita; kindertagesstatte; altenheim; seniorenheim; pflegeheim; pflegedienst; steuerburo;
    kanzlei dr; rathaus; landratsamt; bauhof; tischlerei; schreinerei; malerbetrieb; zeitarbeit;
    personaldienstleistungen`,
  oneself: `
    selbstandig; selbststandig; selbstständig; selbständig; freiberuflich; freiberufler; freiberuflerin;
    freiberuflicher; freiberufliche; freischaffend`,
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'homeoffice',
  internship: 'praktikum',
  volunteer: 'ehrenamtlich; ehrenamt',
  temp: 'befristet; aushilfe; zeitarbeit; leiharbeit',
  contract: 'freiberuflich; freiberufler; freiberuflerin; freiberuflicher; freiberufliche',
  directHire: 'vollzeit; unbefristet; festanstellung',
  leave: `
    elternzeit; mutterschutz; erziehungsurlaub; babypause; sabbatjahr; pflegezeit; elternkarenz; karenz; mutterschaftsurlaub`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    maurer; schlosser; maler; lackierer; tischler; schreiner; zimmerer; dachdecker; backer; metzger;
    friseur; friseurin; kellner; kellnerin; koch; kochin; lagerist; erzieher; erzieherin; bauleiter;
    bauleiterin; hausmeister; gartner; landwirt; polizist; soldat; putzkraft; reinigungskraft; burokraft;
    *fachkraft; *fachangestellte; *fachangestellter; *hilfe; *kraft; *entwickler; *entwicklerin; *ingenieur;
    *ingenieurin; *leiter; *leiterin; *berater; *beraterin; *mitarbeiter; *mitarbeiterin; *techniker;
    *technikerin; *kaufmann; *kauffrau; *assistent; *assistentin; *lehrer; *lehrerin; *forscher;
    *forscherin; *praktikant; *praktikantin; *werkstudent; *werkstudentin; *geschaftsfuhrer;
    *geschaftsfuhrerin; *verkaufer; *verkauferin; *pfleger; *pflegerin; *arzt; *arztin; *sachbearbeiter;
    *sachbearbeiterin; *informatiker; *informatikerin; *programmierer; *programmiererin; *gestalter;
    *gestalterin; *meister; *meisterin; *fahrer; *fahrerin; *mechaniker; *mechanikerin; *mechatroniker;
    *mechatronikerin; *elektroniker; *elektronikerin; *helfer; *helferin; *hilfskraft; *beauftragter;
    *beauftragte; *verantwortlicher; *verantwortliche; *referent; *referentin; *trainer; *trainerin;
    *auszubildender; *auszubildende; azubi; *wissenschaftler; *wissenschaftlerin; *doktorand; *doktorandin;
    volontar; volontarin; dozent; dozentin; *anwalt; *anwaltin; *schwester; *betreuer; *betreuerin; *koch;
    *kochin; *bearbeiter; *redakteur; *redakteurin; *grunder; *grunderin; selbststandiger; selbststandige;
    freiberufler; freiberuflerin; *vorstand; *inhaber; *inhaberin; teamlead; *administratorin; *architektin;
    *managerin; *analystin; *designerin; *spezialist; *spezialistin; *koordinatorin; aushilfe; tutorin;
    *lehrlehrer`,
  weak: `
    leitender; leitende; wissenschaftlicher; wissenschaftliche; studentische; stellvertretender;
    stellvertretende; freiberuflicher; freiberufliche; leitung; praktikum; werkstudententatigkeit;
    aushilfskraft`,
  trades: `
    *arbeiter; *arbeiterin; *installateur; *installateurin; *psychologe; *psychologin; *therapeut;
    *therapeutin; *physiker; *physikerin; *chemiker; *chemikerin; *biologe; *biologin; *geologe; *geologin;
    *sekretar; *sekretarin; *einkaufer; *einkauferin; *elektriker; *elektrikerin; *monteur; *monteurin;
    *dreher; *dreherin; *fraser; *fraserin; *zeichner; *zeichnerin; *bediener; *bedienerin; *ausbilder;
    *ausbilderin; *erzieher; *erzieherin; *schlosser; *schlosserin; *tischler; *tischlerin; *schreiner;
    *schreinerin; *metzger; *metzgerin; *fleischer; *fleischerin; *konditor; *konditorin; *kellner;
    *kellnerin; *verwalter; *verwalterin; *vertreterin; *kassierer; *kassiererin; *zusteller; *zustellerin;
    *fachmann; *fachfrau; *fachverkaufer; *fachverkauferin; *buchhalter; *buchhalterin; *controllerin;
    *inspektor; *inspektorin; *direktor; *direktorin; *offizier; *offizierin; *staatsanwalt;
    *staatsanwaltin; *dolmetscher; *dolmetscherin; *ubersetzer; *ubersetzerin; *journalist; *journalistin;
    *fotograf; *fotografin; *kunstler; *kunstlerin; *musiker; *musikerin; *schauspieler; *schauspielerin;
    *regisseur; *regisseurin; *produzent; *produzentin; *friseur; *friseurin; *kosmetiker; *kosmetikerin;
    *gartner; *gartnerin; *landwirt; *landwirtin; *winzer; *winzerin; *lagerist; *lageristin; *disponent;
    *disponentin; *logistiker; *logistikerin; *laborant; *laborantin; *padagoge; *padagogin; *logopade;
    *logopadin; hebamme; *optiker; *optikerin; *apotheker; *apothekerin; *betriebswirt; *betriebswirtin;
    *fachwirt; *fachwirtin; *okonom; *okonomin; *statistiker; *statistikerin; *mathematiker;
    *mathematikerin; *administrator; *architekt; *koordinator; *moderator; *moderatorin; *operatorin;
    *testerin; *experte; *expertin; *stratege; *strategin; *volontariat; *ausbildner; praktische tatigkeit;
    minijob; ferienjob; ferienjobber; bufdi; bundesfreiwilligendienst; freiwilliges soziales jahr;
    zivildienst; zivildienstleistender; rektor; rektorin; dekan; dekanin; konrektor; prokurist; prokuristin;
    gesellschafter; gesellschafterin; *helferin; *reiniger; *reinigerin; kraftfahrer; berufskraftfahrer;
    *zerspaner; kommissionierer; kommissioniererin; zimmermadchen; tagesmutter; referendar; referendarin;
    geselle; gesellin; *schweisser; *schweisserin; wachmann; konstrukteur; konstrukteurin; anlagenfuhrer;
    anlagenfuhrerin; schichtfuhrer; schichtfuhrerin; polier; lektor; lektorin; *praktikum; *helfer; *hilfe;
    *hilfskraft`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: 'universitat; *universitat; hochschule; *hochschule; fachhochschule; hochschulen; fakultat',
  college: 'kolleg; akademie; *kolleg',
  vocational: `
    berufsschule; *berufsschule; berufskolleg; berufsakademie; lehrwerkstatt; ihk; handwerkskammer;
    meisterschule; technikerschule; ausbildungszentrum; berufsbildungszentrum; bildungswerk;
    berufsbildungswerk; handelsschule`,
  highschool: `
    gymnasium; *gymnasium; realschule; gesamtschule; oberschule; oberstufe; *lyzeum; lyzeum; mittelschule;
    hauptschule; *realschule; *gesamtschule; *oberschule; *mittelschule; volksschule; handelsakademie;
    abendgymnasium`,
  lowerSchool: 'grundschule',
  professional: 'wirtschaftsakademie',
  other: 'schule; *schule; institut; zentrum',
};

export const DEGREES: Lexicon['degrees'] = {
  postdoctorate: 'habilitation; privatdozent',
  doctorate: 'promotion; doktor',
  professional: `
    staatsexamen; staatsprüfung; erstes staatsexamen; zweites staatsexamen; 1 staatsexamen; 2 staatsexamen;
    approbation; steuerberater; wirtschaftsprüfer; rechtsassessor; magister iuris; mag iur`,
  MSc: 'diplom-ingenieur; dipl-ing; dipl ing; diplomingenieur',
  masters: `
    masterstudium; masterabschluss; masterstudiengang; magister; magister artium; diplom; dipl-*; dipl;
    diplom-*; diplom in; diplomstudium; universitätsdiplom; fachhochschuldiplom; diplomarbeit`,
  somePostgraduate: 'aufbaustudium',
  bachelors: `
    studium der; studium im; studium des; hochschulstudium; bachelorstudium; bachelorabschluss;
    bachelorstudiengang; vordiplom; grundstudium`,
  vocational: `
    technikerausbildung; weiterbildung zum; weiterbildung zur; ausbildung; ausbildung zum; ausbildung zur;
    berufsausbildung; lehre; gesellenbrief; meisterbrief; meister; meisterprüfung; fachwirt; techniker;
    staatlich geprüfter techniker; facharbeiter; ihk-abschluss; efz; eidgenössisches fähigkeitszeugnis;
    umschulung; lehrabschluss; lehrabschlussprüfung`,
  highSchoolOrEquivalent: `
    sekundarabschluss; sekundarabschluss i; sekundarabschluss ii; abitur; allgemeine hochschulreife;
    hochschulreife; fachhochschulreife; fachabitur; fachgebundene hochschulreife; matura; maturität;
    reifeprüfung; mittlere reife; realschulabschluss; hauptschulabschluss; berufsmatura; bhs; htl;
    schulabschluss; volksschule; hauptschule`,
  certification: 'kurse; zertifikat; kurs; auslandssemester',
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  informatik; *informatik; wirtschaft; *wirtschaft; betriebswirtschaft; betriebswirtschaftslehre; bwl; vwl;
  volkswirtschaftslehre; maschinenbau; elektrotechnik; *technik; *wissenschaft; *wissenschaften; mathematik;
  physik; chemie; biologie; geschichte; germanistik; anglistik; romanistik; philosophie; psychologie;
  soziologie; padagogik; medizin; jura; rechtswissenschaften; architektur; bauingenieurwesen; *wesen;
  kommunikationsdesign; *design; grafikdesign; verwaltung; rechnungswesen; steuern; handel; logistik;
  pflege; pflegewissenschaft; sozialpadagogik; soziale arbeit; lehramt; philologie; archaologie; ethnologie;
  umwelt; *technologie; *technologien; *chemie; *biologie; *physik; *management; *bau; *ingenieurwesen`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    grundkenntnisse; fortgeschritten; fortgeschrittene; experte; expertin; sehr; gut; gute; guter;
    kenntnisse; anfanger; profi; basis; mittel; hoch; niedrig; erweitert; verhandlungssicher; fliessend;
    erfahren; vertieft; grundlagen`,
  speech: `
    muttersprache; verhandlungssicher; fließend; fliessend; fliesend; sehr gut; gut; grundkenntnisse;
    fortgeschritten`,
};

export const LICENCES: Lexicon['licences'] = 'fuhrerschein; fahrerlaubnis; approbation; zulassung; lizenz';

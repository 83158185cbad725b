import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: 'gewerkt; werkzaam geweest; was werkzaam; werkte',
  working: 'momenteel werkzaam; werkzaam; thans werkzaam; momenteel; huidig',
  joined: 'ingetreden',
  studied: 'behaald; afgerond; gestudeerd; geslaagd; diploma behaald',
  studying: 'volgend',
  as: 'als; als een; in de functie van',
  at: 'bij; bij de',
  under: 'onder',
  from: 'van de; aan de; aan',
  with: 'met',
  for: 'voor',
  major: 'studierichting',
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'mannelijk; vrouwelijk',
  maritalStates: 'ongehuwd; gehuwd; samenwonend',
  prefixes: 'dhr; mevr; mw; drs; ir; mr.; bc',
  particles: "van; der; den; de; ter; ten; te; la; vande; vander; op; 't",
  notNames: `
      ontwikkelaar; medewerker; adviseur; programmeur; beheerder; docent; verpleegkundige; stagiair`,
  others: 'begeleider; leidinggevende; referentie',
  addressed: 'Dhr; Mevr',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: 'bv; b.v.; nv; n.v.; vof; cv; bvba; vzw',
  words: `
    universiteit; hogeschool; bedrijf; stichting; vereniging; gemeente; ziekenhuis; instituut; groep;
    bureau; ministerie; bakkerij; slagerij; supermarkt; apotheek; kapsalon; garagebedrijf; *bedrijf;
    aannemersbedrijf; transportbedrijf; uitzendbureau; kinderdagverblijf; verzorgingshuis; zorgcentrum;
    drukkerij; fabriek; winkel; winkels; makelaardij`,
  oneself: 'zelfstandig; zelfstandige; zzp; zzper',
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'op afstand; thuiswerk',
  internship: 'stagiaire; stagiair',
  volunteer: 'vrijwilliger',
  temp: 'tijdelijk',
  contract: 'detachering; zzp',
  directHire: 'vast',
  leave: `
    zwangerschapsverlof; ouderschapsverlof; bevallingsverlof; moederschapsverlof; sabbatical; tijdskrediet; loopbaanonderbreking`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    metselaar; timmerman; loodgieter; elektricien; lasser; schilder; kok; bakker; slager; kapper; kassiere;
    orderpicker; schoonmaker; schoonmaakster; verzorgende; helpende; oppas; beveiliger; hovenier; inkoper;
    ontwikkelaar; programmeur; beheerder; *medewerker; adviseur; medewerkster; leraar; docent; onderzoeker;
    stagiair; stagiaire; verpleegkundige; verkoper; verkoopster; hoofd; bestuurder; directeur;
    vertegenwoordiger; bediende; monteur; chauffeur; boekhouder; ontwerper; projectleider; teamleider;
    administrateur; assistente; begeleider; afdelingshoofd; zaakvoerder`,
  trades: `
    *werker; *werkster; *monteur; *chauffeur; *leider; *leidster; *assistent; *assistente; *adviseur;
    *beheerder; *consulent; *docent; *leraar; *lerares; *verkoper; *inkoper; *bediende; *technicus;
    *ontwikkelaar; *ontwerper; *begeleider; *begeleidster; heftruckchauffeur; magazijnier; arbeider;
    arbeidster; kraanmachinist; vrachtwagenchauffeur; koerier; postbode; receptioniste; secretaresse;
    telefoniste; gastvrouw; gastheer; caissiere; huishoudster; kraamverzorgster; verloskundige; huisarts;
    tandarts; dierenarts; apotheker; psycholoog; fysiotherapeut; dietist; jurist; advocaat; notaris;
    rechter; politieagent; militair; brandweerman; vakkenvuller; bezorger; stukadoor; tegelzetter;
    dakdekker; schrijnwerker; lasser-monteur; uitvoerder; werkvoorbereider; calculator; vrijwilliger;
    huishoudelijke hulp; *hulp; afwasser; serveerster; *manager; stratenmaker; *maker; tekenaar; leerkracht;
    gastouder; kapster; kapper; schoonheidsspecialiste; promovendus; promovenda; uitzendkracht; zorgkundige;
    poetsvrouw; poetshulp; *bezorger; verzorgende; bijbaan; bijbaantje`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: 'universiteit; hogeschool; *hogeschool',
  college: 'conservatorium; academie',
  vocational: 'roc; syntra; vdab; cvo; vti; hotelschool',
  highschool: 'middelbare school; atheneum; scholengemeenschap; *lyceum',
  lowerSchool: 'basisschool; *basisschool',
};

export const DEGREES: Lexicon['degrees'] = {
  doctorate: 'promoveren; gepromoveerd',
  masters: 'doctoraal; licentiaat; masteropleiding; doctorandus; drs; ingenieursdiploma',
  somePostgraduate: 'postgraduaat',
  bachelors: `
    propedeuse; hts; heao; kandidaats; hbo; hbo-bachelor; hbo bachelor; professionele bachelor;
    academische bachelor; ing`,
  associates: 'graduaat',
  vocational: 'kandidatuur; meao; mts; leao; mbo; mbo 4; mbo-4; mbo niveau 4; mbo 3; lts; lbo',
  highSchoolOrEquivalent: `
    basisonderwijs; vwo; havo; vmbo; gymnasium; atheneum; aso; tso; bso; middelbare school; vwo-diploma;
    havo-diploma; mavo`,
  certification: 'certificaat',
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  informatica; informatiek; bio-informatica; bio-informatika; mechanica; elektriciteit; elektromechanica;
  boekhouding; verpleegkunde; bedrijfsbeheer; handel; communicatie; logistiek; informaticus;
  toegepaste informatica; wiskunde; natuurkunde; scheikunde; bedrijfskunde; rechten; geschiedenis; economie`;

export const LEVELS: Lexicon['levels'] = {
  skills: 'gevorderd; gemiddeld; beginner; uitstekend; goed; basiskennis; ervaren; zeer',
  speech: 'moedertaal; vloeiend; goed; zeer goed; redelijk',
};

export const LICENCES: Lexicon['licences'] = 'rijbewijs';

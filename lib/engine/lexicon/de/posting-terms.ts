import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  possibly_permanent: 'mit option auf (uber*|fest*|ent*|ver*); ubernahmeoption',
  apprenticeship: `
    ausbildung(splatz|sstelle)?; auszubildende[rn]?; azubi; duales? studium; dual(er|e) student*;
    lehrstelle; lehrling`,
  internship: 'praktikum; praktikant*; pflichtpraktikum; werkstudent*',
  voluntary: 'ehrenamt*; freiwillig*; bundesfreiwilligendienst; fsj; fof; bfd',
  freelance: 'freiberuf*; freie(r|n)? mitarbeit*; selbststandig*; auf rechnung',
  franchise: 'franchisenehmer*; franchise-+',
  side: `
    mini-?job*; nebenjob; nebentatigkeit; aushilfe; aushilfsjob; 450[- ]euro; 520[- ]euro; 538[- ]euro;
    556[- ]euro; studentenjob; schulerjob; ferienjob; geringfugig*`,
  interim: 'zeitarbeit; leiharbeit; arbeitnehmeruberlassung; personaluberlassung',
  assisted: `
    inklusionsbetrieb; wfbm; eingliederungszuschuss; geforderte beschaftigung;
    werkstatt fur behinderte menschen`,
  temporary: `
    befristet*; zeitvertrag; befristung; elternzeitvertretung; schwangerschaftsvertretung; vertretung;
    saison*; projektvertrag`,
  permanent: 'unbefristet*; festanstellung; feste anstellung; dauerstelle',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  possibly_permanent: `
    option auf (unbefristete |festanstellung|ubernahme|entfristung|verlangerung);
    (ubernahme|entfristung|festanstellung) (ist )?(moglich|wird angestrebt|angestrebt|vorgesehen|nach);
    aussicht auf (ubernahme|entfristung|festanstellung|unbefristet*); ubernahmeoption`,
  apprenticeship: 'ausbildung zu[mr]; (deine|ihre) ausbildung (bei|als)',
  internship: '(freiwilliges|pflicht|bezahltes) ?praktikum',
  voluntary: 'ehrenamtliche tatigkeit; freiwilliges soziales jahr',
  freelance: 'auf freiberuflicher basis; freiberufliche mitarbeit; freie mitarbeit',
  side: `
    auf (minijob|450|520|538|556)[- ]?*[- ]?basis; minijob-basis; geringfugige beschaftigung;
    ideale? (nebenjob|bijbaan)`,
  interim: 'in (arbeitnehmeruberlassung|zeitarbeit); im rahmen der arbeitnehmeruberlassung',
  assisted: 'geforderte beschaftigung',
  temporary: `
    befristete[rsn]? (stelle|vertrag|anstellung|arbeitsvertrag|beschaftigung|position);
    befristet (auf|bis|fur); elternzeitvertretung; sachgrundlos befristet;
    (zunachst |vorerst )?(auf|fur) ~ (jahre?|monate) befristet;
    (ist|zunachst|vorerst|bis ~|jahre?|monate) befristet`,
  permanent: `
    unbefristete[rsn]? (stelle|vertrag|anstellung|arbeitsvertrag|arbeitsverhaltnis|festanstellung|beschaftigung|position|arbeitsvertrage|arbeitsplatz);
    unbefristet; festanstellung`,
  franchise: 'als franchisenehmer*; als franchisepartner*',
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'voll(zeit*|zeitstelle); voll(zeit)?-? ?(und|oder|/|bzw.?) ?teilzeit',
  part: 'teilzeit*',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'home[- ]?office; homeoffice; mobiles? arbeiten; telearbeit',
  onSite: 'vor ort; prasenz',
  remotePhrases: `
    mobile[sn]? arbeiten; mobil(es|em) arbeiten; remote[- ]?(arbeit|anteil|tage|moglichkeit*);
    hybrides arbeiten; ortsunabhangig*; home[- ]?office`,
};

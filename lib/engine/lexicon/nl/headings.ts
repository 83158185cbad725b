import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  januari, jan; februari, feb; maart, mrt; april, apr; mei; juni, jun; juli, jul; augustus, aug;
  september, sep, sept; oktober, okt; november, nov; december, dec`;

export const SEASONS: Lexicon['seasons'] = {
  spring: 'lente; voorjaar',
  summer: 'zomer',
  autumn: 'herfst',
};

export const DATES: Lexicon['dates'] = {
  present: 'heden; nu; vandaag; tot heden; tot nu; huidig; lopend; tegenwoordig',
  since: 'sinds; vanaf',
  about: 'begin; medio; eind; omstreeks',
  named: 'jaar; verwacht',
  from: 'van',
  until: 'tot; tot en met; t/m',
  between: 'tot; tot en met; t.e.m.; tem; t/m',
  lengths: 'jaar; maanden; maand; mnd',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  de; het; een; en; van; in; met; voor; op; te; bij; aan; als; is; door; naar; uit; dat; ik; ben; heb;
  werkervaring; opleiding; opleidingen; vaardigheden; talen; ontwikkeling; nederlands; engels; heden;
  werkzaam; verantwoordelijk; binnen; tot; ook; deze; kennis; ervaring; naam; geboortedatum; geboorteplaats;
  nationaliteit; adres; telefoon; geslacht; hobby; werk; functie; bedrijf; eisen; salaris; locatie;
  vacature; werkgever`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    werkgevers; werkgeschiedenis; bijbaan; stages en bijbanen; bijbanen; werkervaring; ervaring; ervaringen;
    beroepservaring; arbeidsverleden; loopbaan; loopbaanoverzicht; relevante werkervaring; werk;
    professionele ervaring; stages; stage; stage-ervaring; carrière; werkzaamheden; arbeidservaring`,
  education: `
    gevolgde opleidingen; schoolloopbaan; opleiding; opleidingen; onderwijs; opleidingsachtergrond;
    scholing; studie; studies; diploma's; genoten opleidingen; vooropleiding; school;
    academische achtergrond`,
  training: `
    cursussen; cursus; trainingen; bijscholing; nascholing; aanvullende opleidingen;
    trainingen en cursussen; cursussen en trainingen; workshops; overige opleidingen`,
  projects: 'projecten; eigen projecten; projectervaring',
  volunteering: `
    vrijwilligerswerk; vrijwillig; nevenactiviteiten; bestuurservaring; maatschappelijke activiteiten;
    vrijwilliger; nevenfuncties`,
  skills: `
    vaardigheden; competenties; computervaardigheden; technische vaardigheden; kennis;
    kennis en vaardigheden; kwaliteiten; it-vaardigheden; digitale vaardigheden; kerncompetenties;
    expertise; eigenschappen; softwarekennis; computerkennis; specialisaties; technische kennis`,
  languages: 'talen; talenkennis; taalvaardigheden; taalvaardigheid; taal; taalkennis',
  certifications: `
    certificaten; certificeringen; certificaat; certificaties; diploma's en certificaten;
    behaalde certificaten`,
  licenses: 'rijbewijs; rijbewijzen',
  awards: 'prijzen; onderscheidingen; prestaties; beurzen; prijzen en onderscheidingen; behaalde resultaten',
  contact: 'contactgegevens; contactinformatie; adres; adresgegevens; sociale media',
  personal:
    'gegevens; persoonlijke gegevens; persoonsgegevens; persoonlijke informatie; persoonlijke details',
  summary: `
    profiel; samenvatting; over mij; persoonlijk profiel; profielschets; introductie;
    persoonlijke samenvatting; wie ben ik; professioneel profiel; over mezelf; profielomschrijving;
    korte introductie`,
  objective: 'doelstelling; doel; ambitie; ambities; loopbaandoel; karrieredoel; gewenste functie',
  qualifications: 'kwalificaties',
  coverLetter: 'motivatie; motivatiebrief',
  hobbies: `
    hobby's; interesses; interesse; vrije tijd; hobby's en interesses; interesses en hobby's;
    vrijetijdsbesteding; passies`,
  publications: 'publicaties; onderzoek',
  articles: 'artikelen; artikel',
  books: 'boeken',
  patents: 'octrooien',
  speaking: 'lezingen; presentaties',
  references: 'referenties; referentie; referenties op aanvraag; aanbevelingen',
  affiliations: 'lidmaatschappen; lidmaatschap; verenigingen',
  military: 'militaire dienst; dienstplicht; militaire ervaring',
  clearances: 'veiligheidsscreening',
  workStatus: 'werkvergunning; nationaliteit',
  availability: 'beschikbaarheid; opzegtermijn',
  ignored: 'bijlagen; verklaring',
  other: 'overig; overige; overige informatie; aanvullende informatie',
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: 'opleidings; onderwijs',
    workHistory: 'arbeids; loopbaan',
  },
  careers: 'loopbaan',
  courses: 'overzicht; verloop',
  accounts: 'samenvatting; profiel',
  nouns: 'gegevens; overzicht; achtergrond',
  duties: 'verantwoordelijkheden; taken',
  modifiers: `
    mijn; de; het; een; van; relevante; overige; andere; belangrijkste; professionele; technische;
    persoonlijke; recente; huidige`,
  joints: 'en',
};

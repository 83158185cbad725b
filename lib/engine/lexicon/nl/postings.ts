import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    over de functie; de functie; jouw functie; functieomschrijving; omschrijving; jouw rol; de rol; functie;
    de uitdaging; over de rol; de baan; vacaturetekst; wat is de functie`,
  duties: `
    taken; jouw taken; werkzaamheden; verantwoordelijkheden; wat ga je doen; wat ga jij doen;
    wat je gaat doen; dit ga je doen; wat doe je; jouw werkzaamheden; taken en verantwoordelijkheden;
    takenpakket; wat je doet; jouw verantwoordelijkheden; dit doe je; uw taken; hoe ziet je dag eruit;
    functie-inhoud; kerntaken`,
  requirements: `
    functie-eisen; eisen; wat vragen wij; wat vragen we; wat wij vragen; wat we vragen; jouw profiel;
    profiel; wie ben jij; wie ben je; wat breng je mee; wat neem je mee; dit breng je mee; wat heb je nodig;
    dit vragen we; wij vragen; uw profiel; over jou; vereisten; jij hebt; jij bent; wie zoeken we;
    wie zoeken wij; wie we zoeken; wat verwachten wij; jouw kwaliteiten; kwalificaties; competenties;
    dit ben jij; dit heb je in huis; functievereisten; wat jij meebrengt; vaardigheden; kennis en ervaring;
    opleiding; ervaring`,
  preferred:
    'pre; een pre; pluspunten; is een pre; mooi meegenomen; wenselijk; leuk als je ook; bij voorkeur',
  benefits: `
    wat bieden wij; wat bieden we; wat wij bieden; wat we bieden; wij bieden; arbeidsvoorwaarden;
    ons aanbod; dit bieden wij; dit krijg je; wat krijg je; wat krijg je ervoor terug; dit bieden we;
    wat bieden we jou; wat wij jou bieden; aanbod; dit krijg je van ons; waarom werken bij;
    secundaire arbeidsvoorwaarden; wat mag je verwachten; jouw voordelen`,
  employer: `
    over ons; wie zijn wij; wie wij zijn; het bedrijf; over de organisatie; de organisatie; ons bedrijf;
    over het bedrijf; bedrijfsomschrijving; waar ga je werken; waar kom je te werken; het team; jouw team;
    onze organisatie; wie zijn we; waar kom je terecht; over onze opdrachtgever; over onze klant;
    organisatie; bedrijfsprofiel; ^over; de afdeling; jouw nieuwe werkgever`,
  pay: 'salaris; salarisindicatie; loon; beloning; salaris en voorwaarden',
  application: `
    solliciteren; sollicitatie; sollicitatieprocedure; hoe solliciteer je; interesse; contact; reageren;
    sollicitatieproces; procedure; contactgegevens; ben je geinteresseerd; vragen; solliciteer`,
  facts: `
    locatie; standplaats; dienstverband; uren; kerngegevens; werktijden; details; in het kort; contract;
    gegevens; wat je nog meer wilt weten; extra informatie`,
  notice: `
    privacy; acquisitie; diversiteit; inclusie; gelijke kansen; vergelijkbare vacatures;
    diversiteit en inclusie`,
};

export const OPTIONAL: Lexicon['optional'] = `
  niet (vereist|noodzakelijk|verplicht); geen (vereiste|must); een pre; een plus; is een pre;
  mooi meegenomen; bij voorkeur`;

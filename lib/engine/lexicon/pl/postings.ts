import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    o stanowisku; opis stanowiska; opis stanowiska pracy; o roli; opis pracy; twoja rola; cel stanowiska;
    opis oferty; o projekcie`,
  duties: `
    zakres obowiazkow; obowiazki; zadania; twoje zadania; twoj zakres obowiazkow;
    czym bedziesz sie zajmowac; glowne zadania; do twoich zadan; zakres zadan; co bedziesz robic;
    opis zadan; czym sie bedziesz zajmowac; twoje obowiazki; zakres odpowiedzialnosci; glowne obowiazki`,
  requirements: `
    wymagania; nasze wymagania; oczekiwania; oczekujemy; nasze oczekiwania; czego oczekujemy; wymagane;
    kwalifikacje; umiejetnosci; profil kandydata; kogo szukamy; od kandydatow oczekujemy; czego wymagamy;
    twoj profil; wymagane umiejetnosci; wymagania obowiazkowe; czego od ciebie oczekujemy;
    co powinienes umiec; technologie; to oferta dla ciebie jesli; jestes dobrym kandydatem jesli;
    wyksztalcenie; doswiadczenie; wymagania konieczne; wymagamy`,
  preferred: `
    mile widziane; dodatkowe atuty; dodatkowym atutem; atuty; dodatkowo; dodatkowe umiejetnosci;
    nice to have; bedzie plusem; dodatkowy atut`,
  benefits: `
    oferujemy; co oferujemy; benefity; to oferujemy; nasza oferta; zapewniamy; twoje korzysci; korzysci;
    co zyskasz; swiadczenia; w zamian oferujemy; gwarantujemy; co mozemy ci zaoferowac; pakiet benefitow;
    dlaczego my; dlaczego warto`,
  employer: `
    o nas; o firmie; kim jestesmy; firma; nasz klient; zespol; twoj zespol; poznaj nas; nasza firma;
    nasza misja; nasze wartosci; dla naszego klienta; o pracodawcy; poznaj`,
  pay: 'wynagrodzenie; widelki; stawka; zarobki; pensja',
  application: `
    aplikuj; jak aplikowac; kontakt; rekrutacja; proces rekrutacji; zainteresowany*; zainteresowanych;
    etapy rekrutacji; przebieg rekrutacji; aplikacja`,
  facts: `
    lokalizacja; miejsce pracy; szczegoly; warunki; warunki pracy; godziny pracy; rodzaj umowy; umowa;
    informacje dodatkowe; forma zatrudnienia; podsumowanie`,
  notice: `
    rodo; ochrona danych; klauzula; rownosc; roznorodnosc; podobne oferty; klauzula informacyjna;
    dane osobowe`,
};

export const OPTIONAL: Lexicon['optional'] = `
  nie (jest )?wymagan+; nie (jest )?konieczn+; mile widzian+; dodatkowym atutem; atutem; bedzie plusem`;

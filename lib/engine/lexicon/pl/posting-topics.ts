import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'rodo; danych osobowych; klauzul',
  benefits: `
    urlop; opiek[ai] medyczn; multisport; ubezpieczeni; premi[ae]; szkoleni; elastyczn; stabiln; umow;
    pakiet; owoc`,
  requirements: `
    doswiadczeni; wyksztalceni; znajomosc; umiejetnosc; komunikatywn; prawo jazdy; dyspozycyjn;
    samodzieln; dokladn; mile widzian`,
  duties: `
    prowadzeni; obslug; przygotow; realizacj; wspolprac; tworzeni; nadzor; koordyn; przyjmowani; dbani;
    sprzedaz; monitorowani; sporzadzani`,
  employer: 'jestesmy; zalozon; od ####; nasza firma; firma rodzinna; lider',
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  aplikuj; aplikuj teraz; aplikuj szybko; zapisz; udostepnij; drukuj; wroc; wstecz; oferta pracy;
  oferty pracy; zaloguj; praca; kariera; szukamy; poszukujemy; dolacz do nas; ogloszenie o prace;
  opis stanowiska`;

import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'stanowisko; nazwa stanowiska; oferta pracy',
  employer: 'pracodawca; nazwa firmy',
  location: 'lokalizacja; miejsce pracy; miasto; miejscowosc; lokalizacja pracy',
  salary: 'wynagrodzenie; stawka; zarobki; widelki; placa',
  contract: `
    rodzaj umowy; umowa; forma zatrudnienia; typ umowy; wymiar etatu; wymiar pracy; etat; tryb pracy`,
  hours: 'godziny pracy; liczba godzin; wymiar; godziny',
  workplace: 'tryb pracy; praca zdalna; model pracy',
  start: 'data rozpoczecia; rozpoczecie; termin rozpoczecia; data rozpoczecia pracy; start pracy',
  end: 'data zakonczenia; koniec umowy',
  deadline: `
    termin skladania; termin aplikowania; aplikuj do; wazne do; termin nadsylania; data wygasniecia;
    oferta wazna do; termin skladania aplikacji; termin skladania dokumentow`,
  posted: 'opublikowano; data publikacji; data dodania; dodano; opublikowana',
  reference: 'numer referencyjny; nr referencyjny; numer oferty; nr ref; nr oferty; referencja; id oferty',
  contact: 'kontakt; osoba kontaktowa; osoba do kontaktu; rekruter',
  owner: 'rekruter; rekruterka',
  phone: 'nr telefonu',
  email: 'adres e-mail; e-mail do kontaktu',
  website: 'strona; strona internetowa; strona www; www',
  years: 'doswiadczenie; lata doswiadczenia',
  degree: 'wyksztalcenie',
  languages: 'jezyki; jezyk; znajomosc jezykow; jezyki obce',
  school: 'uczelnie',
  street: 'ulica',
  town: 'miasto; miejscowosc',
  region: 'wojewodztwo',
  postalCode: 'kod pocztowy',
  country: 'kraj',
  driving: 'prawo jazdy',
  skills: 'umiejetnosci; technologie; wymagane umiejetnosci',
  other: 'dzial; branza; poziom',
};

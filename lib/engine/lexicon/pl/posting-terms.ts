import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  apprenticeship: 'przyuczenie*; nauka zawodu',
  internship: 'staz; stazyst*; praktyk[ia]; praktykant*',
  voluntary: 'wolontari*',
  freelance: 'b2b; kontrakt b2b; umowa b2b; dzialalnosc gospodarcza',
  franchise: 'franczyz*',
  side: 'praca dorywcza; praca dodatkowa; praca dla studenta',
  interim: 'praca tymczasowa; agencja pracy tymczasowej',
  assisted: 'zatrudnienie wspomagane; zaklad pracy chronionej',
  temporary: 'czas okreslony; umowa zlecenie; umowa o dzielo; sezonow*; zastepstwo; okreslony',
  permanent: 'nieokreslony; czas nieokreslony; umowa o prace; uop; stala praca',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  internship: 'staz platny; platny staz',
  freelance: '(kontrakt|umowa|wspolpraca) b2b',
  side: 'praca dorywcza',
  interim: 'umowa o prace tymczasowa',
  assisted: 'zakladzie pracy chronionej',
  temporary: 'umow[a-z] na czas okreslony; na czas okreslony; umow[a-z] zleceni[a-z]; umowa na zastepstwo',
  permanent: 'umow[a-z] na czas nieokreslony; na czas nieokreslony; umowa o prace; umowe o prace',
  possibly_permanent: '(mozliwosc*|perspektyw*)… (stal+|nieokreslony)',
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'peln+ (etat|wymiar*); caly etat; cal+ etat*',
  part: 'niepeln+ (etat|wymiar*); czesc* etatu; (1/2|1/4|3/4|pol) etatu',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'zdaln+; hybrydow+; praca zdalna',
  onSite: 'stacjonarn+',
  remotePhrases: 'prac[a-z] (zdaln+|hybrydow+); zdalnie; tryb* (hybrydow+|zdaln+)',
};

import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'ongeacht; gelijke kansen; acquisitie naar aanleiding',
  benefits: `
    vakantiedagen; vakantiegeld; pensioen; reiskosten; dertiende maand; thuiswerk; opleidingsmogelijk;
    korting; leaseauto`,
  requirements:
    'ervaring; kennis; hbo; mbo; diploma; beheers; rijbewijs; zelfstandig; flexibel; communicatie',
  duties: `
    zorgt; gaat; werkt; begeleid; verzorg; onderhoud; opstellen; uitvoer; advise; bewaak; behandel; helpt;
    maakt; bent verantwoordelijk`,
  employer: 'wij zijn; opgericht; sinds ####; familiebedrijf; ons bedrijf; marktleider',
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  solliciteer; solliciteer nu; solliciteren; direct solliciteren; delen; bewaren; terug;
  terug naar vacatures; vacatures; vacature; vacaturetekst; inloggen; opslaan; bekijk alle vacatures;
  werken bij; wij zoeken; functieomschrijving`;

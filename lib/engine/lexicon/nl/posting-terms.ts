import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  possibly_permanent: 'uitzicht op (een )?vast*( contract| dienstverband)?; detavast; optie op vast',
  apprenticeship: 'leerwerk*; leerling; bbl; werken en leren',
  internship: 'stageplek; stageplaats; meewerkstage; afstudeerstage; afstudeerder',
  voluntary: 'vrijwilliger*; vrijwilligerswerk',
  freelance: "zzp; zzp'er",
  franchise: 'franchise ondernemer; franchise partner; franchisenemer; franchising',
  side: 'bijbaan*; bijverdien*; zaterdaghulp; vakantiewerk; studentenbaan',
  interim: 'uitzend*; uitzendkracht; detachering',
  assisted: 'banenafspraak; participatie(wet|baan); garantiebaan; beschut werk; doelgroepregister',
  temporary: 'tijdelijk*; bepaalde tijd; jaarcontract; zwangerschapsvervanging; projectbasis; seizoens*',
  permanent: 'vast; vaste (aanstelling|baan|dienst); vast (contract|dienstverband); onbepaalde tijd',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  possibly_permanent: 'uitzicht op (een )?(vast*|verlenging en vast*); kans op (een )?vast*',
  apprenticeship: 'bbl-traject',
  internship: 'stagevergoeding',
  voluntary: 'vrijwilligersfunctie; vrijwilligersvergoeding',
  freelance: 'zzp-basis; op zzp basis',
  franchise: 'als franchise ?(nemer|ondernemer)',
  side: 'als bijbaan',
  interim: 'via (een )?uitzend*; op uitzendbasis',
  assisted: 'wet banenafspraak; banenafspraak; garantiebaan; beschut werk',
  temporary: `
    contract voor bepaalde tijd; tijdelijk(e)? (contract|dienstverband|functie|aanstelling|baan);
    jaarcontract; contract van (een|#) (jaar|maanden)`,
  permanent: '(contract voor|voor) onbepaalde tijd; vast(e)? (contract|dienstverband|aanstelling|baan)',
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'voltijd*; fulltime',
  part: 'deeltijd*; parttime',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'thuiswerk*; op afstand',
  onSite: 'op locatie; op kantoor',
  remotePhrases: 'thuis ?werk*; hybride? werk*; vanuit huis; deels thuis',
};

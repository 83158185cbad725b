import type { Lexicon } from './model';

/** What is of no one language: signs and international names. */
export const COMMON: Lexicon = {
  language: 'mul',
  headingWords: {
    joints: '&; +; /; ,; |; ・; ·',
  },
  phoneLabels: {
    phone: 'tel; t; p; m; c; h; ☎; ✆; 📞; 📱; ✉',
    otherNumber: 'iban; id; orcid; isbn; issn; doi',
  },
  documentTitles: 'curriculum vitae; curriculum; vitae; curriculum vitæ; europass; europass curriculum vitae',
  people: {
    prefixes: 'dr.',
    particles: "ap; o'; mac; st; st.; y; i",
    notNames: 'curriculum; vitae; cv; linkedin; github',
    addressed: 'Prof; Dr',
  },
  employers: {
    legalForms: 'se; sa; s.a.; co., ltd; co., ltd.',
  },
  schools: {
    university: `
      univ; univ.; uni; ku; ucm; uab; upf; uam; us; cmu; nyu; uba; puc; usp; unicamp; ufrj; ufmg; ku leuven;
      vu amsterdam; mit; eth; epfl; ucl; ucla; caltech; insa; hec; tu; fh; rwth; kth; dtu; ntnu; upc; upm;
      uned; uoc; unam; utn; iit; nit; tum; lmu; kit; eafit; ipn; itesm; tec; kaist; postech; ignou; jntu;
      vtu; gtu; aktu; uptu; rgpv; makaut; bput; iscte; unip; unesp; uninove; unicsul; fatec; iut; enst;
      ensam; iset; efrei; esc business; vse; cvut; ntua; odtu; itu; agh; sgh; pwsz; ase bucuresti; chalmers`,
    other: `
      coursera; udemy; udacity; edx; openclassrooms; platzi; codecademy; pluralsight; linkedin learning;
      freecodecamp; khan academy; educacion it; le wagon; ironhack; general assembly`,
  },
  degrees: {
    postdoctorate: 'postdoc; post-doc; postdoctoral*; postdoctorate; post-doctorate',
    doctorate: `
      phd; ph d; dphil; d phil; edd; dsc; sc d; md phd; dr; dr rer nat; dr-ing; dr ing; dr phil; dr med;
      dr iur; dr rer pol`,
    professional: `
      jd; j d; md; m d; mbbs; mb bs; mbchb; bds; dds; dmd; dvm; pharmd; pharm d; dpt; dnp; llm; ll m; llb;
      ll b; cpa; acca; bvsc`,
    MBA: 'mba; m b a; emba; pgdm; mim; mms; m m s',
    MSc: `
      msc; m sc; ms; m s; meng; m eng; mtech; m tech; mcs; mca; mphys; mmath; mchem; msci; m sci; m e; me;
      sm; ms in; mse; m s e; mscs; msee; m c a; m sc it; me mech`,
    masters: `
      ma; m a; mphil; m phil; med; m ed; mfa; m f a; mpa; mph; msw; mres; mlis; march; m arch; mdes; mcom;
      m com; mpp; m a in; mped; m p ed; mlib; m lib; mlisc; mpharm; m pharm; m pharma; mpt; mch; mplan;
      m plan; mvoc; mhm; mtm; mhrm; mfm`,
    somePostgraduate:
      'pgdip; pgd; pgcert; pgce; cas; das; mas; pgdca; p g d c a; pg dca; p g diploma; pgdhrm; pgdit; pgde',
    BSc: `
      bsc; b sc; bs; b s; beng; b eng; btech; b tech; be; b e; bcs; bca; b c a; bit; scb; bsc hons;
      bsc (hons); bs in; bse; b s e; bscs; bsee; basc; b a sc; bsit; bsn; bsba; bsed; beed; bsce; bsme;
      bshrm; bsa; bsc nursing; b sc nursing; bs nursing; bs hons; b tec; bmlt; b m l t`,
    bachelors: `
      ba; b a; bba; b b a; bcom; b com; bcomm; bfa; b f a; bed; b ed; barch; b arch; bds; bdes; bsw; bpharm;
      b pharm; bmus; ba hons; ba (hons); ab; a b; baccalaureus; bbm; b b m; bms; bmm; bhm; b h m; bhmct;
      bpt; b p t; bhms; bams; b a m s; bums; b pharma; bpharma; bped; b p ed; blib; b lib; blisc; bvoc;
      b voc; bplan; b plan; bft; gnm`,
    associates: 'adn; asn; aa; a a; aas; a a s; fda; fdsc',
    ASc: 'asc',
    HND_HNC_OrEquivalent: 'hnd; hnc; nd; btec hnd; btec hnc; ond; nce',
    vocational: `
      copa; d pharm; iti; i t i; ncvt; scvt; d pharma; ded; d ed; deled; d el ed; ttc; ntt; anm; dae; d a e;
      nc ii; nc iii; nc iv; tesda`,
  },
  certificates: {
    rows: 'id; no; nr; url; link',
    issuers: '@',
  },
};

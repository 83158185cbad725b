import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  possibly_permanent: `
    temp[- ]to[- ](perm|hire|permanent); contract[- ]to[- ]hire; temporary to permanent;
    fixed[- ]term with (the )?(possibility|view|option)`,
  apprenticeship: 'apprenti(ce|ceship)s?',
  internship: 'intern; interns; internship; internships; co-op',
  voluntary: 'volunteer; volunteering; voluntary; unpaid',
  freelance: `
    freelance; freelancer; freelancers; freelance*; contractor; independent contractor; 1099;
    self-employed; c2c; corp[- ]to[- ]corp`,
  franchise: 'franchise; franchisee',
  side: 'side job; student job; saturday job; weekend job; casual',
  interim: 'interim; interim manager; interim contract; agency worker; temp agency; through an agency',
  assisted: 'supported employment; sheltered employment; assisted employment',
  temporary: `
    temporary; temp; fixed[- ]term; fixed term contract; ftc; contract role; contract position; seasonal;
    maternity cover; parental leave cover; term; #[- ]months?( contract)?`,
  permanent: 'permanent; perm; indefinite; open-ended; direct hire; regular full[- ]time',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  possibly_permanent: `
    temp[- ]to[- ](perm|hire|permanent); contract[- ]to[- ]hire;
    (becom+|turn* into|lead* to|convert* to|made|go) (a )?permanent;
    (possibility|potential|opportunity|option|view|likely|prospect) (of|to|for) ((a|it|this|an|being|going|becoming|become|be made|extension and) )?((a|it|this|an|being|going|becoming|become|be made|extension and) )?(permanent|conversion to (a )?permanent)`,
  apprenticeship: '(this|an?|our|paid) apprenticeship',
  internship: '(this|an?|our|paid|unpaid|summer|#[- ](month|week)) internship',
  voluntary: '(this is a|as a|an unpaid) (voluntary|volunteer) (role|position|opportunity)?',
  freelance: `
    independent contractor; as a freelancer; on a freelance basis;
    freelance (role|position|basis|contract|project|opportunity|assignment);
    1099 (contractor|basis|position|role)`,
  franchise: '(become|open|run|own) (a|your own) franchise',
  interim: 'on an interim basis; interim (role|position|assignment|basis)',
  assisted: `
    supported employment (role|position|programme|program|place); sheltered (workshop|employment)`,
  temporary: `
    temporary (position|role|contract|assignment|job|basis|employment|post|appointment|opportunity|cover);
    fixed[- ]term; #[- ]?month (contract|fixed|ftc|maternity|assignment|term);
    seasonal (position|role|job|work); maternity (leave )?cover;
    contract (position|role|basis|opportunity|duration|length)`,
  permanent: `
    permanent (position|role|contract|job|employment|post|full[- ]time|opportunity|staff position|part[- ]time|basis|, full);
    (full[- ]time|part[- ]time),? permanent; open-ended contract`,
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'full[- ]?time(rs?)?; 1[.,]0 fte; 1 fte',
  part: 'part[- ]?time(rs?)?; 0[.,]# fte; term[- ]time',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: `
    remote*; hybrid*; work from home; wfh; work from anywhere; home based; home-based; telecommut*;
    telework; virtual`,
  onSite: 'on-?site; in[- ]office; in[- ]person; office[- ]based',
  remotePhrases: `
    (fully|100 ?%|completely|partly|partially|mostly|primarily|temporarily|work*|be|is|us|uk|europe|canada) remote(ly)?;
    remote[- ](first|friendly|only|ok|eligible|work|working|position|role|job|opportunity|option*|policy|flexib*|culture|company|environment|setup|set-up|based|within|from|in the|anywhere|possible|days?);
    remotely from; from anywhere;
    hybrid[- ](work*|role|position|model|schedule|job|policy|setup|set-up|environment|approach|team|arrangement|office|remote);
    work(ing)? from home; wfh; work[- ]from[- ](home|anywhere); days? (in|from) (the )?(office|home);
    telecommut*; telework*; this (is a|role is|position is|job is) (~ )?(~ )?(remote|hybrid);
    (days?|day) (a|per|each|every) week (in|at|from) (the |our )?(~ )?(office|home|hq);
    from home (on|the|for|up to|~ days?)`,
};

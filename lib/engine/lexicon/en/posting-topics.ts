import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: `
    equal (employment )?opportunit; equal opportunities employer; without regard to;
    regardless of (race|gender|age); reasonable accommodation; background check; recruitment agenc;
    unsolicited`,
  benefits: `
    401; insurance; medical; dental; paid time off; pto; vacation; holidays; parental leave; stipend;
    equity; stock option; pension; bonus; gym; wellness; perks; discount;
    free (lunch|parking|meals|uniform); competitive (salary|pay|compensation);
    flexible (hours|working|schedule); annual leave; days off; training budget; career progress;
    home ?office`,
  requirements: `
    experience; degree; knowledge; proficien; ability to; skills; fluent; years of; familiar(ity)? with;
    understanding of; background in; comfortable; certif; diploma; licen[cs]e; passion; you have; you are;
    self-starter; eager`,
  duties: `
    lead; build; develop; manag; design; own; work; driv; support; creat; collaborat; partner; ensur;
    writ; maintain; conduct; coordinat; prepar; monitor; identify; help; execut; defin; research;
    analy[sz]; deliver; provid; assist; perform; implement; overse; report; review; track; handl; plan;
    test; train; answer; serve; teach; repair; operat; receiv; greet; organi[sz]; set up; run; take; act;
    directly`,
  employer: `
    our mission; founded; since ####; our (customers|clients|team|culture|values|story|company);
    market leader; leading (provider|company|manufacturer); backed by; we are an?[ ]; we're an?[ ];
    we believe; family[- ](owned|run); with (over|more than) # employees; we (have )?(recently )?raised`,
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  apply; apply now; apply for this job; apply for this position; apply online; apply today; easy apply;
  quick apply; save; save job; saved; share; share this job; share job; print; report; report this job;
  back; back to jobs; back to all jobs; back to job listings; back to results; go back; sign in; sign up;
  log in; login; register; home; menu; close; search; search jobs; jobs; job; careers; career; all jobs;
  view all jobs; see all jobs; open positions; job openings; open roles; skip to content;
  skip to main content; toggle navigation; read more; show more; learn more; next; previous; follow; like;
  new; featured; urgent; urgently hiring; hot job; actively hiring; overview; application; job details;
  job description; job posting; job advert; job advertisement; job ad; vacancy; vacancies; now hiring;
  we are hiring; we're hiring; join us; join our team; join the team; position available; job opening;
  job opportunity; career opportunity; description; loading; cookie settings; accept all; contact us;
  about us; faq; blog; email this job; job alert; create alert; similar jobs; upload resume; upload cv;
  submit application; view job; view company profile; company profile; posted by; responsibilities`;

import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'job title; title; position; position title; role; job; vacancy; job name; opening',
  employer: `
    company; company name; employer; organisation; organization; hiring organization; hiring company;
    client; business; hiring employer; agency; firm; institution; posted by; school; hospital; practice;
    restaurant; hotel; store`,
  location: `
    location; locations; job location; work location; location(s); place of work; based in; city; office;
    office location; where; workplace; region; area; site; duty station; primary location; base; place`,
  salary: `
    salary; salary range; pay; pay range; compensation; base salary; remuneration; wage; rate;
    hourly rate; day rate; annual salary; pay rate; starting salary; salary package; total compensation;
    base pay`,
  contract: `
    contract; contract type; type of contract; employment type; job type; type; employment;
    type of employment; position type; worker type; employment status; time type; working time;
    commitment; engagement; workload; schedule; job schedule; basis; contract length; duration`,
  hours: 'hours; working hours; hours per week; weekly hours; work hours; number of hours',
  workplace: `
    workplace type; location type; remote; work model; work arrangement; remote work; work mode;
    working model; on-site/remote; work type`,
  start: `
    start date; starting date; start; starting; job start; entry date; commencement;
    anticipated start date; expected start date; available from; position start date`,
  end: 'end date; contract end date; ending; ends; contract end; until; position end date',
  deadline: `
    deadline; application deadline; apply by; apply before; closing date; closing; close date;
    applications close; last date to apply; expiry date; valid until; valid through; expires; closes;
    date closing; closing date for applications; application closing date; applications due; open until`,
  posted: `
    posted; date posted; posted on; posting date; published; published on; publication date; date;
    job posted; opening date; first posted; listed; open date`,
  reference: `
    reference; ref; reference number; reference no; ref no; ref number; job reference; job id; job number;
    job code; requisition id; requisition; requisition number; req id; req; posting id; vacancy id;
    vacancy number; id; job ref; job requisition; job requisition id; reference code; job posting id;
    announcement number; vacancy reference; position number; requisition no`,
  contact: `
    contact; contact person; contact name; contact us; recruiter; hiring manager; your contact;
    point of contact; contact details; questions; recruiting contact; hr contact; recruitment contact;
    talent partner; recruitment consultant`,
  owner: `
    hiring manager; hiring manager name; recruiter; recruiter name; your recruiter; owner; job owner;
    posted by; responsible recruiter; posting owner; requisition owner; account manager;
    recruitment consultant; consultant; talent partner; talent acquisition partner; recruitment agency;
    consultant name`,
  phone: 'phone; telephone; tel; phone number; mobile; call; call us',
  email: 'email; e-mail; mail; email address; e-mail address; apply to; send cv to',
  website: `
    website; web; homepage; url; apply at; site; company website; apply online; link; careers page`,
  years: `
    experience; years of experience; work experience; experience level; experience required;
    required experience; minimum experience; min. experience; experience in years`,
  degree: `
    education; education level; degree; required education; minimum education; qualification level;
    level of education`,
  languages: `
    languages; language; required languages; language skills; languages required; language requirements`,
  school: `
    schools; school names; universities; target schools; preferred schools; preferred universities`,
  street: `
    address; street; street address; work address; job address; office address; workplace address;
    address line 1`,
  town: 'city; town; city/town; municipality; locality',
  region: 'state; state/province; province; county; region',
  postalCode: 'zip; zip code; zipcode; postal code; postcode; post code; zip/postal code',
  country: 'country; country/region; nation',
  driving: `
    driving licence; driving license; driver's license; driver's licence; drivers license; licence`,
  skills: `
    skills; required skills; key skills; technical skills; must have; must-have; tech stack; technologies;
    stack`,
  other: `
    department; team; function; category; industry; sector; level; seniority; reports to; reporting to;
    line manager; travel; job family; grade; career level; division; sponsorship; job category; openings;
    number of positions; share; views; applicants`,
};

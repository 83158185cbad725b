import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    about the role; about this role; about the job; about the position; about the opportunity; the role;
    the job; the position; your role; the opportunity; job summary; position summary; role summary;
    role overview; job overview; position overview; role description; job description; position description;
    job purpose; purpose of the role; role purpose; summary; overview; the mission; your mission; mission;
    the challenge; your impact; about the project; who we're looking for; why this role matters;
    the offer in short; job profile; description`,
  duties: `
    responsibilit*; key responsibilit*; duties; main duties; essential duties; essential functions;
    job functions; tasks; your tasks; what you will do; what you'll do; what you do; what you will be doing;
    what you'll be doing; what will you do; what you'll own; what you'll work on; what you'll build;
    what you can expect to do; in this role you will; in this role, you will; in this role you'll; you will;
    you'll; the work; your work; day to day; day-to-day; a day in the life; a typical day;
    key accountabilities; accountabilities; scope; scope of work; what the job involves;
    what you'll be responsible for; how you will contribute; how you'll make an impact;
    how you'll spend your time; your responsibilit*; key duties; core duties; key activities;
    what you'll accomplish; what success looks like; your day; areas of responsibility; key objectives;
    deliverables; what is the role; in your role; as a part of this role; expect to`,
  requirements: `
    requirement*; minimum requirements; what you've done; what you have done; what you'll bring to the team;
    what skills you'll need; skills you'll need; job requirements; qualification*; basic qualifications;
    minimum qualifications; required qualifications; key qualifications; required skills; skills;
    key skills; required; must have*; must-have*; who you are; about you; what you bring; what you'll bring;
    what you will bring; what you'll need; what you need; what you will need; what we are looking for;
    what we're looking for; what we look for; we're looking for; we are looking for; what we need;
    your profile; candidate profile; ideal candidate; the ideal candidate; your background; your skills;
    your experience; experience; experience & skills; skills and experience; skills & experience; education;
    education and experience; knowledge; abilities; competencies; technical skills; soft skills; you have;
    you are; you'll have; you bring; you might be a fit if; you may be a fit if; you may be a good fit if;
    you'll be a good fit if; you are a good fit; this role is for you if; you should apply if;
    this might be for you if; is this you; does this sound like you; you'll thrive; who will thrive;
    what makes you a great fit; what you have; person specification; essential criteria; essential;
    essentials; selection criteria; eligibility; prerequisites; tech stack; our stack; our tech stack;
    technologies; we expect; what we expect; what we'd like to see; what you should have; to be successful;
    to succeed; success in this role; who we're looking for; who we are looking for; who are you;
    you could be a fit; we'd love to hear from you if; we'd love to see; to apply you need; languages;
    certifications; licenses; the profile; what it takes; what you offer; what do you need; you must have;
    the must haves; this is you; a good fit; your superpowers; traits; qualities`,
  preferred: `
    nice to have*; nice-to-have*; nice-to-haves; good to have; bonus; bonus if you have; plus if you have;
    nice if you have; great if you have; bonus points; bonus points if; bonus skills; preferred;
    preferred qualifications; preferred skills; preferred experience; preferred requirements; desired;
    desired skills; desired qualifications; desirable; desirable criteria; ideally; ideally you have;
    a plus; plus; pluses; plus points; extra credit; extra points; would be a plus; it's a plus if;
    it's a bonus if; even better if; advantageous; not required but; additional qualifications; optional;
    nice extras; what would be great; brownie points; added advantage; highly desirable; helpful;
    additional skills`,
  benefits: `
    benefits; our benefits; perks; perks and benefits; perks & benefits; benefits & perks; what we offer;
    what we offer you; we offer; what you'll get; what you get; what you will get; what's in it for you;
    what is in it for you; why join us; why join; why you'll love; why you'll like working here;
    why you'll love working here; why you'll love working with us; why you should join; why work with us;
    why work for us; why us; rewards; total rewards; compensation and benefits; compensation & benefits;
    salary and benefits; salary & benefits; pay and benefits; pay & benefits; package; our offer; the offer;
    what we can offer you; the benefits; the perks; employee benefits; life at; why choose us; work-life;
    what's on offer; our perks; we provide; additional benefits; the package; in return; you'll receive;
    you will receive; what to expect from us; taking care of you; what we provide; how we'll take care;
    our commitment to you`,
  employer: `
    about us; who we are; ^who are; ^why; about the company; about our company; about the team; the team;
    our team; your team; the company; company description; company overview; company profile; our mission;
    our story; our values; our culture; our vision; about the organisation; about the organization;
    about the business; about the employer; about our client; our client; the organization;
    the organisation; company culture; what we do; our purpose; introduction; who are we; our company;
    culture; core values; our core values; values; working at; life at; meet the team; meet us; the client;
    our approach; how we work; our principles; ^about; about the department; why we exist`,
  pay: `
    salary; salary range; pay; pay range; compensation; compensation range; salary information; base salary;
    remuneration; pay transparency; pay details; compensation details; annual salary; hourly rate; rate;
    expected salary; salary expectations; salary details; compensation transparency; estimated salary;
    cash compensation; on-target earnings; wage; salary band; the salary; our compensation;
    compensation philosophy`,
  application: `
    how to apply; to apply; apply; application; application process; applying; contact; contact us;
    contact information; contact details; interested; interested?; next steps; interview process;
    our interview process; hiring process; our hiring process; the hiring process; recruitment process;
    selection process; the process; how we hire; the interview process; ready to apply;
    application instructions; apply now; what to expect; closing date; sound good; want to join us;
    questions; how to join`,
  facts: `
    location; locations; job location; work location; where; where you'll work; where you will work;
    where you'll be; job details; job info; job information; key facts; at a glance; details;
    position details; key details; employment type; job type; contract; contract type; schedule;
    work schedule; working hours; hours; work environment; working conditions; terms; conditions;
    start date; department; reports to; reporting to; travel; physical requirements; travel requirements;
    work model; the details; workplace; location and hours; practical information; practicalities;
    quick facts; additional information; additional details; other information; logistics; job facts;
    location type; posting details`,
  notice: `
    equal opportunity; equal opportunities; equal employment; equal opportunity employer;
    equal employment opportunity; eeo; eeo statement; diversity; diversity and inclusion;
    diversity & inclusion; diversity, equity; inclusion; our commitment to diversity;
    commitment to diversity; accommodations; accommodation; reasonable accommodation; privacy;
    privacy notice; privacy policy; disclaimer; note; please note; notice; background check;
    visa sponsorship; sponsorship; e-verify; legal; cookies; similar jobs; related jobs; more jobs;
    recommended jobs; data protection; fraud; beware; recruitment fraud; recruitment agencies; agencies;
    export control; itar; accessibility; belonging; inclusion statement; safeguarding; share this job;
    inclusivity; note to; affirmative action; compliance; our promise; security notice`,
};

export const OPTIONAL: Lexicon['optional'] = `
  nice to have; nice-to-have; a plus; is a plus; plus points?; big plus; huge plus; strong plus; bonus;
  preferred; preferably; desirable; desired; advantage*; ideally; would be great; optional;
  not (a )?(required|requirement|necessary|essential|mandatory|must);
  preference (is |will be )?(given|for); helpful; beneficial`;

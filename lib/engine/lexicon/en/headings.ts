import type { Lexicon } from '../model';

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    current position; industrial attachment; companies worked; companies worked for; indian experience;
    abroad experience; domestic experience; marine experience; jobs held; offices held; self employment;
    field experience; site experience; overseas experience; gulf experience; sea service; sea experience;
    appointments held; experience; experiences; work; work experience; working experience; work history;
    employment; employment history; employment record; employment background; employments;
    professional experience; professional background; professional history; professional career; career;
    career history; career experience; career path; career progression; career overview; job history;
    job experience; jobs; positions; positions held; positions of responsibility; appointments;
    academic appointments; internships; internship; industry experience; industrial experience;
    work background; where i worked; what i have done; i worked at; practical experience; assignments;
    engagements; consulting engagements; research experience; teaching experience; employment summary;
    work summary; experience summary by employer; professional appointments; relevant roles; roles;
    prior experience; track record; worked at`,
  education: `
    academic achievement; scholastic achievements; tertiary education; primary education;
    educational achievement; educational achievements; institutions attended; schooling details; education;
    educations; academic background; academic history; academic qualifications; academic record;
    academic studies; academic education; academics; academia; educational background;
    educational qualifications; educational qualification; educational history; education background;
    education history; education details; academic details; studies; degrees; degree; schooling; university;
    college; scholastic record; qualification; academic credentials; academic profile;
    academic achievements; academic career; where i studied; studied at; formal education;
    academic formation; university education; university studies; diplomas`,
  training: `
    safety courses; trainings undergone; training undergone; training; trainings; courses; coursework;
    courses taken; relevant coursework; relevant courses; professional development; continuing education;
    workshops; workshop; seminars; further education; further training; online courses; additional training;
    professional training; training courses; moocs; continuous learning; additional education;
    courses and seminars; short courses; training attended; selected coursework; bootcamps`,
  projects: `
    projects; project; personal projects; side projects; key projects; selected projects; academic projects;
    open source; open source projects; open-source contributions; open source contributions; portfolio;
    project experience; project history; project work; projects undertaken; research projects;
    notable projects; contributions; things i built; major projects; own projects; case studies; my work;
    featured projects; university projects; hackathons; github projects`,
  volunteering: `
    volunteering; volunteer; volunteer experience; volunteer work; voluntary work; voluntary experience;
    volunteer activities; community service; community involvement; social engagement; civic engagement;
    volunteering experience; social work; community; extracurricular activities; extracurriculars;
    extra-curricular activities; extra-curricular; extra curriculum; co-curricular; leadership activities;
    leadership experience; community work; charity work; charity; volunteerism; outreach; social commitment;
    voluntary service; pro bono; non-profit; campus involvement; student activities; student organizations;
    leadership and activities; activities`,
  skills: `
    domain expertise; functional skills; equipment handled; equipments handled; machines operated;
    machines handled; instruments handled; skills; skill; skill set; skillset; technical skills; key skills;
    core skills; soft skills; hard skills; it skills; computer skills; digital skills; software skills;
    programming skills; professional skills; transferable skills; interpersonal skills; personal skills;
    other skills; competencies; competences; core competencies; core competences; key competencies;
    areas of expertise; area of expertise; expertise; technologies; technology; tech stack;
    technology stack; technical stack; technical expertise; technical proficiencies; technical proficiency;
    proficiencies; technical competencies; technical knowledge; tools; tools and technologies; software;
    programming languages; specialties; specialities; specializations; strengths; key strengths; knowledge;
    capabilities; abilities; talents; technical summary; technical profile; technical background;
    it knowledge; skills summary; summary of skills; skill highlights; areas of knowledge;
    computer knowledge; toolbox; toolkit; frameworks; what i know; computer literacy; software proficiency;
    technical toolbox; skills overview; technical environment; it proficiency; strength; traits; attributes;
    qualities; assets; positives; attitude; attitudes; personality; proficiency; specialization;
    specialisation; forte; core areas; expertise areas; command over; what i can do; computing skills;
    software knowledge; areas of strength`,
  languages: `
    linguistic abilities; linguistic skill; lingual skills; tongues spoken; languages; language;
    language skills; language proficiency; language proficiencies; languages known; spoken languages;
    foreign languages; linguistic skills; known languages; language competencies; languages spoken;
    language knowledge; foreign language skills; linguistics skills; language abilities; human languages;
    natural languages`,
  certifications: `
    certifications; certification; certificates; certificate; professional certifications;
    professional certification; credentials; accreditations; accreditation; professional qualifications;
    technical certifications; it certifications; certification and training; certified in; badges;
    online certifications; professional credentials; certifications obtained; certificates obtained;
    digital badges; certificates of completion`,
  licenses: `
    licenses; license; licences; licence; professional licenses; licensure; driving licence;
    driving license; driver's license; drivers license; driver license; professional licensure`,
  awards: `
    awards; award; honors; honours; honors and awards; achievements; accomplishments; key achievements;
    recognition; recognitions; prizes; scholarships; scholarship; grants; fellowships; distinctions;
    honors & scholarships; accolades; awards and achievements; awards and recognition; notable achievements;
    selected achievements; major achievements; professional achievements; personal achievements;
    achievements and awards; grants and fellowships; competitions; competition; academic honors;
    academic awards; funding; awards received; scholarships and awards; career highlights;
    career achievements; milestones`,
  contact: `
    contact; contacts; contact information; contact info; contact details; contact me; contact data;
    get in touch; links; online; online profiles; social; social media; social networks; web; websites;
    profiles; address; reach me; find me online; online presence; social links; social profiles; follow me;
    on the web; find me; connect; network; networks; websites and social; websites, portfolios, profiles;
    location`,
  personal: `
    personal memoranda; vital statistics; individual profile; personal snippets; personal information;
    personal details; personal data; personal info; personal particulars; bio data; biodata; about you;
    personal profile details; personalia; vitals; basic information; basic info; general information;
    personal; details; particulars; demographics; miscellaneous information`,
  summary: `
    summary; synopsys; profile; professional profile; professional summary; personal profile;
    personal summary; career summary; career profile; executive summary; about; about me; overview;
    introduction; intro; biography; bio; who i am; summary statement; personal statement; statement;
    in short; in brief; at a glance; executive profile; profile summary; summary profile;
    professional overview; short bio; hello; background; my profile; synopsis; professional statement;
    career overview summary; candidate profile; professional bio; my story; presentation; who am i;
    brand statement; snapshot; career snapshot; professional synopsis; profile statement; short profile;
    research profile; introduction about me; description; me`,
  objective: `
    objective; objectives; career objective; career objectives; carrier objective; carrier objectives;
    position desired; position sought; career goal; career goals; goals; goal; job objective;
    professional objective; professional goals; employment objective; career aim; personal objective; aim;
    looking for; what i am looking for; job target; target position; desired position; career aspirations;
    professional goal; career focus; seeking; desired role; ambition; ambitions`,
  qualifications: `
    qualifications; other qualification; other qualifications; additional qualification;
    additional qualifications; extra qualification; extra qualifications; further qualifications;
    summary of qualification; summary of qualifications; qualifications summary; highlights;
    highlights of qualifications; key qualifications; career highlights summary; professional highlights;
    key highlights; key facts; value proposition; professional qualifications summary;
    qualifications profile; summary of experience and qualifications; qualification summary;
    qualification highlights; summary of expertise; expertise summary; selected highlights;
    key accomplishments summary`,
  coverLetter: 'cover letter; covering letter; letter of motivation; motivation letter; motivation',
  hobbies: `
    favourite activities; favorite activities; hobbies; hobby; interests; interest; personal interests;
    hobbies and interests; interests and hobbies; leisure; leisure activities; leisure interests; free time;
    personal interests and hobbies; passions; likes; pastimes; other interests; fun facts; sports;
    outside of work; research interests; areas of interest; personal life; outside work; beyond work;
    when i'm not working`,
  publications: `
    publications; publication; selected publications; papers; research; research work; writing; writings;
    scientific publications; academic publications; publications list; list of publications; preprints;
    bibliography; theses; thesis; master thesis; master's thesis; research output; research papers;
    scholarly work; publications and preprints; blog posts; blog`,
  articles: `
    articles; journal articles; peer-reviewed articles; peer reviewed publications; journal publications;
    refereed articles; journal papers; peer-reviewed publications; peer-reviewed journal articles;
    published articles; newspaper articles`,
  books: 'books; book; books and chapters; book chapters; monographs',
  conferencePapers: `
    conference papers; conference publications; conference proceedings; proceedings;
    conference presentations; conferences; conference; conference contributions; conference articles;
    congresses`,
  patents: 'patents; patent; patents and inventions; inventions; patents pending; patents granted',
  speaking: `
    speaking; speaking engagements; talks; presentations; invited talks; public speaking; lectures;
    conference talks; keynotes; talks and presentations; selected talks; speeches; oral presentations;
    posters; invited lectures`,
  references: `
    references; reference; referees; referee; recommendations; testimonials;
    references available upon request; references available on request; references on request;
    professional references; recommendation; character references; work references`,
  affiliations: `
    affiliations; memberships; membership; professional memberships; professional affiliations;
    associations; professional associations; organizations; organisations; professional organizations;
    societies; committees; committee memberships; clubs; professional membership; service; academic service;
    professional service; professional activities; editorial boards; peer review; reviewer;
    professional bodies; boards; board memberships; board positions; leadership; other activities;
    positions of trust`,
  military: `
    military; military service; military experience; military background; military history;
    military training; army; national service; service record; armed forces`,
  clearances: 'security clearance; security clearances; clearance; clearances',
  workStatus: `
    work status; work authorization; work authorisation; visa status; work permit; citizenship; nationality;
    right to work; immigration status; eligibility; legal status; residence status; work eligibility`,
  availability: 'availability; notice period; available from; start date',
  ignored: `
    declaration; privacy; privacy statement; consent; gdpr; data protection; disclaimer; signature; annex;
    annexes; attachments; enclosures; appendix`,
  other: `
    additional information; other; others; other information; miscellaneous; misc; additional;
    additional details; more; extra; extras; varia`,
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: `
      educational; education; academic; academical; academics; scholastic; scholastics; scholarly;
      schooling; qualification; qualifications; educative; institutions; schools; colleges`,
    workHistory: `
      employment; work; working; job; jobs; occupational; organizational; organisational; organization;
      organisation; employer; employers; experience; experiences; service`,
    skills: `
      technical; technological; technology; computer; computers; software; hardware; it; ict; ms office;
      programming`,
    personal: 'personal; family; bio; biographical; biographic',
    other: 'passport; visa',
    languages: 'language; languages; linguistic; lingual',
    projects: 'project; projects',
    training: 'training; trainings',
    volunteering: 'extracurricular; cocurricular; curricular; curriculars; extracurriculum',
    references: 'reference; references; referee; referees',
    hobbies: 'hobby; hobbies; interest; interests; recreational; leisure',
  },
  careers:
    'professional; career; carrier; carreer; industrial; industry; corporate; occupational; experiential',
  courses: `
    history; record; records; chronicle; chronicles; chronology; contour; contours; graph; path;
    progression; journey; timeline; trajectory; track; ladder; growth; tenure; exposure; experience; chart;
    sequence`,
  accounts: `
    summary; profile; synopsis; snapshot; overview; glimpse; outline; brief; abstract; sketch; preview;
    summery; abridgement`,
  nouns: `
    detail; details; detailed; particular; particulars; information; info; data; dossier; vitae; credential;
    credentials; qualification; qualifications; attainment; attainments; background; statement; status;
    account; accounts; profile; profiles; summary; overview; history; record; records; exposure;
    proficiency; proficiencies; competency; competencies; forte; merits; activity; activities; performance;
    matrix; chronicle; chronology; glimpse; snapshot; synopsis; outline; pursuits`,
  duties: `
    responsibilities; responsibility; duties; duty; roles; role; tasks; task; deliverables;
    accountabilities; description; highlights; assignments; contributions`,
  dutyOwners: `
    job; work; role; position; project; company; client; employer; organization; organisation; designation;
    site`,
  dutyAccounts: `
    profile; description; details; detail; summary; nature; scope; role; roles; responsibilities;
    responsibility; handled; area`,
  modifiers: `
    my; our; his; her; the; a; an; of; in; for; with; as; at; to; on; by; this; is; are; key; core; main;
    major; selected; select; relevant; related; recent; current; previous; past; prior; other; additional;
    further; latest; most; notable; professional; work; working; career; job; technical; technological;
    personal; academic; practical; general; specific; special; extra; full; brief; short; detailed; list;
    overview; details; information; info; section; history; record; scientific; industry; industrial;
    business; commercial; corporate; clinical; legal; medical; nursing; teaching; research; engineering;
    software; it; web; design; management; managerial; leadership; executive; administrative; marketing;
    sales; financial; accounting; international; national; local; public; private; freelance; contract;
    part-time; full-time; summer; student; early; earlier; later; further relevant; non-academic; formal;
    higher; secondary; postgraduate; graduate; undergraduate; university; college; school; highest; known;
    undertaken; handled; handeled; done; attended; completed; obtained; acquired; received; achieved;
    gained; possessed; set; sets; during; total; overall; basic; existing; dates; present; co;
    chronological; order; wise; background; experience-related; honorary; voluntary; volunteer; social;
    online; digital; computer; hard; soft; foreign; spoken; written; native; first; second`,
  joints: 'and',
};

import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
  name: `
    name; full name; candidate name; name of candidate; name of the candidate; name in full; applicant name;
    name of applicant; name and surname; first name and surname; name surname`,
  givenName: 'first name; first names; given name; given names; forename; forenames',
  familyName: 'last name; surname; family name; second name',
  address: `
    address; present address; present add; local add; current add; correspondence add; contact add;
    postal add; mailing add; current address; home address; contact address; mailing address;
    postal address; residential address; residence address; residence; residing at; residing in;
    currently residing at; living in; local address; correspondence address; corresponding address;
    address for correspondence; address for communication; communication address; temporary address;
    full address; my address; add; addr; address line; address details; present and permanent address;
    present postal address; address current; zip city; city zip`,
  permanentAddress: `
    permanent address; permanent add; perm address; contact details permanent; permanent home address;
    permanent residential address; permanent residence; permanent postal address; native address;
    native place; home town; hometown; domicile address`,
  phone: `
    phone; phone no; phone number; phones; telephone; telephone no; telephone number; telephone numbers;
    tel; tel no; tel nos; mobile; mobile no; mobile nos; mobile number; mobile numbers; mobile phone; mob;
    mob no; mob nos; cell; cell no; cell number; cell phone; cellphone; contact; contact no; contact nos;
    contact number; contact numbers; contact details; contact mobile; ph; ph no; phone mobile; tel mobile;
    whatsapp; whatsapp no; whatsapp number; landline; handphone; hand phone; hp; hp no; call; home phone;
    residence phone; phone residence; alternate no; alternate number; alternate contact; alternative number;
    emergency contact no`,
  email: `
    email; e mail; email id; e mail id; email ids; mail; mail id; email address; e mail address;
    mail address; email add; gmail; gmail id; electronic mail; emails`,
  languages: `
    languages known; language competence; language competences; language knowledge; knowledge of languages;
    other language; other language s; language known; languages; language; languages know; language know;
    known languages; known language; languages spoken; language spoken; spoken languages; spoken language;
    languages read; languages written; languages proficiency; language proficiency; linguistic proficiency;
    linguistic ability; linguistic abilities; linguistic skills; linguistics; language skills;
    language skill; language abilities; language ability; languages fluent in; language efficiency;
    known to languages; languages can speak; languages speak; languages known to speak;
    language known to speak; language can speak; language to known; languages to known;
    fluency in languages; communication languages; communication language; foreign languages;
    foreign language; other languages`,
  relative: `
    mother's name; mother name; mothers name; name of mother; mother; mother's full name;
    mother's occupation; father's occupation; father occupation; fathers occupation; father's profession;
    parents; parents name; parent's name; parent name; guardian; guardian name; guardian's name;
    name of guardian; husband; husband name; husband's name; spouse; spouse name; spouse's name;
    name of spouse; name of husband; wife; wife's name; wife name; next of kin; kin; emergency contact;
    emergency contact person; beneficiary; sibling; siblings; brother; brothers; sister; sisters`,
  document: `
    date of issue; issue date; date of issued; issued date; issued on; issued at; place of issue;
    issue place; place of issued; issued by; issuing authority; date of expiry; date of expire;
    date of expiration; expiry date; expiration date; expire date; valid till; valid until; valid upto;
    valid up to; validity; passport validity; passport expiry; passport expiry date; passport issue date;
    passport date of issue; passport date of expiry; passport place of issue; passport issued;
    passport valid till; passport detail; passport details; passport status; ecr status; ecnr`,
  body: `
    age; height; weight; blood group; blood type; complexion; eye color; eye colour; hair color;
    physical status; physical disability; health; health status; health condition; chest;
    identification mark; identification marks`,
  belief: 'religion; religion caste; religious; caste; community; category; religion and caste',
  interests: `
    hobbies; hobby; hobbies and interests; interests and hobbies; interest and hobbies; interests; interest;
    hobbies interests; interest hobbies; strength; strengths; weakness; personal strength;
    personal strengths`,
  availability: 'availability; available from; available; notice period; start date; earliest start',
  birthplace: 'place of birth; birthplace; birth place',
  currentLocation: 'current location; current residence',
  currentSalary: 'current salary; present salary; current ctc',
  dateOfBirth: 'date of birth; birth date; birthdate; birthday; dob; d.o.b.; d.o.b; born; born on',
  drivingLicense: `
    driving licence; driving license; driver's license; driver's licence; drivers license; driver license;
    driver licence`,
  familyComposition: 'children; number of children',
  fathersName: "father's name; fathers name; father name; name of father; father",
  gender: 'gender; sex',
  maritalStatus: 'marital status; civil status',
  mothersMaidenName: "mother's maiden name; mothers maiden name; mother's name",
  motherTongue: 'mother tongue; mother tongue(s); native language',
  nationalIdentity:
    'id number; id no; identity card; national id; national insurance number; social security number; ssn',
  nationality: 'nationality; citizenship; citizen of',
  passportNumber: 'passport; passport no; passport number',
  preferredLocation: 'preferred location; preferred locations; desired location',
  requiredSalary: `
    required salary; expected salary; desired salary; salary expectation; salary expectations; expected ctc`,
  visaStatus: `
    visa; visa status; work permit; work authorization; work authorisation; right to work;
    immigration status; residence permit`,
  willingToRelocate: 'willing to relocate; relocation; open to relocation',
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
  whatOfJob: `
    designation; position; position held; post; post held; job title; occupation;
    occupation or position held; job; job role; role; designation held; work position; working as;
    worked as; working position; rank; profession; professional title; appointed as; appointment as;
    capacity`,
  whatOfStudy: `
    degree; degrees; qualification; qualifications; course; courses; exam; exams; examination; examinations;
    exam passed; examination passed; class passed; standard; std; diploma; certificate; programme; program;
    course name; degree obtained; degree earned; degree awarded; qualification obtained;
    title of qualification awarded; exam details; examination details; educational qualification;
    educational qualifications; academic qualification; academic qualifications; education; academic level;
    level of education; educational level; level of study; semester; sem; name of examination; name of exam;
    course of study; exam level; degree certificate; highest qualification; qualification gained; award;
    award obtained; grade passed`,
  what: 'title; function',
  whereOfJob: `
    employer; current employee; previous employee; present employee; last employee; company; company name;
    firm; organization; organisation; organization name; organisation name; employer name; company details;
    organization details; organisation details; workplace; work place; place of work; working place;
    place of employment; business name; company worked; company worked for; name of employer;
    name and address of employer; worked with; working with; worked at; working at; worked for; working for;
    employed with; employed at; concern; name of concern; name of firm; establishment; corporation;
    hospital; hotel; restaurant; vessel; ship; ship name; vessel name; agency; facility`,
  whereOfStudy: `
    school; college; institute; school name; college name; institute name; institution name; school college;
    educational institution; academic institution; educational institute; academy; polytechnic; alma mater;
    passed from; studied at; name and type of organisation providing education and training;
    training centre; training institute; centre of study; tertiary institution; school attended`,
  where: 'institution; where',
  boardOfStudy: `
    board; university; board university; university board; boards; examination board; examining body;
    awarding body; council; affiliated to; affiliation; university name; board name; board of education;
    board of examination; authority; awarding institution`,
  subjectOfStudy: `
    specialization; specialisation; speciality; specialty; stream; branch; major; majors; subject; subjects;
    discipline; field of study; field; main subject; main subjects; area of study; course major;
    subject area; group; faculty; department of study; trade; subjects taken; area of specialization;
    major subjects; optional subject; programme of study`,
  when: `
    period; dates; duration; duration of employment; time period; period of time; period of employment;
    employment period; period of service; period of work; work period; working period; year; years; tenure;
    from to; from - to; from until; service period; length of service; time frame; timeline; date; session;
    academic year; batch; passing year session; when; term; years attended; dates attended;
    duration of course; course duration; duration of work; job duration; work duration; period worked;
    year of study; academic session; dates of employment; time; working duration; service duration;
    employment dates; from to date; month and year; month year; dates of attendance; years of attendance;
    period from to; date from to`,
  start: `
    from; start; start date; date of joining; joining date; date joined; starting date; commencement date;
    date from; since; doj; joined on; date of appointment; appointment date; year of joining;
    year of admission; admission year; year started; year of entry; from date; date of entry`,
  end: `
    to; till; until; end; end date; date of leaving; leaving date; last working day; date to;
    finishing date; ending date; date of relieving; relieving date; to date; upto; year of passing;
    passing year; year of completion; completion year; year passed; passed year; passing out year;
    year of graduation; graduation year; year of pass; year passing; pass out; passed out; passout year;
    pass year; completed; date of completion; completion date; year completed; year obtained; date obtained;
    year of award; graduation date; graduated; passing; passed in; month and year of passing;
    month year of passing; date of passing; year of passed; completion; month of passing; passing date;
    passed; year of examination; year of exam; passing month and year; date awarded`,
  place: `
    location; place; city; town; country; work location; job location; place of posting; base location;
    posted at; city country; state; work site; address; office address; company address;
    address of employer; company location`,
  gradeOfStudy: `
    percentage; percent; per cent; %; % of marks; % marks; marks; mark; marks %; marks obtained;
    percentage of marks; percentage marks; cgpa; gpa; sgpa; cpi; spi; grade; grades; class; division; score;
    aggregate; result; results; cgpa / percentage; cgpa %; percentage / cgpa; percentage cgpa;
    obtained marks; total marks; marks in %; points; rank obtained; class obtained; class / grade;
    performance; ogpa; dgpa; aggregate %; secured; grade obtained; classification; honours; max marks;
    maximum marks`,
  text: `
    responsibilities; responsibility; job responsibilities; job responsibility; duties; duty;
    key responsibilities; main activities and responsibilities; main activities; description;
    job description; job profile; work profile; role description; profile; job summary;
    roles and responsibilities; roles & responsibilities; role and responsibilities;
    duties and responsibilities; responsibilities and duties; job duties; nature of work; nature of job;
    work nature; nature of duties; tasks; activities; achievements; accomplishments; key deliverables;
    key result areas; kra; accountabilities; key roles; work done; scope; scope of work; job details;
    summary; remarks; principal subjects; principal subjects/occupational skills covered; key skills used;
    highlights; work description; responsible for; reporting; major courses; main courses; relevant courses;
    key courses; courses taken; coursework; relevant coursework; modules; thesis title`,
  projectOfJob: `
    project; projects; project name; project title; title of project; name of project; project details;
    project undertaken; projects undertaken; projects handled; project handled; major project; key project;
    assignment; project description; mini project; main project; academic project; topic; thesis;
    dissertation; final project`,
  detail: `
    client; clients; client name; customer; end client; end user; consultant; main contractor; contractor;
    sub contractor; team size; team; department; dept; division name; section; industry; sector;
    business type; type of business; nature of business; type of business or sector; business; product;
    products; turnover; company turnover; company profile; about company; organization profile;
    organisation profile; about the company; company description; company overview; website; web site; url;
    supervisor; reporting to; reports to; reported to; manager; superior; reference; contact;
    contact person; contact no; telephone; phone number; phone; reason for leaving; reason; salary; ctc;
    last salary; notice period; job type; employment type; type of employment; status; nature of employment;
    mode; mode of study; medium; medium of instruction; study mode; level; tools; tools used; technologies;
    technology; technologies used; environment; platform; language; languages; software; skills used;
    operating system; database; front end; back end; value; project value; contract value; cost;
    project cost; project site; site; experience; total experience; work experience; years of experience;
    no of years; field of work; field of activity; s no; sl no; sr no; serial no; sno; no; #; nr; lp;
    roll no; registration no; registration; guide; attempts; backlogs; remark; observations;
    country of study`,
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] = `
  the; a; an; of; in; at; for; with; as; to; my; your; our; own; current; currently; present; presently;
  last; latest; previous; previously; former; past; recent; first; second; third; next; new; held; name;
  names; full; and; or; &; address; year; details; detail; particulars; information; info; job; work;
  working; worked; professional; academic; educational; organization; company; organisation; employer;
  employment; main; major; principal; type; title; date; dates; concerned; obtained; passed; awarded;
  attended; undertaken; final; total; month; month(s); s; no; number; wise; level; exam; examination;
  highest`;

export const DUTY_LABELS: Lexicon['dutyLabels'] = `
  highlights; key highlights; highlight; achievements; key achievements; main achievements;
  selected achievements; accomplishments; key accomplishments; responsibilities; key responsibilities;
  main responsibilities; duties; main duties; duties and responsibilities; roles and responsibilities;
  tasks; key tasks; main tasks; description; job description; summary; overview; projects; key projects;
  selected projects; technologies; technology stack; tech stack; technologies used; tools; environment;
  courses; coursework; relevant coursework; modules; activities; key skills; skills`;

export const LANGUAGE_LABELS: Lexicon['languageLabels'] = `
  languages; language; language skills; spoken languages; foreign languages; languages known;
  languages spoken; mother tongue; mother tongue(s); native language; other languages; other language(s)`;

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'mobile; mob; cell; cellular; cellphone; whatsapp',
  phone: 'telephone; phone; phones; ph; contact; contacts; call; home; work; office; mobile',
  fax: 'fax',
  otherNumber: `
    passport; ssn; patent; certificate; cert; credential; registration; reg; residence; aadhaar; aadhar;
    visa; account; employee; emp; code; roll; enrolment; enrollment`,
};

export const PLACE_LABELS: Lexicon['placeLabels'] = `
  address; home address; postal address; current address; permanent address; location; city; residence;
  lives in; living in; based in; located in; zip/city`;

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = `
  cv; c.v.; c v; resume; biodata; bio data; bio-data; my resume; personal resume; professional resume;
  academic cv`;

import type { Lexicon } from '../model';

export const SCHOOLS: Lexicon['schools'] = {
  university: `
    university; universities; polytechnic; institute of technology; academy of sciences; faculty;
    anna university; deemed university; federal polytechnic`,
  college: 'college; colleges; collegium; seminary; conservatory; academy; *college',
  community: 'community college',
  vocational: `
    vocational; iti; bootcamp; institute of vocational; polytechnical; technical training institute;
    industrial training institute; industrial training centre; tafe; niit; aptech`,
  highschool: `
    high school; highschool; secondary school; grammar school; lyceum; college prep; sixth form; ghss; mhss;
    inter college; intermediate college; senior secondary`,
  lowerSchool: 'primary school; elementary school; middle school; nursery school',
  professional: `
    business school; law school; medical school; school of medicine; school of law; graduate school;
    school of business; teaching hospital`,
  other: `
    board; board of; boards; vidyalaya; vidyalay; vidya mandir; mahavidyalaya; mahavidyalay;
    vishwavidyalaya; vidyapeeth; niketan; convent; gurukul; madrasa; madrassa; shishu mandir;
    kendriya vidyalaya; navodaya; training institute; teachers training; vidya bhavan; vidyashram;
    public school; model school; open school; open schooling; examinations council; examination board;
    council of higher; cbse; nios; bise; school; institute; center; centre; training center; academy;
    campus; faculty; department; educational; foundation`,
};

export const DEGREES: Lexicon['degrees'] = {
  doctorate: `
    doctorate; doctoral degree; doctoral; doctor of philosophy; doctor of *; doctorate in;
    doctor of business administration; phd studies`,
  professional: `
    juris doctor; doctor of medicine; bachelor of laws; master of laws; chartered accountant; bar exam;
    chartered financial analyst; ca final; cfa charter`,
  MBA: `
    executive mba; master of business administration; master in business administration; pgdba; pgdbm; pgpm;
    pg programme in management`,
  MSc: `
    master of science; master of sciences; master of science in; master of engineering;
    master of technology; master of computer science; master of computer applications`,
  masters: `
    master; masters; master's; master’s; master degree; master's degree; masters degree; master of arts;
    master of *; masters of *; masters in; master in; postgraduate degree; graduate degree; post graduate;
    post-graduate; integrated masters; post graduation; post-graduation; postgraduation`,
  somePostgraduate: `
    postgraduate diploma; post graduate diploma; pg diploma; postgraduate certificate; graduate certificate;
    graduate diploma; graduate student; graduate studies; postgraduate studies; advanced diploma;
    certificate of advanced studies; diploma of advanced studies; post graduate diploma in;
    post-graduate diploma`,
  BSc: `
    bachelor of science; bachelor of sciences; bachelor of engineering; bachelor of technology;
    bachelor of computer science; bachelor of computer applications; bachelor of information technology;
    bachelor in science; honours bachelor of science; bachelor of applied science`,
  bachelors: `
    licentiate; +3 science; +3 arts; +3 commerce; engineer; engineer's degree; technical engineer;
    systems engineer; computer engineer; software engineer; industrial engineer; engineering degree;
    bachelor; bachelors; bachelor's; bachelor’s; bachelor degree; bachelor's degree; bachelors degree;
    bachelor of arts; bachelor of *; bachelors of *; bachelor's of *; bachelor’s of *; undergraduate degree;
    undergraduate; honours degree; hons; first class honours; graduation; graduated; college graduate`,
  associates: `
    technical degree; higher technician; associate; associates; associate degree; associate's degree;
    associate’s degree; associates degree; associate of *; foundation degree; associate degree (ad)`,
  ASc: 'associate of science; associate in science; as; a s; associate of applied science',
  HND_HNC_OrEquivalent: `
    higher national diploma; higher national certificate; higher diploma; ordinary national diploma;
    national diploma; national certificate in education`,
  international: 'international baccalaureate; ib diploma; international baccalaureate diploma',
  vocational: `
    trade test; craft certificate; vocational; vocational training; vocational diploma; apprenticeship;
    btec; btec national; nvq; nvq level 2; nvq level 3; city & guilds; trade certificate; diploma of *;
    bootcamp; coding bootcamp; nanodegree; full stack bootcamp; national trade certificate;
    nursery teacher training; polytechnic diploma; vocational course`,
  highSchoolOrEquivalent: `
    senior school certificate; senior school certificate examination; school leaving certificate; ssce;
    sssce; form four; form iv; form 4; standard 10; standard 12; metric; a/l; o/l; gce; gce a/l; gce o/l;
    gce advanced level; gce ordinary level; general certificate of education; general secondary certificate;
    baccalaureate; fslc; primary school leaving certificate; first school leaving certificate; high school;
    high school diploma; highschool; high school degree; secondary school; secondary education; a levels;
    a-levels; a level; a-level; gcse; gcses; o levels; o-levels; igcse; matriculation; matric; intermediate;
    higher secondary; hsc; ssc; hssc; 12th; 10th; 12th grade; 10th grade; xii; senior secondary; icse; isc;
    plus two; secondary school certificate; higher secondary certificate; fsc; f sc; ics;
    leaving certificate; high-school; year 12; vce; hsc certificate; national senior certificate; waec; puc;
    p u c; pre university; pre-university; pre university course; pre degree; +2; 10+2; ten plus two;
    class x; class xii; class 10; class 12; xth; xiith; 10th standard; 12th standard; 10th class;
    12th class; 10th std; 12th std; standard x; std x; std xii; std 10; std 12; sslc; s s l c; slc; s l c;
    aissce; aisse; hsslc; hslc; hse; vhse; madhyamik; tenth; twelfth; senior secondary school certificate;
    kcse; kcpe; wassce; wassc; neco; bece; bgcse; zimsec; csee; acsee; uace; uce;
    kenya certificate of secondary education; kenya certificate of primary education;
    west african senior school certificate; grade 12; grade 10; i com; icom; dakhil; alim; g c e;
    ordinary level; advanced level; senior high school; junior high school; junior high;
    high school graduate; secondary; primary; elementary`,
  ged: 'ged; general educational development; high school equivalency; hiset',
  certification: `
    courses; certificate; certificate in; certification; certificate of *; diploma; diploma in;
    professional certificate; course; short course; online course; mooc; exchange; exchange semester;
    exchange student; erasmus; exchange program; exchange programme; visiting student; study abroad;
    summer school; minor; specialization; master class; masterclass; mentee; dca; d c a; adca; ccc;
    dtp course; computer course; o level doeacc`,
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  engineering; science; sciences; mathematics; maths; math; physics; chemistry; biology; economics;
  business; administration; management; finance; accounting; marketing; law; history; philosophy;
  psychology; sociology; literature; linguistics; art; arts; design; music; theatre; film; media;
  communication; journalism; education; pedagogy; nursing; medicine; pharmacy; dentistry; architecture;
  geography; geology; astronomy; politics; political; statistics; informatics; computing; computer;
  software; information; technology; cybersecurity; robotics; electronics; electrical; mechanical; civil;
  chemical; industrial; aerospace; biomedical; environmental; agriculture; veterinary; tourism; hospitality;
  logistics; humanities; anthropology; archaeology; theology; religion; languages; translation;
  biochemistry; biotechnology; neuroscience; genetics; data; analytics; networks; mechatronics;
  telecommunications; automation; energy; materials; commerce; accountancy; accounts; taxation; banking;
  insurance; actuarial; econometrics; mathematical; entrepreneurship; public relations; human resource;
  human resources; personnel management; supply chain; textile; fashion; jewellery; animation; multimedia;
  photography; fine art; zoology; botany; microbiology; biosciences; bioinformatics; physiology;
  physiotherapy; radiology; pathology; pharmaceutics; pharmacology; optometry; homoeopathy; ayurveda;
  midwifery; nutrition; dietetics; kinesiology; physical education; special education; early childhood;
  counseling; criminology; forensic; forestry; horticulture; fisheries; food technology; hotel management;
  catering; culinary; aviation; aeronautical; automobile; automotive; instrumentation; metallurgy;
  metallurgical; mining; petroleum; petrochemical; textiles; polymer; plastics; marine; naval; ocean;
  nuclear; structural; geotechnical; transportation; surveying; quantity surveying; construction;
  refrigeration; air conditioning; hvac; welding; welder; fitter; turner; machinist; electrician; plumbing;
  plumber; carpentry; draughtsman; mechanic; tool and die; power systems; control systems; vlsi; embedded;
  wireless; signal processing; image processing; artificial intelligence; machine learning;
  information systems; information security; computer application; computer applications; web development;
  operations research; anthropological; ethnology; ethnic; gender studies; international relations;
  international business; international trade; development studies; rural development; urban planning;
  town planning; library science; social work; social science; divinity; pcm; pcb; pcmb; mpc; bipc; cec;
  mec; cse; ece; eee; ete; mech; mech.; elect.; electr.; maths.; biochem`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    advanced; expert; expertise; proficient; proficiency; intermediate; beginner; basic; basics; novice;
    elementary; fluent; native; master; mastery; familiar; good; excellent; strong; competent; experienced;
    skilled; professional; fundamental; working; knowledge; level; medium; high; low; very; upper; lower;
    pre; some; learning; exposure; average; conversational; junior; senior; mid`,
  speech: `
    native; mother tongue; first language; bilingual; fluent; fluency; proficient; advanced; upper;
    intermediate; basic; basics; beginner; elementary; good; very good; excellent; fair; average;
    conversational; spoken; written; speak; read; write; level`,
};

export const LICENCES: Lexicon['licences'] =
  'licence; license; licenced; licensed; licencure; licensure; permit; registered nurse';

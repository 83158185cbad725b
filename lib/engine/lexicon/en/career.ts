import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: `
    worked; work; have worked; has worked; had worked; i worked; i have worked; i had worked;
    previously worked; temporarily worked; temporary worked; employed; was employed; served; have served;
    serve; experience; experienced; work experience; working experience; job experience;
    years of experience; engaged; posted; appointed; designated; deputed; hired; interned`,
  working: `
    working; currently working; presently working; presently work; currently work; now working;
    i am working; am working; i work; have been working; has been working; currently employed;
    presently employed; serving; currently serving; currently; currently associated; associated; presently;
    at present; now; present employer; current employer`,
  joined: 'joined; joined in; rejoined; started working for; ran; founded; co-founded; owned; have joined',
  studied: `
    completed; passed; graduated; obtained; achieved; attained; secured; acquired; earned; received;
    awarded; did; done; qualified; cleared; studied; attended; have passed; have completed; i have passed;
    i have completed; i have done; i passed; i completed; has completed; successfully completed; passed out;
    passed in; post graduated; finished; having; graduation completed`,
  studying: `
    pursuing; persuing; currently pursuing; presently pursuing; studying; currently studying; appearing;
    appeared; awaiting result; enrolled; undergoing; presently studying; am pursuing; currently doing`,
  as: `
    as; as a; as an; as the; in the capacity of; in capacity of; in the position of; in the role of;
    in the post of; at the post of; on the post of; on the position of; position of; post of; role of;
    designation of; designated as; to the post of; job title; designation; position held`,
  at: 'at; at the; employed by; working at',
  under: `
    under; affiliated to; affiliated with; affiliated by; affiliated; approved by; recognized by;
    recognised by; conducted by; through; via; by; run by`,
  from: 'from; of the; from the; out of',
  with: 'with; together with',
  for: 'for',
  in: 'in; into; inside; within',
  major: `
    specialization; specialisation; specializing in; specialised in; specialized in; specialization in;
    with specialization in; major; majors; majoring in; major in; branch; stream; subject; subjects;
    discipline; trade`,
  time: `
    the year of; the year; in the year; in the year of; year; year of passing; passing year; year of;
    period; the period; during; during the period; for the period; for a period; for the period of;
    of period; duration; dated; w.e.f; wef; with effect from; session; batch; since; from the period;
    a period of; tenure; in the month of; month of; date of joining; on`,
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'male; female; man; woman; m; f',
  maritalStates: 'single; married; divorced; widowed; unmarried; engaged',
  prefixes: `
    mr; mrs; ms; miss; mx; dr; prof; professor; sir; dame; lord; lady; rev; father; capt; captain; col; maj;
    lt; sgt; engr; er.; eng.`,
  notNames: `
      engineer; engineering; developer; programmer; manager; director; consultant; analyst; architect;
      designer; scientist; researcher; student; assistant; associate; administrator; specialist;
      technician; officer; coordinator; supervisor; teacher; lecturer; nurse; physician; accountant;
      lawyer; attorney; writer; editor; producer; marketing; sales; software; data; web; full-stack;
      fullstack; full; stack; front-end; frontend; back-end; backend; devops; senior; junior; lead; head;
      chief; executive; president; founder; co-founder; intern; trainee; graduate; freelancer; freelance;
      owner; operator; expert; professional; university; college; school; institute; inc; ltd; llc; corp;
      company; group; address; phone; email; e-mail; mail; mobile; contact; profile; summary; experience;
      education; skills; languages; projects; objective; references; resume; page; about; photo;
      technologies; portfolio; personal; pvt; limited; private; tech; technology; industries; fresher;
      diploma; bachelor; master; bachelors; masters; degree; driver; mechanic; fitter; electrician;
      welder; plumber; helper; worker; details; information; date; birth; nationality; street; road;
      avenue; and; with; for; of; in; at; the; machine; learning; artificial; intelligence; security;
      cloud; business; development; product; project; computer; science; services; solutions`,
  others: `
      supervisor; supervised by; line manager; reporting to; reports to; contact; contact person; referee;
      reference; mentor; adviser; advisor`,
  addressed: 'Mr; Mrs; Ms',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: `
    inc; inc.; incorporated; corp; corp.; corporation; llc; l.l.c.; ltd; ltd.; limited; llp; lp; plc; co.;
    company; pty; pte; pvt; pvt.; private limited; m/s; & sons; & bros; & co; & co.; n.g.o.; (pty);
    pte. ltd.`,
  words: `
    university; college; school; institute; institution; academy; faculty; department; laboratory;
    laboratories; lab; labs; hospital; clinic; bank; group; holding; holdings; company; corporation;
    enterprises; enterprise; partners; associates; agency; foundation; association; society; council;
    committee; ministry; government; municipality; city of; state of; commission; authority; bureau; office;
    center; centre; museum; library; church; union; federation; chamber; technologies; technology; tech;
    software; systems; solutions; services; consulting; consultancy; consultants; industries; international;
    global; worldwide; networks; media; studio; studios; productions; entertainment; publishing; press;
    games; ventures; capital; investments; insurance; financial; finance; securities; airlines; airways;
    motors; automotive; energy; pharma; pharmaceuticals; healthcare; medical; biotech; logistics; transport;
    shipping; foods; constructions; construction; builders; contracting; trading; traders; electricals;
    electronics; exports; imports; mills; textiles; steel; cement; refinery; petroleum; oil; gas; infra;
    infrastructure; infotech; infosystems; communications; telecom; printers; plastics; chemicals;
    petrochemicals; polymers; dairy; farms; jewellers; tours; travels; courier; cargo; freight; marine;
    aviation; hypermarket; mall; bazaar; showroom; garage; factory; trust; army; navy; air force; railways;
    railway; airport; embassy; high court; nursing home; polyclinic; pharmacy; diagnostics; salon; spa; gym;
    catering; cafe; bakery; theatre; cinema; broadcasting; establishment; brothers; restaurant; hotel;
    hotels; resort; stores; store; shop; retail; market; supermarket; club; pharmacies; workshop; farm;
    nursery; kindergarten; barbershop; boutique; dealership; franchise; depot; warehouse; jewelry; tailors;
    caterers; bakers; pizzeria; pub; brewery; winery; orchard; plantation; estate; estates; tea factory;
    sugar mill; spinning mill; weaving mill; garments; apparels; knitwear; fabrics; leather; footwear;
    ceramics; granite; marbles; steels; alloys; castings; forgings; packaging; press club; medicals;
    dispensary; orphanage; mission; ngo; panchayat; cooperative; co-operative; county government;
    constituency; borough; shire; battalion; regiment; consulate; high commission; magistracy; secretariat;
    cantonment; roadways; shipyard; dockyard; seaport; softech; technocrats; telecommunications; cables;
    switchgears; transformers; projects ltd; promoters; developers; realtors; properties; housing;
    interiors; decorators; facade`,
  oneself: `
    self-employed; self employed; freelance; freelancer; freelancing; independent consultant;
    independent contractor; own business; sole trader`,
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: `
    remote; hybrid; on-site; onsite; home office; fully remote; remote work; work from home; wfh; anywhere;
    worldwide`,
  internship: 'intern; internship; trainee; traineeship',
  volunteer: 'volunteer; volunteering; voluntary',
  temp: 'temp; temporary; seasonal; interim',
  contract: 'contract; contractor; freelance; freelancer; contracting; self-employed; consultant (contract)',
  directHire: 'permanent; full-time; fulltime; full time; direct hire; permanent position',
  leave: `
    maternity leave; paternity leave; parental leave; family leave; sick leave; medical leave; leave of absence; career break; sabbatical; sabbatical leave; sabbatical year; gap year`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    engineer; engineers; developer; programmer; architect; manager; director; analyst; consultant; designer;
    administrator; scientist; researcher; technician; specialist; coordinator; supervisor; officer;
    accountant; auditor; intern; trainee; apprentice; teacher; lecturer; professor; instructor; tutor;
    nurse; physician; doctor; surgeon; dentist; pharmacist; therapist; lawyer; attorney; paralegal;
    solicitor; secretary; receptionist; clerk; cashier; salesman; salesperson; representative; buyer;
    planner; recruiter; editor; writer; copywriter; journalist; reporter; translator; interpreter;
    photographer; illustrator; animator; producer; musician; artist; actor; chef; cook; waiter; waitress;
    bartender; barista; driver; pilot; mechanic; electrician; plumber; carpenter; welder; operator; foreman;
    inspector; tester; bookkeeper; controller; treasurer; banker; trader; broker; advisor; adviser;
    strategist; marketer; merchandiser; evangelist; advocate; ambassador; founder; co-founder; cofounder;
    owner; president; chairman; ceo; cto; cfo; coo; cio; cmo; cpo; vp; svp; evp; principal; partner;
    executive; postdoc; post-doc; postdoctoral; fellow; librarian; curator; archivist; economist;
    statistician; mathematician; physicist; chemist; biologist; psychologist; sociologist; webmaster;
    sysadmin; devops; sre; dba; scrum; moderator; facilitator; mentor; coach; trainer; guide; agent;
    steward; stewardess; dispatcher; guard; soldier; officer-in-charge; policeman; firefighter; paramedic;
    caregiver; nanny; babysitter; cleaner; janitor; gardener; farmer; fisherman; dean; chancellor;
    headmaster; investigator; modeler; modeller; drafter; draftsman; surveyor; estimator; underwriter;
    actuary; appraiser; adjuster; paraprofessional; practitioner; hygienist; dietitian; nutritionist;
    veterinarian; optometrist; radiographer; midwife; freelancer; contractor; entrepreneur; maintainer;
    contributor; researcher-in-residence; generalist; expert; superintendent; stylist; tailor; roboticist;
    quant; hacker; pentester; coder; helper; fitter; mason; painter; rigger; scaffolder; draughtsman;
    draughtsperson; storekeeper; store keeper; timekeeper; time keeper; peon; office boy; housekeeper;
    watchman; lineman; machinist; turner; fabricator; plasterer; bricklayer; labourer; laborer; porter;
    packer; picker; bellboy; bellman; concierge; butler; housemaid; maid; barber; hairdresser; beautician;
    masseur; lifeguard; matron; warden; headteacher; registrar; bursar; telecaller; tele caller;
    telemarketer; in charge; in-charge; incharge; promoter; teller; stocker; canvasser; charge hand;
    chargehand; ganger; technologist; phlebotomist; radiologist; physiotherapist; pathologist;
    house officer; medical officer; compounder; attendant; operative; seamstress; weaver; dyer; butcher;
    baker; confectioner; commis; sailor; seaman; oiler; bosun; motorman; cadet; lieutenant; sergeant;
    corporal; constable; magistrate; judge; notary; imam; priest; pastor; apprenticeship; office assistant;
    captain`,
  weak: `
    senior; junior; jr; sr; lead; leader; head; chief; assistant; associate; deputy; vice; staff; middle;
    mid-level; entry-level; full-stack; fullstack; frontend; front-end; backend; back-end; software;
    hardware; embedded; web; mobile; android; ios; data; machine; cloud; network; security; system; systems;
    product; project; program; programme; sales; marketing; finance; hr; operations; quality; support;
    service; research; teaching; graduate; undergraduate; student; volunteer; member; interim; part-time;
    full-time; team; technical; technology; business; design; ux; ui; qa; test; it; digital; creative;
    content; customer; account; remote; temporary; seasonal`,
  trades: `
    worker; workers; installer; assembler; repairer; repairman; seller; counselor; counsellor; educator;
    assessor; examiner; grinder; driller; erector; polisher; caretaker; custodian; carer; overseer; typist;
    stenographer; draughter; geologist; geophysicist; psychotherapist; radiotherapist; anthropologist;
    microbiologist; zoologist; botanist; geneticist; metallurgist; upholsterer; roofer; glazier; joiner;
    plater; moulder; molder; pipefitter; steelfixer; shuttering carpenter; millwright; gauger; insulator;
    splicer; sandblaster; laminator; sorter; stacker; unloader; trimmer; sewer; stitcher; presser;
    dishwasher; hostess; commissioner; scheduler; timekeeper; forester; ranger; diver; acrobat; dancer;
    choreographer; columnist; correspondent; presenter; newsreader; broadcaster; blogger; actress;
    saleswoman; salesgirl; businesswoman; businessman; crewmember; crewman; seafarer; deckhand; boatswain;
    purser; stevedore; winchman; banksman; roustabout; roughneck; derrickhand; toolpusher; mudlogger;
    signalman; gateman; pointsman; postman; courier boy; houseboy; houseman; handyman; craftsman;
    craftsperson; groundsman; greenkeeper; herdsman; stockman; tradesman; serviceman; businessperson;
    salesassistant; shopkeeper; storeman; storewoman; warehouseman; tallyman; dispenser; optician;
    audiologist; podiatrist; chiropractor; osteopath; acupuncturist; orthodontist; anaesthetist;
    anesthesiologist; cardiologist; dermatologist; gynaecologist; gynecologist; neurologist; oncologist;
    orthopaedist; paediatrician; pediatrician; psychiatrist; urologist; registrar; resident doctor;
    intern doctor; clinician; orderly; ward boy; wardboy; nurse aide; aide; healthcare assistant;
    phlebotomy technician; invigilator; proctor; lector; rector; provost; vice-chancellor; headmaster;
    headmistress; housemaster; tutoress; governess; preceptor; trainer cum; barrister; jurist; ombudsman;
    mediator; negotiator; arbitrator; conveyancer; stenotypist; typesetter; proofreader; subeditor;
    sub-editor; copyeditor; lyricist; cinematographer; cameraman; camerawoman; gaffer; grip; makeup artist;
    set designer; projectionist; toolmaker; patternmaker; gunsmith; blacksmith; goldsmith; silversmith;
    tinsmith; watchmaker; shoemaker; cobbler; potter; carver; engraver; sculptor; upholstress; cutter;
    tailoress; dressmaker; milliner; knitter; spinner; roaster; brewer; distiller; miller; cheesemaker;
    fishmonger; greengrocer; grocer; florist; mechanist; autoelectrician; auto-electrician; electromechanic;
    refrigerationist; rigman; bulldozer operator; backhoe operator; chauffeur; trucker; cabman; ticketer;
    motorcyclist; delivery boy; delivery man; pickup man; merchandizer; upseller; telesales; detailer;
    medical rep; salesrep; sales rep; teamlead; teamleader; team leader; group leader; section leader;
    shift leader; line leader; shift in-charge; site in-charge; watch keeper; probationer; understudy;
    volunteer teacher; ghostwriter; vlogger; influencer; scrummaster; productowner; product owner;
    solutionist; developper; enginner; engeneer; engineeer; enginer; technican; techinician; techician;
    supervisior; superviser; suprvisor; superintendant; accountent; acountant; co-ordinator; cordinator;
    coodinator; co-founder; manger of; exective; asst.; asst; asstt; dy.; g.e.t; get trainee;
    graduate engineer trainee; diploma engineer trainee; p.a.; d.e.o.; t.g.t; tgt; p.g.t; pgt; enumerator;
    canvasser; marketer; usher; bellboy; bell boy; tea boy; loader; boilermaker; panel beater; wireman;
    steel fixer; agronomist; fundraiser; proprietor; proprietress; attachee; industrial attachment; au pair;
    babysitter; dispatcher; barber; rider partner; qc inspector; hse officer; sales girl;
    purchase assistant; audit assistant; article assistant; articled assistant; office assistant;
    shop assistant; store assistant; stores assistant; accounts assistant; kitchen assistant; lab assistant;
    laboratory assistant; site assistant; hr assistant; admin assistant; process associate;
    customer associate; crew member; jrf; junior research fellow; senior research fellow; head boy;
    head girl; team member; customer care executive; house officer intern; safety steward`,
};

/** Words of titles that reveal nothing about the profession. In any writing; separated by spaces, phrases by `;`. */

/** Little words of the languages of titles. */
export const LITTLE_WORDS =
  'a an the of for in on at to and or with by from de del della delle dello dei degli di da du des d l la le les los las el il lo gli un una une uno y e o et ou en au aux pour para por con per nel nella der die das den dem des ein eine einen und oder im am zum zur vom von fur bei mit als auf an het een van voor op met te bij ten ter and/or und/oder et/ou y/o e/o i als sowie ds dla oraz do dos das no na em ao по в и на для с от к из или з і та до у och inom med av som ve ile için 및';

/** Rank and stage of a career, set apart. */
export const SENIORITY_WORDS =
  'senior sr junior jr jnr snr lead principal staff expert experienced graduate entry level mid midlevel intermediate trainee intern internship interim acting deputy stellvertretender stellvertretende stv praktikant praktikum werkstudent werkstudenten student studentische working auszubildende auszubildender azubi ausbildung lehrling berufserfahrene young professional absolvent stagiaire stage alternant alternance apprenti apprentissage confirme debutant experimente becario practicas practicante aprendiz pasante semi ssr tirocinante tirocinio stagista apprendista esperto stagiair leerling medior ervaren starter bijbaan ausgelernt erfahrener erfahrene angehender angehende placement apprentice apprenticeship newly qualified starszy starsza mlodszy mlodsza stazysta stazystka praktykant praktykantka estagiario estagiaria pleno старший старшая младший младшая ведущий ведущая стажер начинающий опытный практикант старша молодший молодша провідний kıdemli stajyer deneyimli erfaren vikarie timvikarie 시니어 주니어 신입 경력 경력직 신입사원 경력사원 인턴 책임 선임 수석 未経験 経験者 2nd 3rd 1st ii iii iv vi vii';

/** Words of rank that name a profession where they come last: "School Principal", "Team Lead". */
export const RANK_UNLESS_LAST = 'lead principal expert staff';

/** Heads of titles that mean nothing without the words after them: "Executive, General Ledger" is not an executive. */
export const BARE_HEADS =
  'executive manager director officer specialist assistant associate coordinator co-ordinator analyst consultant administrator advisor adviser supervisor superintendent technician operator worker engineer technologist expert lead leader head chief partner representative agent clerk inspector examiner designer developer leiter leiterin mitarbeiter mitarbeiterin fachkraft spezialist spezialistin referent referentin sachbearbeiter sachbearbeiterin assistent assistentin berater beraterin ingenieur techniker manager jefe jefa director directora tecnico tecnica asistente auxiliar especialista coordinador coordinadora gerente consultor consultora encargado encargada operario operaria responsable ingeniero administrativo chef charge chargee assistante technicien technicienne ingenieur directeur directrice conseiller conseillere gestionnaire agent responsabile addetto addetta tecnico direttore impiegato operatore assistente consulente medewerker medewerkster specialist adviseur coordinator directeur ingenieur technicus';

/** Time, contract, place and praise. */
export const EMPTY_WORDS =
  'fulltime parttime vollzeit teilzeit voltijd deeltijd cdi cdd interimaire temporary permanent contractor freelance freelancer freiberuflich freiberufler selbststandig selbstandiger selbststandiger autonomo independant independiente indipendente zzp unbefristet befristet festanstellung minijob nebenjob ferienjob quereinsteiger remote homeoffice hybrid urgent gesucht wanted hiring stelle vacature m w d f x h v mwd gn divers various several raum region umkreis evening weekend schicht nacht bilingual deutschsprachig englischsprachig fluent saison immediate former ex various abteilung department dept departement departamento reparto afdeling bereich sektor sector gebiet fachgebiet sowie verschiedene diverse вакансия требуется удаленно удаленный удаленная вахта вахтой подработка срочно дистанционно heltid deltid vikariat aranıyor 채용 모집 정규직 계약직 구인 급구 인턴십 가능 병역특례 산업기능요원 전문연구요원 주니어급 시니어급 책임급 부문 분야 募集 急募 正社員 契約社員 アルバイト パート バイト';

/** The same in several words, each of which may by itself name a profession ("home", "office", "shift", "student"). */
export const EMPTY_PHRASES =
  'full time;part time;full or part time;temps plein;temps partiel;tiempo completo;tiempo parcial;jornada completa;media jornada;tempo pieno;tempo indeterminato;tempo determinato;self employed;on contract;contract position;home office;home based;office based;field based;work from home;ab sofort;all genders;all levels;night shift;night shifts;day shift;evening shift;weekend shift;shift work;schichtarbeit;immediate start;start immediately;bonus;no experience;open position;new position;job opening;job title;position title;currently hiring';

/** Abbreviations by their full form, and the languages in which they are used (empty: in all). */
export const ABBREVIATIONS: readonly { languages: string; pairs: string }[] = [
  {
    languages: '',
    pairs:
      'swe=software engineer;sde=software engineer;sdet=software test engineer;dev=developer;devs=developer;devops=devops;sre=site reliability engineer;qa=quality assurance;qc=quality control;dba=database administrator;sysadmin=system administrator;sys=system;admin=administrator;it=it;ict=it;edv=it;ux=ux;ui=ui;ml=machine learning;ai=artificial intelligence;ki=artificial intelligence;bi=business intelligence',
  },
  {
    languages: '',
    pairs:
      'pm=project manager;pmo=project management office;po=product owner;ba=business analyst;ceo=chief executive officer;cto=chief technology officer;cfo=chief financial officer;coo=chief operating officer;cio=chief information officer;cmo=chief marketing officer;chro=chief human resources officer;ciso=chief information security officer;vp=vice president;svp=vice president;evp=vice president;avp=vice president;md=managing director;gm=general manager;am=account manager;kam=key account manager;bdm=business development manager;bd=business development;csm=customer success manager;tl=team leader;hr=human resources;hrbp=human resources business partner;pa=personal assistant;ea=executive assistant;pr=public relations',
  },
  {
    languages: '',
    pairs:
      'mgr=manager;mngr=manager;mgmt=management;eng=engineer;engr=engineer;asst=assistant;assoc=associate;dir=director;exec=executive;coord=coordinator;rep=representative;reps=representative;spec=specialist;supv=supervisor;supvr=supervisor;svc=service;svcs=services;tech=technician;techn=technical;ops=operations;acct=accounting;acctg=accounting;fin=financial;mktg=marketing;mkt=marketing;mfg=manufacturing;maint=maintenance;opr=operator;oper=operator;dept=department;govt=government;intl=international;natl=national;prod=production;proj=project;prof=professor;dr=doctor;sec=secretary;sgt=sergeant;lt=lieutenant;capt=captain;cust=customer;rcptnst=receptionist;whse=warehouse;purch=purchasing;info=information;comms=communications;r&d=research and development;rd=research and development;f&b=food beverage;fb=food beverage;hvac=hvac;cs=customer service;csr=customer service representative;cpa=accountant;ap=accounts payable;ar=accounts receivable',
  },
  {
    languages: 'en',
    pairs:
      'rn=registered nurse;lpn=licensed practical nurse;lvn=licensed practical nurse;cna=nursing assistant;crna=nurse anesthetist;aprn=nurse practitioner;np=nurse practitioner;hca=health care assistant;gp=general practitioner;ot=occupational therapist;pt=physical therapist;slp=speech language pathologist;emt=emergency medical technician;mri=mri technologist;icu=intensive care;er=emergency room;ta=teaching assistant;tefl=english teacher;tesol=english teacher;esl=english teacher;sen=special educational needs;senco=special educational needs coordinator;hgv=truck driver;lgv=truck driver;cdl=truck driver;cnc=cnc;cad=cad;plc=plc;hse=health safety environment;ehs=health safety environment;she=health safety environment;atc=air traffic controller;lkw=lkw;pkw=pkw;kfz=kfz;plumber=plumber',
  },
  {
    languages: 'de nl',
    pairs:
      'gf=geschaftsfuhrer;vtr=vertrieb;vertr=vertrieb;ma=mitarbeiter;mitarb=mitarbeiter;mit=mitarbeiter;sb=sachbearbeiter;sachb=sachbearbeiter;al=abteilungsleiter;abtl=abteilungsleiter;pl=projektleiter;ing=ingenieur;dipl=dipl;kfm=kaufmann;kffr=kaufmann;kaufm=kaufmannischer;techn=technischer;wiss=wissenschaftlicher;aziubi=auszubildender;pdl=pflegedienstleiter;mfa=medizinischer fachangestellter;zfa=zahnmedizinischer fachangestellter;zmf=zahnmedizinischer fachangestellter;mta=medizinisch technischer assistent;mtra=medizinisch technischer radiologieassistent;mtr=medizinisch technischer radiologieassistent;mtl=medizinisch technischer laborassistent;bta=biologisch technischer assistent;cta=chemisch technischer assistent;pta=pharmazeutisch technischer assistent;ota=operationstechnischer assistent;ata=anasthesietechnischer assistent;gup=gesundheits und krankenpfleger;guk=gesundheits und krankenpfleger;ra=rechtsanwalt;rafa=rechtsanwaltsfachangestellter;refa=rechtsanwaltsfachangestellter;stb=steuerberater;wp=wirtschaftsprufer;stfa=steuerfachangestellter;ad=aussendienst;id=innendienst;shk=anlagenmechaniker sanitar heizung klima;gala=garten landschaftsbau;galabau=garten landschaftsbau;sek=sekretar;leit=leitender;qm=qualitatsmanagement;qs=qualitatssicherung;kita=kita;ogs=ganztagsschule;sozpad=sozialpadagoge;erz=erzieher',
  },
  {
    languages: 'fr es it nl',
    pairs:
      'rrhh=recursos humanos;rh=ressources humaines;daf=directeur administratif financier;drh=directeur ressources humaines;pdg=president directeur general;dg=directeur general;dsi=directeur systemes information;ide=infirmier;ibode=infirmier bloc operatoire;iade=infirmier anesthesiste;as=aide soignant;ash=agent service hospitalier;asv=auxiliaire veterinaire;atsem=agent territorial ecoles maternelles;aesh=accompagnant eleves handicap;cpe=conseiller principal education;tp=travaux publics;btp=batiment travaux publics;adv=administration des ventes;vrp=representant commercial;pl=poids lourd;spl=poids lourd;vl=vehicule leger;pme=pme;tas=tecnico auxiliar;tcae=auxiliar enfermeria;due=enfermero;mir=medico residente;ats=enfermero;oss=operatore socio sanitario;asa=ausiliario socio assistenziale;asacom=assistente alla comunicazione;ata=personale ata;rspp=responsabile sicurezza;rls=responsabile sicurezza;cap=cap;hbo=hbo;ggz=ggz;ig=verzorgende;vig=verzorgende;bhv=bhv;zzp=zzp;p&o=personeel organisatie;po=personeel organisatie',
  },
];

import { fold } from '../../../kernel';
import { phrasesOf } from '../../../lexicon';

/** Words around and inside personal names, folded. Written for this project. */

function table(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')).map((word) => fold(word)));
}

/** Titles before a name. */
export const NAME_PREFIXES: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.prefixes).map((word) => fold(word)),
);

/** Generations after a name. */
export const GENERATIONS = table('jr sr ii iii iv jnr snr filho junior neto');

/** Degrees, licences and memberships after a name. */
export const NAME_SUFFIXES = table(
  'phd ph.d dphil md m.d mba emba msc m.sc ma m.a ms bsc b.sc ba b.a bs bed beng b.eng meng m.eng mph mpa mfa llm ll.m',
  'llb jd j.d dds dvm rn bsn msn np pa-c cpa cfa cfp cma acca aca fca ca pmp csm cissp cisa shrm-cp shrm-scp phr sphr',
  'pe p.e p.eng pmi-acp itil esq esq. cpo cspo frcs mrcp mbbs dba edd ed.d scd cscp six-sigma ceng mice frsa mcips cipd',
  'mciops msm lcsw lmft otr rd rdn csp ssm msw lmsw bsw lpc rph pharmd dpt dnp aprn fnp lpn crna ccrn ocn cna cnm',
  'slp dmd bds mds mbchb mphil mres mcom bcom bba bca mca btech mtech bpharm fcca acma fcma cima cia cfe cgma',
  'frm caia chfc ceh cism crisc cgeit ccna ccnp mcse sscp aia riba mrics frics fache facs pgeol cpim gphr',
  'drph dsc psyd thd mdiv mlis mls mha mpas mstat',
);

/** Family names of Vietnam, of which some twenty are those of nearly everybody; as written there, with their marks. */
export const VIETNAMESE_FAMILIES: ReadonlySet<string> = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh đoàn trịnh trương lâm mai đào hà cao tô lương tạ chu'.split(
    ' ',
  ),
);

/** Words that begin a family name and are written small. */
export const NAME_PARTICLES = table(
  'van von der den de del della dela di da do dos das du des la le las los el al dal dei bin binti ibn ben bar abu ter ten ter te',
  "zu zum zur vom y e i af av d' l' o' mac san santa st st. della degli dalla vande vander op 't ap",
);

/** Titles of the document itself. */
export const DOCUMENT_TITLES: readonly string[] = phrasesOf(({ documentTitles }) => documentTitles).map(fold);

/** Words of job titles, employers and documents: a line that has one is not a name. */
export const NOT_IN_NAMES = table(
  'engineer engineering developer programmer manager director consultant analyst architect designer scientist',
  'researcher student assistant associate administrator specialist technician officer coordinator supervisor teacher',
  'lecturer nurse physician accountant lawyer attorney writer editor producer marketing sales software data web',
  'full-stack fullstack full stack front-end frontend back-end backend devops senior junior lead head chief executive',
  'president founder co-founder intern trainee graduate freelancer freelance owner operator expert professional',
  'entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin techniker mitarbeiter kaufmann',
  'kauffrau sachbearbeiter wissenschaftler informatiker fachinformatiker werkstudent projektleiter geschaftsfuhrer',
  'desarrollador desarrolladora ingeniero ingeniera gerente consultor consultora analista tecnico tecnica licenciado',
  'licenciada administrador disenador profesor profesora estudiante programador arquitecto abogado graduado maestro',
  'developpeur developpeuse ingenieur ingenieure responsable directeur directrice chef consultante analyste',
  'technicien etudiant etudiante charge chargee comptable assistante gestionnaire concepteur alternant stagiaire',
  'sviluppatore ingegnere responsabile consulente analista tecnico studente impiegato progettista direttore',
  'desenvolvedor engenheiro engenheira coordenador estagiario tecnico professor estudante gestor',
  'ontwikkelaar medewerker adviseur programmeur beheerder docent verpleegkundige stagiair',
  'programista inzynier kierownik specjalista analityk doradca ksiegowy nauczyciel dyrektor konsultant',
  'udvikler konsulent utvecklare ingenjor leder sjef projektleder vyvojar inginer programator muhendis gelistirici',
  'uzman mudur ogrenci инженер разработчик менеджер программист директор специалист аналитик розробник 工程师 经理',
  'エンジニア 개발자 엔지니어 مهندس مطور מהנדס מפתח',
  'university universitat universidad universite college school institute gmbh inc ltd llc corp company group',
  'address phone email e-mail mail mobile contact profile summary experience education skills languages projects',
  'objective references curriculum vitae resume cv page about photo technologies linkedin github portfolio personal',
  'pvt limited private tech technology sales industries fresher diploma bachelor master bachelors masters degree operator driver mechanic fitter electrician welder plumber helper worker',
  'details information data kontakt contacto profil perfil ausbildung formation experiencia competencias berufserfahrung',
  'erfahrung kenntnisse persoenliche personliche daten adresse direccion telefon telefono date birth nationality',
  'street strasse road avenue calle rue via and und et mit with for of in at the machine learning artificial',
  'intelligence security cloud business development product project computer science technology services solutions',
);

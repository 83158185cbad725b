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
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.particles).map((word) => fold(word)),
);

/** Titles of the document itself. */
export const DOCUMENT_TITLES: readonly string[] = phrasesOf(({ documentTitles }) => documentTitles).map(fold);

/** Words of job titles, employers and documents: a line that has one is not a name. */
export const NOT_IN_NAMES: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.notNames).map((word) => fold(word)),
);

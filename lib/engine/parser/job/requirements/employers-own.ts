import { type FoundSkill, isNameOfSkill } from '../../../taxonomy';
import type { PostingSectionKind } from '../sections';

/** Words of sentences about the employer, its product or its customers, and not about applicants. */

/** The employer's description of itself names its trade and its customers, not skills of applicants. */
const OF_EMPLOYER =
  /^\P{L}*(?:(?:at|join) [\p{L}\d .&-]{2,40},? )?(?:we(?:['’]re| are| have)? (?:build\p{L}*|deliver\p{L}*|partner with|speciali[sz]e\p{L}*|pride|value\p{L}*|celebrat\p{L}*|setting|pioneer\p{L}*|an? (?:small |growing |global |remote |tight-knit |diverse )?(?:team|group|company|startup|start-up) (?:of|that|with)|re-?\p{L}+ing|creating|on a mission|help\p{L}*|believe|provid\p{L}*|offer\p{L}*|serve\p{L}*|empower\p{L}*|power\p{L}*|enabl\p{L}*|exist|started|raised|founded|backed|combin\p{L}*|transform\p{L}*|chang\p{L}*|committed)|as (?:an? )?[\p{L}-]{1,20}(?: [\p{L}-]{1,20}){0,2} (?:company|startup|start-up|provider|employer)(?=,)|as (?:a )?(?:pioneers?|leaders?) in|our (?:(?:proprietary|own|ai|cutting-edge|industry-leading|award-winning) ){0,2}(?:mission|vision|purpose|platform|products?|technology|customers|clients|goal|investors|company|suite|story|values|team is)|by combining|founded (?:in|by))\b/u;
/** As above, after the spaces that replace the name of the employer. */
const VERB_OF_EMPLOYER =
  /^\s{3,}(?:is|are|was|has|offers?|provides?|helps?|builds?|enables?|empowers?|makes?|powers?|delivers?|brings?|combines?|creates?|develops?)\b/u;

/** Kinds of sections that may also describe the employer. */
const MIXED: ReadonlySet<PostingSectionKind> = new Set(['head', 'other', 'role']);
/** Addresses applicants, or mentions the job or its tools; measured in English only. */
const OF_JOB =
  /\b(?:you|your|candidates?|applicants?|this role|the role|position|looking for|seeking|hiring|we use|we work with|stack|built (?:with|on|in))\b/u;

/**
 * Technologies that products are made of and praised for: they describe the employer's product as often as its work.
 */
const OF_PRODUCTS: ReadonlySet<string> = new Set(
  'ai|a.i.|artificial intelligence|genai|gen ai|generative ai|agentic ai|ai agents|machine learning|ml|llm|llms|large language models|saas|b2b saas|operating system|operating systems|blockchain|nlp'.split(
    '|',
  ),
);

/** Below headings of requirements, only sentences that do not address applicants are about the employer. */
function isMixed(kind: PostingSectionKind, folded: string): boolean {
  return MIXED.has(kind) || !OF_JOB.test(folded);
}

/**
 * Keeps only names of skills in sentences in which the employer describes itself: "we help farmers with Rust and
 * Kafka".
 */
export function saidOfJob(
  known: readonly FoundSkill[],
  folded: string,
  { kind, isAround }: { kind: PostingSectionKind; isAround: boolean },
) {
  if (isAround && !OF_JOB.test(folded)) return [];
  const isOfEmployer = isMixed(kind, folded) && (OF_EMPLOYER.test(folded) || VERB_OF_EMPLOYER.test(folded));
  return isOfEmployer
    ? known.filter(({ skill, text }) => isNameOfSkill(skill) && !OF_PRODUCTS.has(text.toLowerCase()))
    : known;
}

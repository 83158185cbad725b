import { fold } from '../../../kernel';
import { phrasesOf } from '../../../lexicon';

/** Lines inside an entry that announce its description. */
const labels: ReadonlySet<string> = new Set(phrasesOf(({ dutyLabels }) => dutyLabels).map(fold));

/** True for a line that is only such a label, with or without a colon. */
export function isBodyLabel(text: string): boolean {
  return (
    text.length <= 48 &&
    labels.has(
      fold(text)
        .replace(/(?<![\s:：.])[\s:：.]+$/u, '')
        .trim(),
    )
  );
}

/** Words that open a line about duties, and no title or name. */
const DUTY =
  /^(?:(?:was |were |i am |i was |am |mainly |solely |directly )?(?:responsible|accountable) for|in charge of|report(?:s|ed|ing) (?:directly )?to|duties (?:include|included|involve|involved|were)|looking after|taking care of|in this role|verantwortlich für|zuständig für|me encarg(?:o|aba|ué) de|mi occup(?:o|avo) di)\s/iu;

/** An activity in a sentence without its subject: "Handled all cash", but not "Served as a clerk". */
const DEED =
  /^(?:managed|handled|prepared|assisted|maintained|developed|supervised|co-?ordinated|provided|performed|conducted|monitored|implemented|designed|created|supported|ensured|delivered|processed|planned|organi[sz]ed|operated|checked|answered|received|carried|helped|served|trained|taught|installed|tested|repaired|collected|recorded|reviewed|executed|achieved|increased|reduced|improved) (?!as |as$|at |for |with |in )\p{Ll}{2}|^(?:worked on|involved in) \S/u;

/** True for a line that describes an activity, and does not belong to a header. */
export const tellsDuty = (text: string): boolean =>
  DUTY.test(text) || DEED.test(text.charAt(0).toLowerCase() + text.slice(1));

import { fold, squeeze } from '../../../kernel';
import { evidenceOf } from '../../shared/wording/evidence';

/**
 * Variations of a job title (parsing.md, JobTitle.Variations): the titles that it joins ("Owner / Director"), the title
 * with its abbreviations written out, without its rank, without the text after it ("Engineer, Pumps"), and with its
 * field before it ("Sales Director").
 */

const MOST = 6;
/** Evidence of a title that a piece of one has at least. */
const TITLE = 1;

const JOINT = /\s*[|/]\s*|\s+(?:&|and|und|et|y|e|en|i|och|og)\s+/iu;
const TAIL = /\s*(?:[,(–—]|\s-\s|\s(?:at|for|bei|chez)\s).*$/u;
const RANK =
  /^(?:senior|sr\.?|snr\.?|junior|jr\.?|jnr\.?|lead|principal|chief|head|trainee|graduate|associate|deputy|acting|leitender?|stellvertretende[rn]?|stagiaire|auxiliar|ayudante)\s+(?=\p{L}{3})|\s+(?:senior|s[êé]nior|junior|j[úu]nior|pleno|trainee|confirm[ée]e?|principal|i{1,3}|iv)$/iu;

const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  (
    'sr=Senior snr=Senior jr=Junior jnr=Junior asst=Assistant mgr=Manager mngr=Manager engr=Engineer eng=Engineer dir=Director ' +
    'exec=Executive coord=Coordinator rep=Representative supv=Supervisor supvr=Supervisor admin=Administrator tech=Technician ' +
    'dev=Developer assoc=Associate acct=Account accts=Accounts prof=Professor gm=General_Manager vp=Vice_President ' +
    'svp=Senior_Vice_President avp=Assistant_Vice_President md=Managing_Director pm=Project_Manager ba=Business_Analyst ' +
    'ceo=Chief_Executive_Officer cto=Chief_Technology_Officer cfo=Chief_Financial_Officer coo=Chief_Operating_Officer ' +
    'hr=Human_Resources qa=Quality_Assurance qc=Quality_Control dba=Database_Administrator'
  )
    .split(' ')
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);

/** "Director of Sales" is a sales director. */
const LEADS_OF =
  /^((?:\p{L}+ ){0,2}(?:director|manager|supervisor|coordinator|president|superintendent|administrator|teacher|professor|lecturer|officer)) of (?:the )?(\p{L}[^,(/|]*)$/iu;

/** Returns the title with its field before the role, and the role alone; empty without a field. */
function leading(title: string): string[] {
  const [, role, field] = LEADS_OF.exec(title) ?? [];
  return role === undefined || field === undefined ? [] : [`${squeeze(field)} ${role}`, role];
}

function writtenOut(title: string): string {
  return title.replace(
    /(?<![\p{L}\p{N}])(\p{L}{2,5})(?![\p{L}\p{N}&])\.?/gu,
    (all, word: string) => WRITTEN_OUT.get(fold(word)) ?? all,
  );
}

function isTitle(text: string): boolean {
  return text.length > 2 && evidenceOf(text).title > TITLE;
}

/** Returns the titles that one joins; empty when a piece of it is not a title. */
function joined(title: string): string[] {
  const pieces = title.split(JOINT).map(squeeze);
  return pieces.length > 1 && pieces.every(isTitle) ? pieces : [];
}

/**
 * Returns the variations of a title, each once and none equal to it; `beside` are other titles of the same position.
 */
export function variationsOf(title: string, beside: readonly string[]): string[] {
  const full = writtenOut(title);
  const head = squeeze(full.replace(TAIL, ''));
  const own = [...joined(title), full, head, squeeze(head.replace(RANK, '')), ...leading(head)];
  const known = new Set([fold(title)]);
  return [...own, ...beside]
    .filter((text) => isTitle(text) && !known.has(fold(text)) && known.add(fold(text)))
    .slice(0, MOST);
}

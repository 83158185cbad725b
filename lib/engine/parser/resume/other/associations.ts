import type { ParsedResume } from '@/lib/contracts';
import { fold, squeeze } from '../../../kernel';
import type { TextSection } from '../paragraphs';
import { undated } from './dates';

/** Memberships: the organisation and the role in it. */

type Association = NonNullable<NonNullable<ParsedResume['associations']>[number]>;

const ROLE =
  /\b(?:member|fellow|chair(?:man|woman|person)?|president|vice[- ]president|secretary|treasurer|board|founder|volunteer|captain|mentor|organizer|ambassador|mitglied|vorstand|vorsitzende[rn]?|membre|presidente|miembro|socio|socia|membro|lid|czlonek|czlonkini|medlem|uye|clen|membru|tag|член)\b/u;

function associationOf(text: string, today: string): Association {
  const parts = undated(text, today)
    .split(/\s*[|•·,\t]\s*|\s+[-–—]\s+|:\s/u)
    .filter((part) => part !== '');
  const role = parts.find((part) => ROLE.test(fold(part)) && part.split(' ').length <= 6);
  const inRole = role
    ? /\b(?:of|de|der|des|at|in|du|della|van)\s+(?:the\s+)?(\p{Lu}.{3,})$/u.exec(role)?.[1]
    : undefined;
  const beside = parts.find((part) => part !== role);
  const organization = beside ?? inRole ?? role;
  // "Fellow of the Nautical Institute": the role is before the organisation.
  const ownRole = beside === undefined && inRole !== undefined ? ROLE.exec(fold(role ?? ''))?.[0] : undefined;
  const named = ownRole === undefined ? role : role?.slice(0, ownRole.length);
  return {
    ...(organization ? { organization: squeeze(organization) } : {}),
    ...(named && named !== organization ? { role: squeeze(named) } : {}),
    foundInContext: squeeze(text),
  };
}

/** Returns one association for each paragraph of the sections. */
export function readAssociations(sections: readonly TextSection[], today: string): Association[] {
  return sections
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => /\p{L}{2}/u.test(undated(text, today)))
    .map(({ text }) => associationOf(text, today));
}

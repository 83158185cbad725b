import { NOTHING_IS_KEPT } from '@/lib/platform';
import { refused } from './outcome';

/** The member of a demonstration as whom everybody looks around: nobody signs in there, and no other workspace has this id. */
export const VISITOR_ID = 'de300000-0000-4000-8000-000000000001';

/** Returns whether somebody only looks around in a demonstration. */
export const isVisitor = ({ id }: { id: string }): boolean => id === VISITOR_ID;

/** The answer to a visitor who would change something. */
export const REFUSED_TO_VISITORS = refused('not-allowed', NOTHING_IS_KEPT);

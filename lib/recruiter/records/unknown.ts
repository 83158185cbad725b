import { refused } from '../ground/outcome';

/** The answer about a dossier that is not there. */
export const UNKNOWN_DOSSIER = refused('not-found', 'This does not exist. It may have been deleted.');

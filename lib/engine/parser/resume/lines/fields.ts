/** The field that a label or the title of a column announced; `other` does not name an entry. */
export type EntryField = 'what' | 'where' | 'when' | 'place' | 'subject' | 'other';

/**
 * Evidence that a text is one of the two fields of a header: *what* (a title, a degree) and *where* (an employer, a
 * school).
 */
export type PairEvidence = (text: string) => { what: number; where: number };

/** Why two candidates may be one person. `name`: the same name, and the same city or employer. */
export type SameReason = 'email' | 'phone' | 'document' | 'name';

/** One side of a pair, with the facts for a decision. */
export type PairSide = {
  id: string;
  name: string;
  title: string | null;
  employer: string | null;
  city: string | null;
  countryCode: string | null;
  email: string | null;
  phone: string | null;
  addedAt: string;
  updatedAt: string;
  documents: number;
  corrections: number;
};

/** Two candidates who may be the same person, the older entry first. */
export type DuplicatePair = { reasons: SameReason[]; sides: [PairSide, PairSide] };

/** Pairs to decide about, those with the most in common first, and how many there are in all. */
export type DuplicateQueue = { pairs: DuplicatePair[]; total: number };

import type { Block } from '../exports/profile';

/** `full`; `contacts`: without contact details; `blind`: without anything that identifies the person. */
export const HANDOVER_LEVELS = ['full', 'contacts', 'blind'] as const;

export type HandoverLevel = (typeof HANDOVER_LEVELS)[number];

export const HANDOVER_FORMATS = ['pdf', 'docx'] as const;

export type HandoverFormat = (typeof HANDOVER_FORMATS)[number];

export type Verdict = 'yes' | 'no';

/** Look of the workspace to others. `logo` is a `data:` URL. */
export type Brand = { name: string; colour: string; footer: string; logo: string | null };

/** An outsider's view of a candidate; without blocks, and with the reason, if it cannot be made. */
export type HandoverPreview = { level: HandoverLevel; blocks: Block[] | null; problem: string | null };

/** An address under which candidates were handed over, for its makers. Times are ISO 8601. */
export type Handover = {
  id: string;
  title: string;
  level: HandoverLevel;
  employers: boolean;
  by: string;
  at: string;
  expiresAt: string;
  state: 'open' | 'expired' | 'revoked';
  opened: number;
  openedAt: string | null;
  candidates: { id: string; name: string; verdict: Verdict | null; comment: string; saidAt: string | null }[];
};

/** Public view of a pack: no id of ours, candidates by their number. */
export type SharedPack = {
  title: string;
  brand: Brand;
  expiresAt: string;
  profiles: { number: number; blocks: Block[]; verdict: Verdict | null; comment: string }[];
};

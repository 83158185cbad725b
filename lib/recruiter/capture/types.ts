/** A token with which somebody sends pages here. Times are ISO 8601. */
export type CaptureToken = { id: string; name: string; madeAt: string; usedAt: string | null };

/** What became of a page that was sent, for the window that sent it. */
export type CaptureReceipt = {
  state: 'waiting' | 'read' | 'known' | 'failed';
  /** In words, for whoever sent it. */
  message: string;
  /** Address of the candidate, or of whom they may be; null where there is none. */
  link: string | null;
};

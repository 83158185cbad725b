/** A member as one mentions them. */
export type Colleague = { id: string; name: string };

export type ShortlistNote = {
  id: string;
  text: string;
  by: string;
  at: string;
  mentions: Colleague[];
};

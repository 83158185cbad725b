/** Place of the page in the list it was opened from. */
export type Neighbours = {
  readonly position: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
};

/** The ways out of the page of one dossier. */
export type DossierLinks = { readonly list: string; readonly neighbours: Neighbours | null };

/** What a step does to columns on purpose: it moves them, as `table` or `table.column`, or changes or drops them. */
export type Meant = { moved?: Readonly<Record<string, string>>; changed?: readonly string[] };

/** By the name of the step; of any other, every column stays as it was. */
export const MEANT_BY_STEPS: Readonly<Record<string, Meant>> = {
  '0004_words_apart': { moved: { 'candidate.all_words': 'candidate_words.words' } },
  '0005_dossiers': {
    moved: {
      candidate: 'dossier',
      candidate_key: 'dossier_key',
      candidate_words: 'dossier_words',
      'candidate_key.candidate_id': 'dossier_key.dossier_id',
      'candidate_words.candidate_id': 'dossier_words.dossier_id',
      'correction.candidate_id': 'correction.dossier_id',
      'document.candidate_id': 'document.dossier_id',
      'parse.candidate_id': 'parse.dossier_id',
      'upload_item.candidate_id': 'upload_item.dossier_id',
    },
  },
  // Sessions became rows, and everybody signed in anew.
  '0006_sessions': { changed: ['member.session_version'] },
  // Packs and events go that hold nobody any more, and their tables are named to be rewritten.
  '0026_forgotten_with_people': {
    changed: ['erasure', 'handover', 'received_event', 'received_match'],
  },
  // Everyone says for themselves which alerts come by e-mail.
  '0034_places': { changed: ['saved_alert.by_mail'] },
};

const tableOf = (column: string) => column.split('.')[0] ?? '';

/** Returns where a column is after these steps, or undefined where one of them changes it on purpose. */
export function columnAfter(column: string, steps: readonly string[]): string | undefined {
  let place = column;
  for (const step of steps) {
    const { moved = {}, changed = [] } = MEANT_BY_STEPS[step] ?? {};
    if (changed.includes(place) || changed.includes(tableOf(place))) return undefined;
    const table = moved[tableOf(place)];
    place = moved[place] ?? (table ? `${table}.${place.split('.')[1]}` : place);
  }
  return place;
}

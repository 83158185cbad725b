import type { ListActions, WorkbenchActions } from '@/components/dossier/actions';
import type { ShortlistActions } from '@/components/shortlist/actions';
import { findCandidates, findJobs } from './actions';
import {
  changeTags,
  correctDossier,
  loadSamples,
  parseAgain,
  removeCorrection,
  removeDossiers,
  removeSamples,
  undoCorrection,
} from './dossier-actions';
import {
  addShortlistNote,
  changeShortlist,
  removeShortlistNote,
  undoShortlistAct,
} from './shortlist-actions';

const dossier = { remove: removeDossiers, parseAgain, tag: changeTags };

/** What can be done with a list, by who may. */
export const LIST_ACTIONS: ListActions = { ...dossier, loadSamples, removeSamples };

/** What can be done with one candidate or job, by who may. */
export const WORKBENCH_ACTIONS: WorkbenchActions = {
  ...dossier,
  correct: correctDossier,
  removeCorrection,
  undoCorrection,
};

/** What can be done with shortlists, by who may. */
export const SHORTLIST_ACTIONS: ShortlistActions = {
  change: changeShortlist,
  note: addShortlistNote,
  removeNote: removeShortlistNote,
  undo: undoShortlistAct,
  findCandidates,
  findJobs,
};

import type { ListActions, WorkbenchActions } from '@/components/dossier/actions';
import type { HandoverActions } from '@/components/handover/hand-over-dialog';
import type { MatchActions } from '@/components/match/actions';
import type { ShortlistActions } from '@/components/shortlist/actions';
import type { Role } from '@/lib/recruiter';
import {
  addShortlistNote,
  changeShortlist,
  removeShortlistNote,
  shortlistAll,
  undoShortlistAct,
} from '@/lib/recruiter/actions/shortlists';
import {
  changeAll,
  changeTags,
  correctDossier,
  loadSamples,
  makeHandover,
  parseAgain,
  removeCorrection,
  removeDossiers,
  removeSamples,
  restoreDossiers,
  revokeHandover,
  showDocument,
  undoAll,
  undoCorrection,
} from './dossier-actions';
import { openMatcher, savePreferences } from './match-actions';

const dossier = { remove: removeDossiers, restore: restoreDossiers, parseAgain, tag: changeTags };

/** What can be done with a list, by who may. */
export const LIST_ACTIONS: ListActions = {
  ...dossier,
  all: { change: changeAll, undo: undoAll },
  loadSamples,
  removeSamples,
};

/** What can be done with one candidate or job, by who may. */
export const WORKBENCH_ACTIONS: WorkbenchActions = {
  ...dossier,
  showDocument,
  correct: correctDossier,
  removeCorrection,
  undoCorrection,
};

/** What can be done to hand candidates over, by who may. */
export const HANDOVER_ACTIONS: HandoverActions = { make: makeHandover, revoke: revokeHandover };

/** What can be done with shortlists, by who may. */
export const SHORTLIST_ACTIONS: ShortlistActions = {
  change: changeShortlist,
  changeAll: shortlistAll,
  note: addShortlistNote,
  removeNote: removeShortlistNote,
  undo: undoShortlistAct,
};

/** What the page of a match can do, for someone of this role. */
export function matchActionsFor(role: Role | undefined): MatchActions {
  const mayWrite = role !== undefined && role !== 'viewer';
  return { open: openMatcher, write: mayWrite ? { ...SHORTLIST_ACTIONS, save: savePreferences } : null };
}

import type { ListActions, WorkbenchActions } from '@/components/dossier/actions';
import * as actions from '@/lib/recruiter/actions/dossiers';
import { loadSamples, removeSamples } from '@/lib/recruiter/actions/workspace';

const dossier = {
  remove: actions.binDossiers,
  restore: actions.restoreDossiers,
  parseAgain: actions.parseAgain,
  tag: actions.changeTags,
};

/** Actions on a list. */
export const LIST_ACTIONS: ListActions = {
  ...dossier,
  all: { change: actions.changeAll, chosen: actions.changeChosen, undo: actions.undoAll },
  loadSamples,
  removeSamples,
};

/** Actions on one candidate or job. */
export const WORKBENCH_ACTIONS: WorkbenchActions = {
  ...dossier,
  showDocument: actions.showDocument,
  correct: actions.correctDossier,
  removeCorrection: actions.removeCorrection,
  undoCorrection: actions.undoCorrection,
};

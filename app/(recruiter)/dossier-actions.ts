import type { ListActions, WorkbenchActions } from '@/components/dossier/actions';
import * as actions from '@/lib/recruiter/actions/dossiers';
import { loadSamples, removeSamples } from '@/lib/recruiter/actions/workspace';

const dossier = {
  remove: actions.binDossiers,
  restore: actions.restoreDossiers,
  parseAgain: actions.parseAgain,
  tag: actions.changeTags,
};

/** What can be done with a list, by who may. */
export const LIST_ACTIONS: ListActions = {
  ...dossier,
  all: { change: actions.changeAll, undo: actions.undoAll },
  loadSamples,
  removeSamples,
};

/** What can be done with one candidate or job, by who may. */
export const WORKBENCH_ACTIONS: WorkbenchActions = {
  ...dossier,
  showDocument: actions.showDocument,
  correct: actions.correctDossier,
  removeCorrection: actions.removeCorrection,
  undoCorrection: actions.undoCorrection,
};

'use server';

import * as start from '../move-in/start';
import * as undo from '../move-in/undo';
import { defineChange } from './define-action';

/** Tables of people from other systems. */

export const startMoveIn = defineChange(start.startMoveIn);
export const undoMoveIn = defineChange(undo.undoMoveIn);

'use server';

import * as boards from '../boards/boards';
import * as items from '../boards/items';
import * as load from '../boards/load';
import { defineAction } from './define-action';

/** Boards and their items. */

export const addBoard = defineAction(boards.addBoard);
export const changeBoard = defineAction(boards.changeBoard);
export const addToBoard = defineAction(items.addToBoard);
export const changeBoardItem = defineAction(items.changeBoardItem);
export const arrangeBoard = defineAction(items.arrangeBoard);
export const loadBoard = defineAction(load.loadBoard);

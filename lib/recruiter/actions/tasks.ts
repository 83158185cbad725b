'use server';

import * as tasks from '../collaboration/tasks';
import { defineAction } from './define-action';

/** Tasks of candidates and jobs. */

export const addTask = defineAction(tasks.addTask);
export const changeTask = defineAction(tasks.changeTask);

'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { BoardActions } from './actions';

type Boards = {
  actions: BoardActions;
  /** Whether this person may share boards with others. */
  mayShare: boolean;
};

const Context = createContext<Boards | null>(null);

/** Hands the actions on boards to whatever can be put on one. */
export function BoardsProvider({ children, ...boards }: Boards & { children: ReactNode }) {
  return <Context value={boards}>{children}</Context>;
}

/** What can be done with boards; nothing outside of the frame of signed-in pages. */
export function useBoards(): Boards | null {
  return useContext(Context);
}

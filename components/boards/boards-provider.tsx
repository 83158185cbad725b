'use client';

import { createContext, type ReactNode, useContext } from 'react';

type Boards = {
  /** True if this person may share boards with others. */
  mayShare: boolean;
};

const Context = createContext<Boards | null>(null);

/** Tells whatever can be put on a board what this person may do with boards. */
export function BoardsProvider({ children, ...boards }: Boards & { children: ReactNode }) {
  return <Context value={boards}>{children}</Context>;
}

/** Returns what can be done with boards; nothing outside of the frame of signed-in pages. */
export function useBoards(): Boards | null {
  return useContext(Context);
}

'use client';

import { createContext, type ReactNode, useContext } from 'react';

type Boards = {
  /** True if this person may share boards with others. */
  mayShare: boolean;
};

const Context = createContext<Boards | null>(null);

/** Provides the permissions of this person for boards to anything that can be put on one. */
export function BoardsProvider({ children, ...boards }: Boards & { children: ReactNode }) {
  return <Context value={boards}>{children}</Context>;
}

/** Returns the actions on boards; nothing outside the frame of signed-in pages. */
export function useBoards(): Boards | null {
  return useContext(Context);
}

import type { ReactNode } from 'react';
import type { BoardActions } from '@/components/market/boards/actions';
import { BoardsProvider } from '@/components/market/boards/boards-provider';
import { currentUser } from '@/lib/recruiter';
import { addBoard, addToBoard, arrangeBoard, changeBoard, changeBoardItem, loadBoard } from './board-actions';

const BOARD_ACTIONS: BoardActions = {
  addBoard,
  changeBoard,
  addItem: addToBoard,
  changeItem: changeBoardItem,
  arrange: arrangeBoard,
  load: loadBoard,
};

/** Whatever the market shows can be put on a board. */
export default async function MarketLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  return (
    <BoardsProvider actions={BOARD_ACTIONS} mayShare={user !== null && user.role !== 'viewer'}>
      {children}
    </BoardsProvider>
  );
}

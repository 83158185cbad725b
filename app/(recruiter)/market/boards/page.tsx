import type { Metadata } from 'next';
import { BoardList } from '@/components/market/boards/board-list';
import { currentUser, listBoards } from '@/lib/recruiter';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Boards' };

export default async function BoardsPage() {
  const boards = await listBoards(await currentUser(), undefined);
  return boards.ok ? <BoardList lines={boards.value} /> : <Refusal problem={boards.problem} />;
}

import type { Metadata } from 'next';
import { BoardPage } from '@/components/market/boards/board-page';
import { currentUser, listMarketFields, loadBoard, readBoard } from '@/lib/recruiter';
import { readerLocale } from '../../../reader-locale';
import { Refusal } from '../../../refusal';

export const metadata: Metadata = { title: 'Board' };

/** A board: the page begins to load everything on it, and each part is shown as it arrives. */
export default async function OneBoardPage({ params }: { params: Promise<{ board: string }> }) {
  const [actor, locale, { board: id }] = await Promise.all([currentUser(), readerLocale(), params]);
  const board = await readBoard(actor, { id });
  if (!board.ok) return <Refusal problem={board.problem} />;
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <BoardPage
      key={id}
      board={board.value}
      shown={await loadBoard(actor, { id })}
      fields={known.value.state === 'found' ? known.value.found : []}
      locale={locale}
      source={`Job market API version 3, ${today}`}
    />
  );
}

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

const KIND = 'board-item';

/** Lets an item be dragged by its grip and others be dropped on it. */
export function useDraggedItem(
  card: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  { id, on, onDrop }: { id: string; on: boolean; onDrop: (dragged: string) => void },
): { isDragged: boolean; isOver: boolean } {
  const [isDragged, setDragged] = useState(false);
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const [element, dragHandle] = [card.current, grip.current];
    if (!element || !dragHandle || !on) return;
    const endDrag = draggable({
      element,
      dragHandle,
      getInitialData: () => ({ kind: KIND, id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
    const endDrop = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === KIND && source.data.id !== id,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped(String(source.data.id));
      },
    });
    return () => {
      endDrag();
      endDrop();
    };
  }, [card, grip, id, on]);
  return { isDragged, isOver };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Returns the number of places by which a key on a grip moves its item; undefined for other keys. */
export function stepOf(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return STEPS[event.key];
}

import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const KIND = 'shortlist-candidate';

/** Lets an element be dragged as a candidate; off for members who may only look. */
export function useDraggable(ref: RefObject<HTMLElement | null>, candidateId: string, on: boolean): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !on) return;
    return draggable({
      element,
      getInitialData: () => ({ kind: KIND, candidateId }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [ref, candidateId, on]);
  return dragging;
}

/** Lets candidates be dropped on an element; whether one is over it. */
export function useDropTarget(
  ref: RefObject<HTMLElement | null>,
  onDrop: (candidateId: string) => void,
): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === KIND,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped(String(source.data.candidateId));
      },
    });
  }, [ref]);
  return over;
}

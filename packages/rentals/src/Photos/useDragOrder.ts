import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** How near the edge of the window a dragged photo scrolls the page, and how far each time, in pixels. */
const EDGE = 80;
const STEP = 24;

/** How far each key moves a photo. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface Dragged {
  readonly id: string;
  /** Where it would go. */
  readonly place: number;
}

const findIdUnder = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-photo]')?.getAttribute('data-photo') ?? null;

function scrollAtEdge({ clientY }: PointerEvent): void {
  if (clientY < EDGE) window.scrollBy(0, -STEP);
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}

/** Moves photos to another place, by mouse, pen, finger or arrow keys. */
export function useDragOrder(
  order: readonly string[],
  onMove: (id: string, place: number, focus?: 'open' | 'move') => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const from = dragged ? order.indexOf(dragged.id) : -1;
  return {
    /** What the handle of a photo is given. */
    getHandle: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const place = order.indexOf(id) + step;
        if (place >= 0 && place < order.length) onMove(id, place, 'move');
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, place: order.indexOf(id) });
      },
      onPointerMove: (event: PointerEvent) => {
        if (!dragged) return;
        scrollAtEdge(event);
        const place = order.indexOf(findIdUnder(event) ?? '');
        if (place >= 0) setDragged({ id, place });
      },
      onPointerUp: () => {
        setDragged(null);
        if (dragged && dragged.place !== from) onMove(id, dragged.place);
      },
      onPointerCancel: () => setDragged(null),
    }),
    /** How a photo shows that one is dragged, or would be dropped beside it. */
    getRow: (id: string) => {
      const isTarget = dragged !== null && dragged.place !== from && order[dragged.place] === id;
      const side = dragged !== null && dragged.place < from ? 'before' : 'after';
      return {
        'data-photo': id,
        'data-dragged': dragged?.id === id ? '' : undefined,
        'data-drop': isTarget ? side : undefined,
      };
    },
  };
}

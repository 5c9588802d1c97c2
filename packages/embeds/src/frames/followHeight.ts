import { MAX_FRAME_HEIGHT } from '../protocol/FrameEvent.ts';

/** Changes of a height that are no reason to resize, in CSS pixels: else a frame and its content might chase each other. */
const TOLERANCE = 1;

/** Calls back with the height of an element now, and at most once per animation frame when it changes; returns what ends it. */
export function followHeight(element: HTMLElement, onChange: (height: number) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let request = 0;
  const measure = () => {
    const height = Math.min(Math.ceil(element.getBoundingClientRect().height), MAX_FRAME_HEIGHT);
    if (Math.abs(height - last) <= TOLERANCE) return;
    last = height;
    onChange(height);
  };
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(measure);
  });
  // A frame outside the window gets no animation frames.
  measure();
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(request);
  };
}

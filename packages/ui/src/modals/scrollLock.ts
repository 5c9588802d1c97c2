const attribute = 'data-scroll-locked';
let locks = 0;

/** Stops the page behind a modal dialog from scrolling and keeps the scrollbar's place; returns how to release it. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.setAttribute(attribute, hasScrollbar ? 'gutter' : '');
  }
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) root.removeAttribute(attribute);
  };
}

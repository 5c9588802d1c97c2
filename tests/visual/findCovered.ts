/**
 * Focuses what can be focused in a page, in its order and back, and names what is then for the larger part behind something that stays
 * in its place, as a bar at the foot does (WCAG 2.4.11). It runs in the page, and uses nothing from outside itself.
 */
export function findCovered(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const staysInPlace = (element: Element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
    // What somebody has opened over the page is closed by a key.
    !element.matches(':popover-open') &&
    isShown(element);
  const covers = [...document.body.querySelectorAll('*')].filter(staysInPlace);
  if (covers.length === 0) return [];

  const clip = ({ left, top, right, bottom }: DOMRect) => ({
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  });
  type Box = ReturnType<typeof clip>;
  const meets = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const listPoints = ({ left, top, right, bottom }: Box) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map((along) => [left + along * (right - left), top + down * (bottom - top)] as const),
    );
  const isCovered = (focused: Element) => {
    const box = clip(focused.getBoundingClientRect());
    const near = covers.filter(
      (cover) => !cover.contains(focused) && meets(box, clip(cover.getBoundingClientRect())),
    );
    if (near.length === 0) return false;
    const points = listPoints(box);
    const hidden = points.filter(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return !focused.contains(seen) && near.some((cover) => cover.contains(seen));
    });
    return hidden.length > points.length / 2;
  };

  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]):not([tabindex="-1"])',
    ),
  ].filter(isShown);
  const covered = new Set<Element>();
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus({ focusVisible: true });
    if (document.activeElement === stop && isCovered(stop)) covered.add(stop);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  return [...covered].map((element) => element.outerHTML.slice(0, 100));
}

import { anchorTo } from '../anchoring/anchorTo.ts';

const OPEN_DELAY = 600;
const CLOSE_DELAY = 150;
let latest: HTMLElement | undefined;

const isShown = (tooltip: HTMLElement | undefined) => tooltip?.matches(':popover-open') === true;

/** Opens and closes a tooltip by what happens to its trigger, until the signal ends it; while one is shown, the next takes its place at once. */
export function watchTrigger(tooltip: HTMLElement, trigger: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    if (signal.aborted || isShown(tooltip)) return;
    if (isShown(latest)) latest?.hidePopover();
    latest = tooltip;
    tooltip.showPopover({ source: trigger });
    anchorTo(tooltip, trigger);
  };
  const close = (event: Event) => {
    if (!isShown(tooltip)) return;
    if (event.type === 'keydown') event.preventDefault();
    tooltip.hidePopover();
  };
  const follow = (event: Event) => {
    const { type, currentTarget } = event;
    clearTimeout(timer);
    if (type === 'pointerleave') timer = setTimeout(close, CLOSE_DELAY, event);
    else if (currentTarget === tooltip) return;
    else if (type === 'focus') trigger.matches(':focus-visible') && open();
    else if (type !== 'pointerenter') close(event);
    else if ((event as PointerEvent).pointerType === 'touch') return;
    else if (isShown(latest)) open();
    else timer = setTimeout(open, OPEN_DELAY);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur', 'click'] as const)
    for (const target of [trigger, tooltip]) target.addEventListener(type, follow, { signal });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close(event), { signal });
}

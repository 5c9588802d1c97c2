import { anchorTo } from '../anchoring/anchorTo.ts';

const OPEN_DELAY = 600;
const CLOSE_DELAY = 150;
const GROUP_TIME = 300;
let lastClosed = -GROUP_TIME;

/** Opens and closes a tooltip by what happens to its trigger, until the signal ends it; one soon after another opens without delay. */
export function watchTrigger(tooltip: HTMLElement, trigger: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    if (signal.aborted) return;
    tooltip.showPopover({ source: trigger });
    anchorTo(tooltip, trigger);
  };
  const close = (event: Event) => {
    if (!tooltip.matches(':popover-open')) return;
    if (event.type === 'keydown') event.preventDefault();
    lastClosed = performance.now();
    tooltip.hidePopover();
  };
  const follow = (event: Event) => {
    const { type, currentTarget } = event;
    clearTimeout(timer);
    if (type === 'pointerleave') timer = setTimeout(close, CLOSE_DELAY, event);
    else if (currentTarget === tooltip) return;
    else if (type === 'focus') trigger.matches(':focus-visible') && open();
    else if (type !== 'pointerenter') close(event);
    else if ((event as PointerEvent).pointerType !== 'touch')
      timer = setTimeout(open, performance.now() - lastClosed < GROUP_TIME ? 0 : OPEN_DELAY);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur', 'click'] as const)
    for (const target of [trigger, tooltip]) target.addEventListener(type, follow, { signal });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close(event), { signal });
}

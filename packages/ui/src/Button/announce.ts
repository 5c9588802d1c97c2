import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const regions = new WeakMap<Element, HTMLElement>();
const settleTime = 100;

function regionOf(host: Element): HTMLElement {
  const known = regions.get(host);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = visuallyHidden;
  host.append(region);
  regions.set(host, region);
  return region;
}

/** Speaks a sentence politely; inside the open modal dialog when there is one, since all else is inert then. */
export function announce(sentence: string): void {
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const region = regionOf(host);
  region.textContent = '';
  setTimeout(() => {
    region.textContent = sentence;
  }, settleTime);
}

import { findTopModal } from '../modals/openModals.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** Speaks a sentence politely; inside the open modal dialog when there is one, since all else is inert then. */
export function announce(sentence: string): void {
  const host = findTopModal() ?? document.body;
  const region = host.appendChild(document.createElement('output'));
  region.className = visuallyHidden;
  // A live region, which an output is, speaks what changes in it, so it is there before the sentence.
  setTimeout(() => region.append(sentence), 100);
  setTimeout(() => region.remove(), 3000);
}

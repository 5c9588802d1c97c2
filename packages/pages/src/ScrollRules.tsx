import { breakpoints } from '@sewa/tokens';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { getHistoryEntry } from './historyEntries.ts';
import { startKeyboardAt, startKeyboardAtHeading } from './startKeyboardAt.ts';
import { usePageFlags } from './usePageFlags.ts';

const HASH_OFFSET = 80;
/** From here on a page flagged 'masterDetail' stands next to the list it was opened from, whose scroll stays. */
const wideScreen = `(min-width: ${breakpoints.l}px)`;
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function getHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to the element a hash names, 80 px below the top, smoothly unless motion is to be reduced; tells whether it exists. */
function scrollToHash(hash: string): boolean {
  const target = document.getElementById(getHash(hash));
  if (!target) return false;
  startKeyboardAt(target);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - HASH_OFFSET,
    behavior: isReduced ? 'instant' : 'smooth',
  });
  return true;
}

/** The step of a long form, and what was done there: another one is shown like another page. */
function findStep(search: string): string {
  const params = new URLSearchParams(search);
  const step = params.get('step');
  return step === null ? '' : `${step} ${params.get('done') ?? ''}`;
}

/** Starts the keyboard at the heading after a form was sent whose answer took it away, and nothing else took the focus. */
function useKeyboardAfterForms(): void {
  const { state, formMethod } = useNavigation();
  const isAnswering = useRef(false);
  useEffect(() => {
    if (formMethod?.toLowerCase() === 'post') isAnswering.current = true;
    if (state !== 'idle' || !isAnswering.current) return;
    isAnswering.current = false;
    if (document.activeElement === document.body) startKeyboardAtHeading();
  }, [state, formMethod]);
}

/**
 * Sets the scroll position after a navigation: back and forward restore theirs, a hash scrolls to its target, a new path flagged
 * 'top' to the top, and another step of the same path to the top, too, with the keyboard at its heading. Everything else stays where
 * it is.
 */
export function ScrollRules() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const flags = usePageFlags();
  const isTopFlagged = flags.includes('top');
  const isMasterDetail = flags.includes('masterDetail');
  useKeyboardAfterForms();
  const previous = useRef<{ pathname: string; step: string; isMasterDetail: boolean } | null>(null);

  useBrowserLayoutEffect(() => {
    const before = previous.current;
    const step = findStep(location.search);
    previous.current = { pathname: location.pathname, step, isMasterDetail };
    const isNewPath = before !== null && before.pathname !== location.pathname;
    const isNewStep = before !== null && !isNewPath && before.step !== step;
    const staysOpen = before?.isMasterDetail && isMasterDetail && matchMedia(wideScreen).matches;
    if (location.hash && navigationType !== 'POP' && scrollToHash(location.hash)) return;
    if (before && navigationType === 'POP') {
      window.scrollTo({ top: getHistoryEntry(location.key).scroll, behavior: 'instant' });
      return;
    }
    const goesToTop = isNewStep || (isNewPath && isTopFlagged && !staysOpen);
    if (goesToTop) window.scrollTo({ top: 0, behavior: 'instant' });
    if (isNewStep) startKeyboardAtHeading();
    getHistoryEntry(location.key).scroll = goesToTop ? 0 : window.scrollY;
  }, [location, navigationType, isTopFlagged, isMasterDetail]);

  useBrowserLayoutEffect(() => {
    const entry = getHistoryEntry(location.key);
    const remember = () => {
      entry.scroll = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  return null;
}

import type { Guard } from '@sewa/pages';

/** What shows that somebody is there, who may go to another page soon. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Guards as one that is loaded with the first sign of somebody, or with the first navigation: the page that the server sent has
 * passed them already. When they cannot be loaded the navigation fails as one whose page cannot, and the next one tries again.
 */
export function makeLazyGuard(loadGuards: () => Promise<readonly Guard[]>): Guard {
  let loading: Promise<readonly Guard[]> | null = null;
  const load = () => {
    loading ??= loadGuards().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const loadAhead = () => void load().catch(() => undefined);
  for (const sign of signs) document.addEventListener(sign, loadAhead, { once: true, passive: true });
  return async (request) => {
    for (const guard of await load()) await guard(request);
  };
}

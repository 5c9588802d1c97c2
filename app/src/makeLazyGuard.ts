import type { Guard } from '@sewa/pages';

/** What leads to another page, or may. */
const controls = 'a,button,input,label,select,summary,textarea';

/** Whether somebody may go to another page soon: a key, or a pointer or the focus on a control. */
const isSign = ({ type, target }: Event): boolean =>
  type === 'keydown' || (target instanceof Element && target.closest(controls) !== null);

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
  const loadAhead = (event: Event) => {
    if (isSign(event)) void load().catch(() => undefined);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, loadAhead, { passive: true });
  return async (request) => {
    for (const guard of await load()) await guard(request);
  };
}

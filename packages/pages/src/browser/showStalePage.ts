import type { PageCorporate } from '@sewa/api/client';

let isShown = false;

/** Says once above a page that it is out of date; what does so is loaded only then. */
export async function showStalePage(corporate: Pick<PageCorporate, 'getStale'>): Promise<void> {
  if (isShown) return;
  isShown = true;
  const [{ createRoot }, { StalePage }, { createElement }] = await Promise.all([
    import('react-dom/client'),
    import('./StalePage.tsx'),
    import('react'),
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(StalePage, { message: corporate.getStale() ?? '' }));
}

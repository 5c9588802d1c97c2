import { createPath } from 'react-router-dom';

const serverPaths = /^\/(api|media|assets)\//;

interface LinkRouter {
  readonly state: { readonly location: Parameters<typeof createPath>[0] };
  readonly navigate: (path: string, options: { replace: boolean }) => Promise<void>;
}

/** The link a click should follow inside the product; null where the browser should do what it always does. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return serverPaths.test(link.pathname) ? null : link;
}

/** Follows plain links inside the product without loading a new document; a link to where one is adds no history. */
export function followLinks(router: LinkRouter): void {
  document.addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link) return;
    event.preventDefault();
    const path = `${link.pathname}${link.search}${link.hash}`;
    void router.navigate(path, { replace: path === createPath(router.state.location) });
  });
}

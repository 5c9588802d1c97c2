import { createPath } from 'react-router-dom';
import { findLinkUnder } from './findLinkUnder.ts';

const serverPaths = /^\/(api|media|assets)\//;

interface LinkRouter {
  readonly state: { readonly location: Parameters<typeof createPath>[0] };
  readonly navigate: (path: string, options: { replace: boolean }) => Promise<void>;
}

/** Where a click should lead inside the product; null where the browser should do what it always does. */
function findTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = findLinkUnder(event);
  if (!link || link.element.hasAttribute('download')) return null;
  return serverPaths.test(link.url.pathname) ? null : link.url;
}

/** Follows plain links inside the product without loading a new document; a link to where one is adds no history. */
export function followLinks(router: LinkRouter): void {
  document.addEventListener('click', (event) => {
    const target = findTarget(event);
    if (!target) return;
    event.preventDefault();
    const path = `${target.pathname}${target.search}${target.hash}`;
    void router.navigate(path, { replace: path === createPath(router.state.location) });
  });
}

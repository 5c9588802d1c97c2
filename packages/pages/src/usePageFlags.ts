import { useMatches } from 'react-router-dom';
import { isPageHandle, type PageFlag } from './page.ts';

/** What the page that is shown switches on. */
export function usePageFlags(): readonly PageFlag[] {
  return useMatches().flatMap(({ handle }) => (isPageHandle(handle) ? (handle.row.flags ?? []) : []));
}

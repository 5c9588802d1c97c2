import { useMatches } from 'react-router-dom';
import { isPageHandle, type PageFlag } from './page.ts';

/** The flags of the current page. */
export function usePageFlags(): readonly PageFlag[] {
  return useMatches().flatMap(({ handle }) => (isPageHandle(handle) ? (handle.row.flags ?? []) : []));
}

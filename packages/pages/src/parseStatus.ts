import { isRouteErrorResponse } from 'react-router-dom';

/** The status of what a page threw; 500 if it has none. */
export function parseStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

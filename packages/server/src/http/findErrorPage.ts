import { errorPath } from '@sewa/paths';

/**
 * The page that tells of a failure where a browser sent a form to a call itself, as it does without script: nobody reads JSON
 * there. Null for everybody else, and for what a call is refused for other reasons.
 */
export function findErrorPage({ method, headers }: Request, status: number): string | null {
  if (method !== 'POST' || !headers.get('accept')?.includes('text/html')) return null;
  return status === 429 || status >= 500 ? errorPath(Math.min(status, 500)) : null;
}

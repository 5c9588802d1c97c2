import { errorPath } from '@sewa/paths';

/**
 * The page that tells of a failure where a browser sent a form to a call itself, as it does without script: nobody reads JSON
 * there. Null for everybody else, and for what a call is refused for other reasons.
 */
export function findErrorPage({ method, headers, url }: Request, status: number): string | null {
  const isForm = method === 'POST' && headers.get('accept')?.includes('text/html');
  if (!isForm || !new URL(url).pathname.startsWith('/api/')) return null;
  return status === 429 || status >= 500 ? errorPath(Math.min(status, 500)) : null;
}

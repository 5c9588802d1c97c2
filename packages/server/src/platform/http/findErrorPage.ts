import { errorPath } from '@sewa/paths';

/**
 * The error page for a browser that posted a form to a call directly, as it does without JavaScript: a person can't read JSON.
 * Null for other clients and for other errors.
 */
export function findErrorPage({ method, headers, url }: Request, status: number): string | null {
  const isForm = method === 'POST' && headers.get('accept')?.includes('text/html');
  if (!isForm || !new URL(url).pathname.startsWith('/api/')) return null;
  return status === 429 || status >= 500 ? errorPath(Math.min(status, 500)) : null;
}

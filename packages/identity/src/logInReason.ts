import { newPropertyPath } from '@sewa/paths';

/** For what somebody logs in or signs up. */
export type LogInReason = 'list-home';

/** Anything before the name is the prefix of this deployment. */
const redirectCookie = /(?:^|;\s*)(?:[\w-]+-)?redirect=([^;]*)/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** For what somebody logs in, by the page that is remembered for afterwards; null if that says nothing. */
export function findLogInReason(cookies: string): LogInReason | null {
  const [path] = decode(redirectCookie.exec(cookies)?.[1] ?? '').split('?');
  return path === newPropertyPath() ? 'list-home' : null;
}

/** The same, by what a browser sends with a request; in the browser, by what it would send. */
export const loadLogInReason = ({ headers }: Request): LogInReason | null =>
  findLogInReason(typeof document === 'undefined' ? (headers.get('cookie') ?? '') : document.cookie);

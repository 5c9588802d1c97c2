import type { PagePort } from './connectPage.ts';

/** How long a page may take to get a token, in milliseconds. */
const TOKEN_TIMEOUT = 10_000;

/** Asks the page for a token of its visitor; null if there is none, or none in time. */
export function requestToken(page: PagePort): Promise<string | null> {
  return new Promise((resolve) => {
    const answer = (token: string | null) => {
      clearTimeout(timer);
      stop();
      resolve(token);
    };
    const timer = setTimeout(() => answer(null), TOKEN_TIMEOUT);
    const stop = page.subscribe((command) => {
      if (command.command === 'token') answer(command.token);
    });
    page.send({ event: 'token', detail: null });
  });
}

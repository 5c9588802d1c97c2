import { afterAll } from 'vitest';
import { page } from 'vitest/browser';

/**
 * One page runs the tests of several files: leaves it empty, as large as it was, and with the first Tab at its top. Called once by a
 * set-up file, which Vitest runs again for each file.
 */
export function leavePageAsFound(): void {
  const { innerWidth, innerHeight } = window;
  afterAll(async () => {
    if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
      await page.viewport(innerWidth, innerHeight);
    const first = document.createElement('button');
    document.body.replaceChildren(first);
    first.focus();
    first.remove();
  });
}

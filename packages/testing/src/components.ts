import { cleanup, configure } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { failOnConsoleErrors } from './failOnConsoleErrors.ts';
import { leavePageAsFound } from './leavePageAsFound.ts';

// What `findBy` and `waitFor` wait for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Sets up the tests of screens: each leaves no error in the console, and nothing on the page. */
export function setUpScreenTests(): void {
  failOnConsoleErrors(() => {
    cleanup();
    document.body.replaceChildren();
  });
  leavePageAsFound();
}

/** Sets up the tests of components: each leaves no error in the console, no theme and no fake timers, and is never idle for long. */
export function setUpComponentTests(): void {
  failOnConsoleErrors(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.documentElement.removeAttribute('data-theme');
  });
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  });
  leavePageAsFound();
}

import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { failOnConsoleErrors, leavePageAsFound } from '@sewa/testing/components';
import { cleanup } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

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

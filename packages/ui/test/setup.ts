import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '../src/reset/reset.css.ts';
import { failOnConsoleErrors, leavePageAsFound } from '@sewa/testing/components';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

failOnConsoleErrors(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-theme');
});

leavePageAsFound();

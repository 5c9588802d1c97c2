import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// A busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-theme');
  const calls = complaints.mock.calls;
  complaints.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});

// One page runs the tests of several files.
afterAll(() => document.body.replaceChildren());

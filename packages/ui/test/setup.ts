import '@sewa/tokens/fonts.css';
import '@sewa/tokens/tokens.css';
import '../src/reset/reset.css.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-theme');
  const calls = complaints.mock.calls;
  complaints.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});

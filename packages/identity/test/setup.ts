import '@sewa/tokens/tokens.css';
import '@sewa/ui/reset.css';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const { calls } = complaints.mock;
  complaints.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});

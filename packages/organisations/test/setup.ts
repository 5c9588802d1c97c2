import '@sewa/ui/reset.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// What a page reads and draws may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

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

import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** Has each test fail that leaves an error in the console, looked at after `cleanUp`; called once by a set-up file. */
export function failOnConsoleErrors(cleanUp: () => void): void {
  let complaints: MockInstance<typeof console.error>;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error');
  });
  afterEach(() => {
    cleanUp();
    const { calls } = complaints.mock;
    complaints.mockRestore();
    expect(calls, 'unexpected console.error').toEqual([]);
  });
}

// @vitest-environment jsdom
import type { Guard, GuardRequest } from '@sewa/pages';
import { expect, test, vi } from 'vitest';
import { makeLazyGuard } from './makeLazyGuard.ts';

const request = {} as GuardRequest;

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'guards are loaded with the first %s on a control and not before, once',
  async (sign) => {
    const load = vi.fn(async () => []);
    const guard = makeLazyGuard(load);
    document.body.innerHTML = '<p>Words</p><a href="/"><b>A link</b></a>';
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
    document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await guard(request);
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('a navigation waits for its guards, runs them in their order and stops at the first that throws', async () => {
  const passed: string[] = [];
  const stop = new Error('elsewhere');
  const guards: Guard[] = [
    async () => void passed.push('first'),
    () => {
      passed.push('second');
      throw stop;
    },
    () => void passed.push('third'),
  ];
  await expect(makeLazyGuard(async () => guards)(request)).rejects.toBe(stop);
  expect(passed).toEqual(['first', 'second']);
});

test('guards that could not be loaded fail the navigation, and are loaded for the next one', async () => {
  const missing = new Error('no connection');
  const passed = vi.fn();
  const load = vi.fn(async (): Promise<Guard[]> => [passed]);
  load.mockRejectedValueOnce(missing);
  const guard = makeLazyGuard(load);
  await expect(guard(request)).rejects.toBe(missing);
  await guard(request);
  expect(passed).toHaveBeenCalledTimes(1);
});

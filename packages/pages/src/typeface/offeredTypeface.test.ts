// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { offerTypeface, showOfferedTypeface } from './offeredTypeface.ts';

const add = vi.fn();
const face = { family: 'Sans' } as FontFace;

beforeEach(() => {
  add.mockClear();
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
});

test('a typeface that nobody offered is not shown', () => {
  showOfferedTypeface();
  expect(add).not.toHaveBeenCalled();
});

test('it is shown once, in answer to an input', () => {
  offerTypeface(face);
  showOfferedTypeface();
  expect(add).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  showOfferedTypeface();
  showOfferedTypeface();
  expect(add).toHaveBeenCalledExactlyOnceWith(face);
});

test('a page that comes late leaves it to the next', () => {
  offerTypeface(face);
  window.dispatchEvent(new Event('pointerdown'));
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 450);
  showOfferedTypeface();
  expect(add).not.toHaveBeenCalled();
  now.mockRestore();
  window.dispatchEvent(new Event('pointerdown'));
  showOfferedTypeface();
  expect(add).toHaveBeenCalledExactlyOnceWith(face);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anchorTo } from './anchorTo.ts';

beforeEach(() => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function sketch(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  document.body.append(element);
  return element;
}

function place(at: [left: number, top: number], side: string, align: string): [number, number] {
  const anchor = sketch(...at, 100, 40);
  const box = sketch(0, 0, 200, 120);
  Object.assign(box.dataset, { side, align });
  anchorTo(box, anchor);
  const { left, top } = box.getBoundingClientRect();
  return [left, top];
}

test.each([
  ['bottom', 'start', [400, 344]],
  ['bottom', 'center', [350, 344]],
  ['bottom', 'end', [300, 344]],
  ['top', 'start', [400, 176]],
  ['end', 'start', [400, 344]],
])('%s %s of its anchor', (side, align, expected) => {
  expect(place([400, 300], side, align)).toEqual(expected);
});

test('where there is no room it stands on the opposite side', () => {
  expect(place([400, innerHeight - 50], 'bottom', 'start')).toEqual([400, innerHeight - 174]);
  expect(place([400, 10], 'top', 'start')).toEqual([400, 54]);
});

test('it never leaves the window at the sides', () => {
  expect(place([innerWidth - 110, 300], 'bottom', 'start')).toEqual([innerWidth - 200, 344]);
  expect(place([0, 300], 'bottom', 'end')).toEqual([0, 344]);
});

test('where the browser places by itself nothing is touched', () => {
  vi.restoreAllMocks();
  expect(place([400, 300], 'bottom', 'start')).toEqual([0, 0]);
});

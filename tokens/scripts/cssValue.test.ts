import { expect, test } from 'vitest';
import { cssColor, cssValue, touchValue } from './cssValue.ts';

test('an opaque colour is the shortest hex', () => {
  expect(cssColor({ colorSpace: 'srgb', components: [1, 1, 1] })).toBe('#fff');
  expect(cssColor({ colorSpace: 'srgb', components: [17 / 255, 187 / 255, 141 / 255] })).toBe('#11bb8d');
});

test('a translucent colour keeps its alpha', () => {
  expect(cssColor({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.55 })).toBe('rgb(0 0 0 / 0.55)');
});

test('a fluid size meets its minimum at 360 px and its value at 1280 px', () => {
  const value = cssValue({
    path: ['font-size', 'test'],
    type: 'dimension',
    description: '',
    value: { value: 3.5, unit: 'rem' },
    fluidMinimum: { value: 2.25, unit: 'rem' },
  });
  const [, start, slope] = /^clamp\(2\.25rem, ([\d.]+)rem \+ ([\d.]+)vw, 3\.5rem\)$/.exec(value) ?? [];
  const at = (width: number) => Number(start) * 16 + (Number(slope) * width) / 100;
  expect(at(360)).toBeCloseTo(36, 1);
  expect(at(1280)).toBeCloseTo(56, 1);
});

test('a type without a CSS form is refused by name', () => {
  expect(() =>
    cssValue({ path: ['line', 'x'], type: 'strokeStyle', description: '', value: 'solid' }),
  ).toThrow('line.x: no CSS is known for $type strokeStyle.');
});

test('a size is no smaller than its least where a finger points', () => {
  const token = {
    path: ['size', 'x'],
    type: 'dimension',
    description: '',
    touchMinimum: { value: 2.75, unit: 'rem' },
  };
  expect(touchValue({ ...token, value: { value: 2.25, unit: 'rem' } })).toBe('2.75rem');
  expect(touchValue({ ...token, value: { value: 3, unit: 'rem' } })).toBe('3rem');
  expect(() => touchValue({ ...token, value: { value: 36, unit: 'px' } })).toThrow('two units');
});

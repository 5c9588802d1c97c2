import { expect, test } from 'vitest';
import { contextValue } from './contextValue.ts';

const axes = [
  { name: 'theme', contexts: ['light', 'dark'] },
  { name: 'contrast', contexts: ['normal', 'more'] },
];

test('a value that never changes is written plainly', () => {
  expect(contextValue(axes, () => '4px')).toBe('4px');
});

test('a value that follows one modifier names only its contexts', () => {
  expect(contextValue(axes, ({ contrast }) => (contrast === 'more' ? '2px' : '1px'))).toBe(
    'var(--sewa-normal, 1px) var(--sewa-more, 2px)',
  );
});

test('a value that follows two modifiers stands under both', () => {
  expect(contextValue(axes, ({ theme, contrast }) => (theme === 'dark' ? 'c' : String(contrast)))).toBe(
    'var(--sewa-light, var(--sewa-normal, normal) var(--sewa-more, more)) var(--sewa-dark, c)',
  );
});

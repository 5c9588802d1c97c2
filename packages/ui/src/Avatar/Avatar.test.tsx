import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Nur Aisyah binte Rahman', 'NR'],
  ['  ravi ', 'R'],
  ['陈 伟明', '陈伟'],
  ['Émile  Zola', 'ÉZ'],
  ['𝒜da Lovelace', '𝒜L'],
  ['', ''],
])('the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('it is an image with the name of whom it shows', () => {
  render(<Avatar name="Tan Mei Ling" />);
  expect(screen.getByRole('img', { name: 'Tan Mei Ling' }).textContent).toBe('TL');
});

test('beside the name it is silent', () => {
  const { container } = render(<Avatar name="Tan Mei Ling" isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')}`;
const broken = 'data:image/png;base64,AA';

test('a picture covers the initials', async () => {
  const { container } = render(<Avatar name="Tan Mei Ling" src={dot} />);
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(4);
  const { width, height } = container.querySelector('img')?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([44, 44]);
});

test('a picture that cannot be loaded leaves the initials in sight, and another one is tried again', async () => {
  const { container, rerender } = render(<Avatar name="Tan Mei Ling" src={broken} />);
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Tan Mei Ling' }).textContent).toBe('TL');
  rerender(<Avatar name="Tan Mei Ling" src={dot} />);
  expect(container.querySelector('img')?.alt).toBe('');
});

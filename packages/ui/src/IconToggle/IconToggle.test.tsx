import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IconToggle } from './IconToggle.tsx';

test('it says what is on or off, and only where that is known', () => {
  const { rerender } = render(<IconToggle icon="heart" label="Keep" />);
  const button = screen.getByRole('button', { name: 'Keep' });
  expect(button.getAttribute('aria-pressed')).toBeNull();
  rerender(<IconToggle icon="heart" label="Keep" isOn={false} />);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  rerender(<IconToggle icon="heart" label="Keep" isOn />);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Keep', pressed: true })).toBe(button);
});

test('while it is on its drawing is filled, not only coloured', () => {
  const { rerender } = render(<IconToggle icon="heart" label="Keep" isOn={false} />);
  const drawing = () => getComputedStyle(screen.getByRole('button'), '::before').maskImage;
  expect(drawing()).toContain('fill%3D%22none%22');
  rerender(<IconToggle icon="heart" label="Keep" isOn />);
  expect(drawing()).toContain('fill%3D%22black%22');
});

test('it is pressed by pointer and keyboard and is as large as a finger needs', async () => {
  const onClick = vi.fn();
  const { container } = render(<IconToggle icon="heart" label="Keep" isOn={false} onClick={onClick} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
  expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  expect(await axeViolations(container)).toEqual([]);
});

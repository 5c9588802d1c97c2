import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Progress } from './Progress.tsx';

test('it is a native progress bar with its value, its name and its words', () => {
  render(
    <Progress label="Pictures" value={3} max={8}>
      3 of 8
    </Progress>,
  );
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Pictures' });
  expect([bar.value, bar.max]).toEqual([3, 8]);
  expect(document.getElementById(bar.getAttribute('aria-describedby') ?? '')?.textContent).toBe('3 of 8');
});

test('without a value it is indeterminate', () => {
  render(<Progress label="Reading the file" />);
  expect(screen.getByRole('progressbar').matches(':indeterminate')).toBe(true);
});

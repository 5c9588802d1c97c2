import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

test('it is a separator that says which way it runs', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBeNull();
  rerender(<Divider orientation="vertical" />);
  expect(screen.getByRole('separator').getAttribute('aria-orientation')).toBe('vertical');
});

test('it is one pixel thick and as long as what it divides', () => {
  render(
    <div style={{ display: 'flex', blockSize: '80px' }}>
      <Divider orientation="vertical" />
    </div>,
  );
  const { width, height } = screen.getByRole('separator').getBoundingClientRect();
  expect([width, height]).toEqual([1, 80]);
});

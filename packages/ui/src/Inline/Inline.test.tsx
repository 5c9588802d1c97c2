import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Inline } from './Inline.tsx';

test('children stand side by side and go on below when the line is full', () => {
  render(
    <div style={{ inlineSize: '100px' }}>
      <Inline gap="s">
        {['a', 'b', 'c'].map((name) => (
          <span key={name} style={{ inlineSize: '40px' }}>
            {name}
          </span>
        ))}
      </Inline>
    </div>,
  );
  const [first, second, third] = ['a', 'b', 'c'].map((name) =>
    screen.getByText(name).getBoundingClientRect(),
  );
  expect(second?.left).toBe((first?.left ?? 0) + 48);
  expect(second?.top).toBe(first?.top);
  expect([third?.left, third?.top]).toEqual([first?.left, (first?.bottom ?? 0) + 8]);
});

test('it is the element it is told to be', () => {
  render(
    <Inline as="ul" aria-label="Districts">
      <li>Bedok</li>
    </Inline>,
  );
  expect(screen.getByRole('list', { name: 'Districts' }).localName).toBe('ul');
});

import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';

test('it has a name, is square and as large as a finger needs', () => {
  render(
    <IconButton label="Share">
      <Icon name="share-2" />
    </IconButton>,
  );
  const { width, height } = screen.getByRole('button', { name: 'Share' }).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('the small one is square, too', () => {
  render(
    <IconButton label="Share" size="s">
      <Icon name="share-2" size="s" />
    </IconButton>,
  );
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect([width, height]).toEqual([36, 36]);
});

test('a press and the keyboard call back, a busy one takes none', async () => {
  const onClick = vi.fn();
  const mount = (isBusy: boolean) => (
    <IconButton label="Share" onClick={onClick} isBusy={isBusy}>
      <Icon name="share-2" />
    </IconButton>
  );
  const { rerender } = render(mount(false));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
  rerender(mount(true));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(3);
});

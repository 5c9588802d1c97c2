import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../reset/reset.css.ts';
import { Button, Link } from '../index.ts';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

test('it is a list of its items, by default without order, with nothing drawn before them', () => {
  render(
    <>
      <List aria-label="Stations">
        <ListItem>Bishan</ListItem>
        <ListItem>Braddell</ListItem>
      </List>
      <List as="ol" aria-label="Steps">
        <ListItem start="1">Sign</ListItem>
      </List>
    </>,
  );
  const stations = screen.getByRole('list', { name: 'Stations' });
  expect(stations.localName).toBe('ul');
  expect(within(stations).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Steps' }).localName).toBe('ol');
  expect(getComputedStyle(stations).listStyleType).toBe('""');
  expect(getComputedStyle(stations).paddingLeft).toBe('0px');
});

test('a press anywhere in an interactive row follows its link, but a button in it keeps its own press', async () => {
  const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onShare = vi.fn();
  render(
    <List>
      <ListItem isInteractive data-testid="row" end={<Button onClick={onShare}>Share</Button>}>
        <Link href="#bishan" variant="quiet" isStretched onClick={onFollow}>
          Bishan
        </Link>
      </ListItem>
    </List>,
  );
  const row = screen.getByTestId('row');
  await userEvent.click(row, { position: { x: row.clientWidth / 2, y: 4 } });
  expect(onFollow).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(onShare).toHaveBeenCalledTimes(1);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('the focus of the link is drawn around its whole row', async () => {
  render(
    <List>
      <ListItem isInteractive data-testid="row">
        <Link href="#bishan" isStretched>
          Bishan
        </Link>
      </ListItem>
    </List>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(getComputedStyle(screen.getByTestId('row')).outlineStyle).toBe('solid');
  expect(getComputedStyle(screen.getByRole('link')).outlineStyle).toBe('none');
});

test('of a long list only what is near the window is drawn; a row far down is read, scrolled to and focused all the same', async () => {
  render(
    <List>
      {Array.from({ length: 400 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <ListItem key={index} end={<Button size="s">Keep home {index}</Button>}>
          Home {index}
        </ListItem>
      ))}
    </List>,
  );
  const rows = screen.getAllByRole('listitem');
  const isRendered = (row: HTMLElement | undefined) =>
    row?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(() => isRendered(rows.at(-1))).toBe(false);
  expect(isRendered(rows[0])).toBe(true);
  const last = screen.getByRole('button', { name: 'Keep home 399' });
  last.focus();
  await expect.poll(() => isRendered(rows.at(-1))).toBe(true);
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  last.closest('ul')?.scrollIntoView();
});

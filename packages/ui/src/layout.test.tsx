import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card, EmptyState, Grid, Heading, Icon, Skeleton, Stack, Text, UiProvider } from './index.ts';
import { englishMessages } from './UiProvider/messages.ts';
import { useMessages } from './UiProvider/messagesContext.ts';

function LongText() {
  const messages = useMessages(englishMessages);
  return <p>{`${messages.close}, ${messages.cancel}, ${messages.repeated(2)}`}</p>;
}

test('a stack is the element it is told to be and sets the space between its children', () => {
  render(
    <Stack as="ul" gap="s" aria-label="Districts">
      <li>Bedok</li>
    </Stack>,
  );
  const list = screen.getByRole('list', { name: 'Districts' });
  expect(getComputedStyle(list).rowGap).toBe('8px');
  expect(getComputedStyle(list).flexDirection).toBe('column');
});

test('a stack in a row stands side by side', () => {
  render(
    <Stack direction="row" align="center" justify="between" isWrapping data-testid="row">
      <span>a</span>
    </Stack>,
  );
  const { flexDirection, alignItems, justifyContent, flexWrap } = getComputedStyle(screen.getByTestId('row'));
  expect([flexDirection, alignItems, justifyContent, flexWrap]).toEqual([
    'row',
    'center',
    'space-between',
    'wrap',
  ]);
});

test('a grid fits as many columns as its width allows and never overflows', () => {
  const renderIn = (width: string) => {
    const { container, unmount } = render(
      <div style={{ width }}>
        <Grid minColumn="m" gap="l">
          <span>a</span>
          <span>b</span>
        </Grid>
      </div>,
    );
    const grid = container.querySelector('[data-min-column]');
    const columns = grid === null ? [] : getComputedStyle(grid).gridTemplateColumns.split(' ');
    const isOverflowing = grid === null || grid.scrollWidth > grid.clientWidth;
    unmount();
    return [columns.length, isOverflowing];
  };
  expect(renderIn('900px')).toEqual([3, false]);
  expect(renderIn('200px')).toEqual([1, false]);
});

test('a card can be an article or a form', () => {
  render(
    <Card as="form" aria-label="Search" action="/discover" method="get">
      x
    </Card>,
  );
  expect(screen.getByRole('form', { name: 'Search' }).getAttribute('action')).toBe('/discover');
});

test('a heading has its level whatever its size', () => {
  render(
    <Heading level={1} size="s">
      Homes
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Homes' }).getAttribute('data-size')).toBe('s');
});

test('a text shortens to one line when told to', () => {
  render(
    <div style={{ width: '100px' }}>
      <Text isTruncated>{'Tiong Bahru '.repeat(20)}</Text>
    </div>,
  );
  const text = screen.getByText(/Tiong Bahru/);
  expect(text.clientWidth).toBe(100);
  expect(text.scrollWidth).toBeGreaterThan(100);
  expect(getComputedStyle(text).textOverflow).toBe('ellipsis');
});

test('an icon is silent unless it has a label', () => {
  const { container } = render(
    <>
      <Icon name="heart" />
      <Icon name="home" label="Home" />
    </>,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('img', { name: 'Home' }).getBoundingClientRect().width).toBe(20);
});

test('a skeleton is silent and draws as many lines as asked', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('[data-shape="text"]').length).toBe(3);
});

test('an empty state names itself with a heading of the level asked', () => {
  render(<EmptyState title="Nothing here" level={3} icon="search" />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Nothing here');
});

test('an inner provider changes only the words it is given', () => {
  render(
    <UiProvider messages={{ close: 'Tutup' }}>
      <UiProvider messages={{ cancel: 'Batal' }}>
        <LongText />
      </UiProvider>
    </UiProvider>,
  );
  expect(screen.getByText('Tutup, Batal, 2 times').localName).toBe('p');
});

test('the ground of the page follows the theme', () => {
  document.documentElement.dataset.theme = 'dark';
  const dark = getComputedStyle(document.documentElement).backgroundColor;
  document.documentElement.dataset.theme = 'light';
  const light = getComputedStyle(document.documentElement).backgroundColor;
  expect([light, dark]).toEqual(['rgb(250, 250, 247)', dark]);
  expect(dark).not.toBe(light);
});

import { render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import type { LinkComponentProps } from '../UiProvider/linkContext.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Link } from './Link.tsx';

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={`/app${href}`}>
      {children}
    </a>
  );
}

test('it is an anchor with its href', () => {
  render(<Link href="/discover">Homes</Link>);
  expect(screen.getByRole('link', { name: 'Homes' }).getAttribute('href')).toBe('/discover');
});

test('Enter follows it', async () => {
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <Link href="/discover" onClick={onClick}>
      Homes
    </Link>,
  );
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a router draws it when one is given', () => {
  render(
    <UiProvider linkComponent={RouterLink}>
      <Link href="/discover" variant="primary">
        Homes
      </Link>
    </UiProvider>,
  );
  const link = screen.getByRole('link', { name: 'Homes' });
  expect(link.getAttribute('href')).toBe('/app/discover');
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a stretched link takes a press anywhere on the card, a button above it keeps its own', async () => {
  const onFollow = vi.fn((event: MouseEvent) => event.preventDefault());
  const onSave = vi.fn();
  render(
    <Card isInteractive data-testid="card">
      <Link href="/home" isStretched onClick={onFollow}>
        Home
      </Link>
      <Text>Words</Text>
      <Button onClick={onSave}>Save</Button>
    </Card>,
  );
  await userEvent.click(screen.getByTestId('card'), { position: { x: 4, y: 4 } });
  expect(onFollow).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

import { PageSite } from '@sewa/pages';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SignUpFlow } from './SignUpFlow.tsx';

interface Shown {
  readonly isSandbox?: boolean;
  readonly isSending?: boolean;
  readonly formError?: string;
}

function show({ isSandbox = false, ...step }: Shown = {}) {
  const site = {
    name: 'Sewa',
    publicUrl: 'https://sewa.test',
    mainDomain: null,
    supportEmail: 'a@sewa.test',
  };
  render(
    <PageSite site={{ ...site, isSandbox }}>
      <SignUpFlow current={2} title="Your phone" lead="We send a code." aside="It is free." {...step}>
        <p>The form</p>
      </SignUpFlow>
    </PageSite>,
  );
}

test('a step stands beside the way through sign-up', () => {
  show();
  const way = within(screen.getByRole('complementary', { name: 'Sign up' }));
  expect(
    way.getAllByRole('listitem').map(({ textContent, dataset }) => [textContent, dataset.state]),
  ).toEqual([
    ['Who you are', 'done'],
    ['How to sign up', 'done'],
    ['3Your phone', 'current'],
    ['4About you', 'ahead'],
  ]);
  expect(screen.getByRole('main').textContent).toBe('Your phoneWe send a code.The form');
});

test('what went wrong with a step is said at once', () => {
  show({ formError: 'Something went wrong, please try again.' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Something went wrong, please try again.');
  expect(document.activeElement?.contains(alert)).toBe(true);
});

describe('the note of the sandbox', () => {
  test('says where a message is read that was not sent', () => {
    show({ isSandbox: true, isSending: true });
    expect(screen.getByText(/^Sandbox: no messages are sent/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')).toBe(
      '/sandbox/outbox',
    );
  });

  test.each([
    ['in a step that sends nothing', { isSandbox: true }],
    ['where messages are sent', { isSending: true }],
  ])('is not there %s', (_, step) => {
    show(step);
    expect(screen.queryByText(/^Sandbox/)).toBeNull();
  });
});

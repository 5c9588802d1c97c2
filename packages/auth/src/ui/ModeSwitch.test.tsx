import type { PermissionRule } from '@sewa/api/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseMode } from '../core/chosenMode.ts';
import { PersonaProvider } from '../testing/PersonaProvider.tsx';
import { personas } from '../testing/personas.ts';
import { allow } from '../testing/rules.ts';
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch.tsx';

const consumer = allow('read', 'Sewa');
const business = allow('read', 'Biz');

const show = (rules: PermissionRule[], props: ModeSwitchProps = {}) =>
  render(
    <PersonaProvider persona={personas.corporateMember} answers={{ permissions: rules }}>
      <ModeSwitch {...props} />
    </PersonaProvider>,
  );

afterEach(() => {
  cleanup();
  chooseMode(null);
});

test.each([
  ['neither side', []],
  ['the personal side only', [consumer]],
  ['the business side only', [business]],
])('whoever may see %s is shown nothing, and nothing is read out', (_, rules) => {
  const { container } = show(rules);
  expect(container.innerHTML).toBe('');
});

test('whoever may see both sides is shown the way to the other one, and nothing is read out before a switch', () => {
  show([consumer, business]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Switch to personal']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('is switched with the keyboard, keeps the focus, and says which side is shown', async () => {
  show([consumer, business]);
  const status = screen.getByRole('status');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Switch to personal' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Switch to business' }));
  expect(status.textContent).toBe('Switched to personal.');
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Switch to personal' }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Switched to business.');
});

test('says all in words of one’s own', async () => {
  show([consumer, business], {
    label: { consumer: 'To me', business: 'To the firm' },
    announcements: { consumer: 'Mine.', business: 'The firm’s.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'To me' }));
  expect(screen.getByRole('button').textContent).toBe('To the firm');
  expect(screen.getByRole('status').textContent).toBe('Mine.');
});

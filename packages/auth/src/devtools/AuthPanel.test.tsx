// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSession } from '../core/createSession.ts';
import { createPermissions } from '../permissions/createPermissions.ts';
import { subject } from '../rules/createAbility.ts';
import { PersonaProvider } from '../testing/PersonaProvider.tsx';
import { personas } from '../testing/personas.ts';
import { allow, forbid } from '../testing/rules.ts';
import { signInAs } from '../testing/signInAs.ts';
import { AuthPanel } from './AuthPanel.tsx';

const { useCan } = createPermissions();
const rules = [
  allow('update', 'Listing', { userId: 'owner' }),
  forbid('update', 'Listing', { isLet: true }, 'It is let.'),
];
const times = { count: 1 };

function Page() {
  const can = useCan();
  for (let time = 0; time < times.count; time += 1) {
    can('burn', 'Listing');
    can('update', subject('Listing', { id: 1, userId: 'owner' }));
    can('update', subject('Listing', { id: 2, userId: 'tan' }));
    can('update', subject('Listing', { id: 3, userId: 'owner', isLet: true }));
  }
  return null;
}

async function open() {
  const { client } = signInAs(personas.owner);
  const session = createSession({ client });
  const panel = (isAsking: boolean) => (
    <PersonaProvider persona={personas.owner} answers={{ permissions: rules }}>
      <AuthPanel session={session} />
      {isAsking ? <Page /> : null}
    </PersonaProvider>
  );
  const { rerender } = render(panel(false));
  await act(async () => rerender(panel(true)));
  return session;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

test('every check is told with the rule that decided it, the newest first', async () => {
  const session = await open();
  await vi.waitFor(() => expect(rowsOf('Checks')).toHaveLength(4));
  expect(rowsOf('Checks')).toEqual([
    'update Listing 3noRule 2 forbids it: It is let.',
    "update Listing 2noRules 1, 2 don't apply to this row.",
    'update Listing 1yesRule 1 allows it.',
    'burn ListingnoNo rule covers it.',
  ]);
  expect(rowsOf('Rules')).toEqual([
    'Rule 1allowsupdate Listingall{"userId":"owner"}',
    'Rule 2forbidsupdate Listingall{"isLet":true}',
  ]);
  session.close();
});

test('of many checks the last fifty are kept', async () => {
  times.count = 20;
  const session = await open();
  await vi.waitFor(() => expect(rowsOf('Checks')).toHaveLength(50));
  session.close();
});

test('the session can be ended as if its time had come', async () => {
  const session = await open();
  const region = screen.getByRole('region', { name: 'Session' });
  expect(region.textContent).toContain('"userTypes":["Owner"]');
  fireEvent.click(screen.getByRole('button', { name: 'Expire now' }));
  expect(region.textContent).toContain('Logged out');
  expect(session.getSnapshot().isAuthenticated).toBe(false);
  session.close();
});

import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { UserProblem } from './UserProblem.tsx';

const title = 'There is a problem with the user.';
const findProblem = () => screen.findByRole('dialog', { name: title });
const rejected = (message: string) => new ApiError({ code: 'R002', status: 404, message });
const failed = new ApiError({ code: 'R001', status: 500 });

describe('the dialog', () => {
  test('says what the server said, and has one button, OK, which holds the focus', async () => {
    openPart(<UserProblem error={rejected('Your account is locked.')} onRead={() => undefined} />);
    const dialog = within(await findProblem());
    expect(dialog.getByText('Your account is locked.')).toBeTruthy();
    const ok = dialog.getByRole('button', { name: 'OK' });
    await waitFor(() => expect(document.activeElement).toBe(ok));
    expect(
      dialog.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
    ).toEqual(['Close', 'OK']);
    expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  });

  test('where the server said nothing, says that we do our best to solve it, and the error', async () => {
    openPart(<UserProblem error={rejected('')} onRead={() => undefined} />);
    expect((await findProblem()).textContent).toContain('We will do our best to solve it. R002');
  });

  test.each(['{Enter}', '{Escape}'])('is read by %s', async (key) => {
    const onRead = vi.fn();
    openPart(<UserProblem error={rejected('Page not found')} onRead={onRead} />);
    await findProblem();
    await userEvent.keyboard(key);
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce());
  });
});

describe('somebody signed in who cannot be read', () => {
  afterEach(() => vi.useRealTimers());

  const open = (error: ApiError, control: 'signedIn' | 'signedOut' | 'unknown' = 'signedIn') =>
    openPart(<AccountMenu />, {
      answers: [mockRoute('getUser', error)],
      session: { control: async () => control },
    });

  test('is told when the server refuses them, and logged out once they have read it, on the page they are on', async () => {
    const { told, left } = open(rejected('Page not found'));
    expect((await findProblem()).textContent).toContain('Page not found');
    expect(told).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left).toEqual([`${location.pathname}${location.search}`]));
    expect(told).toEqual(['logOut']);
  });

  test.each(['signedOut', 'unknown'] as const)(
    'is told nothing while control says %s: it is their session that is over, or nobody knows',
    async (control) => {
      const { calls, container } = open(rejected('Page not found'), control);
      await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/user/get'));
      open(rejected('Your account is locked.'));
      expect((await findProblem()).textContent).toContain('Your account is locked.');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      expect(within(container).queryByRole('status')?.textContent ?? '').toBe('');
    },
  );

  test('stays logged in when the server cannot tell, and is read again after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let answers = 0;
    const { told, left, calls } = openPart(<AccountMenu />, {
      answers: [mockRoute('getUser', () => (answers++ === 0 ? failed : ada))],
    });
    const message = "We can't reach your account right now. You're still logged in, and we'll try again.";
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const reads = () => calls.filter(({ name }) => name === 'GET /api/user/get').length;
    expect(reads()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(reads()).toBe(2));
    expect([...told, ...left]).toEqual([]);
  });

  test('who cannot be logged out then is told in the dialog that we do our best to solve it, and tries again', async () => {
    let isFailing = true;
    let tries = 0;
    const { left } = openPart(<AccountMenu />, {
      answers: [mockRoute('getUser', rejected('Page not found'))],
      session: {
        logOut: async () => {
          tries += 1;
          if (isFailing) throw failed;
        },
      },
    });
    const dialog = within(await findProblem());
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    const message = await dialog.findByText('We will do our best to solve it.');
    expect(message.getAttribute('role')).toBe('alert');
    expect(message.checkVisibility()).toBe(true);
    expect([tries, left]).toEqual([1, []]);
    isFailing = false;
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(left).toEqual([`${location.pathname}${location.search}`]));
    expect(tries).toBe(2);
    expect(dialog.queryByText('We will do our best to solve it.')).toBeNull();
  });
});

test('who cannot be logged out from the menu is told there that we do our best to solve it, and stays', async () => {
  const { left } = openPart(<AccountMenu />, {
    answers: [mockRoute('getUser', ada)],
    session: { logOut: () => Promise.reject(failed) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Log out' }));
  const message = await screen.findByText('We will do our best to solve it.');
  expect(message.getAttribute('role')).toBe('alert');
  expect(message.checkVisibility()).toBe(true);
  expect(left).toEqual([]);
});

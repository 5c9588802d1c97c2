import { ApiError } from '@sewa/api/errors';
import { type MockAnswer, mockRoute } from '@sewa/api/mocks';
import type { PageModule } from '@sewa/pages';
import { restoreTyped } from '@sewa/pages/typed-forms';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, mockDraft, mockUser, neverAnswer, newUser } from '../../test/signUp.ts';
import * as page from '../pages/SignUpManualPage.tsx';

const failed = new ApiError({ code: 'R001', status: 503 });
const save = (name: string) => ({
  name: 'PATCH /api/user/sign-up-draft',
  body: { fields: { name, email: '', passType: '' } },
});
const type = (box: HTMLElement, value: string) => fireEvent.input(box, { target: { value } });
const typeAndWait = async (box: HTMLElement, value: string) => {
  type(box, value);
  await vi.advanceTimersByTimeAsync(400);
};
const leave = (way = 'pagehide') => fireEvent(window, new Event(way));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** Opens the form of the details, while time stands still but where a test waits. */
async function open(answer: MockAnswer<'saveSignUpDraft'> = null, module: PageModule = page) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { calls } = openPage(module, {
    answers: [
      mockDraft(1),
      ...mockUser(),
      mockRoute('createUser', failed),
      mockRoute('saveSignUpDraft', answer),
    ],
  });
  const box = await vi.waitFor(() => screen.getByLabelText<HTMLInputElement>(/^Name/));
  // The form checks itself once its script runs.
  await vi.waitFor(() => expect(box.form?.noValidate).toBe(true));
  return { box, writes: () => listWrites(calls) };
}

describe('what is typed', () => {
  test('is saved once, a moment after the last key', async () => {
    const outlives: boolean[] = [];
    const { box, writes } = await open((request) => {
      outlives.push(request.keepalive);
      return null;
    });
    type(box, 'M');
    await vi.advanceTimersByTimeAsync(399);
    type(box, 'Mei');
    await vi.advanceTimersByTimeAsync(399);
    expect(writes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei')]));
    // Once the answer is there, nothing is left to keep.
    await vi.waitFor(() => {
      sessionStorage.clear();
      leave();
      expect(sessionStorage).toHaveLength(0);
    });
    await typeAndWait(box, 'Mei Tan');
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei'), save('Mei Tan')]));
    await vi.waitFor(() => expect(outlives).toEqual([false, false]));
  });

  test('is sent with the form, and not once more', async () => {
    const { box, writes } = await open();
    type(box, 'Mei');
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'mei@people.example' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Singapore citizen/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    await vi.waitFor(() => expect(writes()).toHaveLength(2));
    leave();
    await typeAndWait(box, 'Mei Tan');
    const names = [
      'PATCH /api/user/sign-up-draft',
      'POST /api/user/1/create',
      'PATCH /api/user/sign-up-draft',
    ];
    await vi.waitFor(() => expect(writes().map(({ name }) => name)).toEqual(names));
  });

  test('is saved at once when the page goes over to another', async () => {
    const { box, writes } = await open();
    type(box, 'Mei');
    cleanup();
    vi.clearAllTimers();
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei')]));
  });

  test('before the page had its script is saved, too', async () => {
    const Page = page.default;
    const typed: PageModule = {
      ...page,
      default: function TypedEarly() {
        useLayoutEffect(() => {
          const box = document.querySelector<HTMLInputElement>('input[name="name"]');
          if (box) box.value = 'Mei';
        }, []);
        return <Page />;
      },
    };
    const { writes } = await open(null, typed);
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei')]));
  });
});

test('where nothing is typed nothing is saved', async () => {
  const { box, writes } = await open();
  await vi.advanceTimersByTimeAsync(5000);
  leave();
  expect(sessionStorage).toHaveLength(0);
  await typeAndWait(box, 'Mei');
  await vi.waitFor(() => expect(writes()).toEqual([save('Mei')]));
});

describe('what could not be saved', () => {
  const message = /^We couldn't save what you typed/;

  test('is said beside the form, and the next key tries again', async () => {
    let tries = 0;
    const { box, writes } = await open(() => (tries++ === 0 ? failed : null));
    await typeAndWait(box, 'Mei');
    expect((await vi.waitFor(() => screen.getByText(message))).getAttribute('role')).toBe('status');
    await typeAndWait(box, 'Mei Tan');
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei'), save('Mei Tan')]));
    await vi.waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  test('is tried again when the page is left', async () => {
    const { box, writes } = await open(failed);
    await typeAndWait(box, 'Mei');
    await vi.waitFor(() => screen.getByText(message));
    leave();
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei'), save('Mei')]));
  });
});

describe('a page that is left', () => {
  test.each(['beforeunload', 'pagehide'])(
    'sends what is not saved yet by a call that outlives it: %s',
    async (way) => {
      const outlives: boolean[] = [];
      const { box, writes } = await open((request) => {
        outlives.push(request.keepalive);
        return null;
      });
      type(box, 'Mei');
      leave(way);
      await vi.waitFor(() => expect(writes()).toEqual([save('Mei')]));
      await vi.waitFor(() => expect(outlives).toEqual([true]));
    },
  );

  test('sends what was typed while the server had not answered the key before', async () => {
    let answerFirst = () => {};
    const first = new Promise<null>((resolve) => {
      answerFirst = () => resolve(null);
    });
    let tries = 0;
    const { box, writes } = await open(() => (tries++ === 0 ? first : null));
    await typeAndWait(box, 'Mei');
    type(box, 'Mei Tan');
    answerFirst();
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei'), save('Mei Tan')]));
  });

  test('does not send the same twice while the server has not answered', async () => {
    const { box, writes } = await open(neverAnswer);
    type(box, 'Mei');
    leave();
    await vi.advanceTimersByTimeAsync(400);
    await typeAndWait(box, 'Mei Tan');
    await vi.waitFor(() => expect(writes()).toEqual([save('Mei'), save('Mei Tan')]));
  });

  test('has what was not saved on the way back', async () => {
    const { box } = await open(neverAnswer);
    type(box, 'Mei');
    leave();
    cleanup();
    vi.useRealTimers();
    const { box: again } = await open();
    await restoreTyped(sessionStorage, { getUser: async () => newUser });
    expect(again.value).toBe('Mei');
  });
});

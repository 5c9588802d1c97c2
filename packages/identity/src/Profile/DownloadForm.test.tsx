import type { RouteAnswer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { DownloadForm } from './DownloadForm.tsx';

const file =
  '{\n  "exportedAt": "2026-11-21T23:30:00.000Z",\n  "profile": [\n    {\n      "name": "Ada"\n    }\n  ]\n}';
const personalData: RouteAnswer<'exportPersonalData'> = JSON.parse(file);

/** A file the browser was told to save. */
interface SavedFile {
  readonly name: string;
  readonly url: string;
}

let saved: SavedFile[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole('button', { name: 'Download my data' });

describe('with script', () => {
  test('the file is saved, under an address that says nothing and is taken back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { calls, left } = openPart(<DownloadForm />, {
      answers: [mockRoute('exportPersonalData', personalData)],
    });
    await userEvent.click(button());
    await waitFor(() => expect(saved).toHaveLength(1));
    const [{ name, url } = { name: '', url: '' }] = saved;
    expect(name).toBe('my-data-2026-11-21.json');
    expect(url).toMatch(/^blob:/);
    const text = await (await fetch(url)).text();
    expect(text).toBe(file);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(revoke.mock.calls).toEqual([[url]]);
    expect([calls.map((call) => call.name), left]).toEqual([['POST /api/user/export'], []]);
  });

  test('it is said that the file is on its way, and pressing again asks for no other', async () => {
    let answer: (data: typeof personalData) => void = () => undefined;
    const later = new Promise<typeof personalData>((resolve) => {
      answer = resolve;
    });
    const { calls } = openPart(<DownloadForm />, {
      answers: [mockRoute('exportPersonalData', () => later)],
    });
    await userEvent.click(button());
    expect(await screen.findByText('Preparing your file…')).toBeTruthy();
    expect(button().getAttribute('aria-busy')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(calls).toHaveLength(1);
    answer(personalData);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText('Preparing your file…')).toBeNull();
  });

  test.each([0, 500, 503])(
    'a call that ended with %i is said beside the button, and may be tried again',
    async (status) => {
      let isFailing = true;
      const { left } = openPart(<DownloadForm />, {
        answers: [
          mockRoute('exportPersonalData', () =>
            isFailing ? new ApiError({ code: 'R001', status }) : personalData,
          ),
        ],
      });
      await userEvent.click(button());
      const message = await screen.findByText('Something went wrong, please try again.');
      expect(message.getAttribute('role')).toBe('alert');
      expect([saved, left]).toEqual([[], []]);
      isFailing = false;
      await userEvent.click(button());
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(screen.queryByText('Something went wrong, please try again.')).toBeNull();
    },
  );

  test('a proof that is too old leads to a fresh one', async () => {
    const { left } = openPart(<DownloadForm />, {
      answers: [mockRoute('exportPersonalData', new ApiError({ code: 'R003', status: 403 }))],
    });
    await userEvent.click(button());
    await waitFor(() => expect(left).toEqual(['/user/prove?for=export']));
    expect(saved).toEqual([]);
    expect(screen.queryByText('Something went wrong, please try again.')).toBeNull();
  });
});

test('without script the form asks the API itself', () => {
  openPart(<DownloadForm />);
  const { form } = button() as HTMLButtonElement;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/user/export']);
});

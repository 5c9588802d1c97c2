import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { LogInFirst, LogInService } from '@sewa/pages';
import { expectProblem } from '@sewa/pages/testing';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleItem } from '../fixtures.ts';
import { Heart } from './Heart.tsx';
import { Hearts, useSavedHomes } from './Hearts.tsx';
import { SaveButton } from './SaveButton.tsx';

function SavedHeart({ listingId }: { readonly listingId: string }) {
  const saved = useSavedHomes();
  const listing = { ...sampleItem, id: listingId, title: `Home ${listingId}` };
  return saved ? <Heart listing={listing} saved={saved} /> : null;
}

const cards = (
  <Hearts>
    <SavedHeart listingId="home-1" />
    <SavedHeart listingId="home-2" />
  </Hearts>
);
const heart = (place: number) => screen.getAllByRole<HTMLButtonElement>('button', { name: /Save/ })[place];
const press = (place: number) => userEvent.click(heart(place) as HTMLButtonElement);
const states = () =>
  screen.getAllByRole('button', { name: /Save/ }).map((button) => button.getAttribute('aria-pressed'));
const savedFrom = (ids: string[]) => mockRoute('listFavouriteIds', ids);
const writes = (calls: readonly { name: string }[]) =>
  calls.map(({ name }) => name).filter((name) => !name.startsWith('GET'));

/** What forms would have sent to their page. */
function catchForms(): string[] {
  const sent: string[] = [];
  const note = (event: SubmitEvent) => {
    event.preventDefault();
    const { method } = event.target as HTMLFormElement;
    const { name, value } = event.submitter as HTMLButtonElement;
    sent.push(`${method} ${name}=${value}`);
  };
  document.addEventListener('submit', note);
  onTestFinished(() => document.removeEventListener('submit', note));
  return sent;
}

test('of a visitor say nothing of what is kept; a press sends the form that leads to log-in', async () => {
  const sent = catchForms();
  const { calls } = openScreen(cards);
  expect(states()).toEqual([null, null]);
  await press(1);
  expect(sent).toEqual(['post listing=home-2']);
  expect(calls).toEqual([]);
});

test.each([true, false])(
  'of a visitor ask them to log in above the page; logged in: %s',
  async (isLoggedIn) => {
    const sent = catchForms();
    const titles: string[] = [];
    const { calls } = openScreen(
      <LogInService
        load={async ({ request, onEnd }) => {
          titles.push(request.title);
          onEnd(isLoggedIn);
          return null;
        }}
      >
        <LogInFirst>{cards}</LogInFirst>
      </LogInService>,
    );
    await press(1);
    const after = isLoggedIn ? ['PUT /api/favourites/home-2'] : [];
    await expect.poll(() => writes(calls)).toEqual(['POST /api/intents', ...after]);
    await expect.poll(() => titles).toEqual(['Save Home home-2']);
    expect(sent).toEqual([]);
  },
);

test('while it is not known what is kept a press is a form too, and afterwards the hearts tell', async () => {
  const sent = catchForms();
  let answer: (ids: string[]) => void = () => undefined;
  const ids = new Promise<string[]>((resolve) => {
    answer = resolve;
  });
  openScreen(cards, { answers: [mockRoute('listFavouriteIds', () => ids)], isSignedIn: true });
  expect(states()).toEqual([null, null]);
  await press(0);
  expect(sent).toEqual(['post listing=home-1']);
  answer(['home-2']);
  await expect.poll(states).toEqual(['false', 'true']);
});

test('each names its home, whether it is kept or not', async () => {
  const names = () => screen.getAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel);
  openScreen(cards, { answers: [savedFrom(['home-1', 'home-2'])], isSignedIn: true });
  expect(heart(0)?.ariaLabel).toBe('Save Home home-1');
  await expect.poll(states).toEqual(['true', 'true']);
  expect(names()).toEqual(['Save Home home-1', 'Save Home home-2']);
});

test('a press keeps at once and another drops, by keyboard too', async () => {
  let saved: string[] = [];
  const answers = [
    mockRoute('listFavouriteIds', () => saved),
    mockRoute('saveFavourite', () => {
      saved = ['home-1'];
      return null;
    }),
    mockRoute('dropFavourite', () => {
      saved = [];
      return null;
    }),
  ];
  const { calls } = openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  heart(0)?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(states).toEqual(['true', 'false']);
  await expect
    .poll(() => calls.map(({ name }) => name))
    .toEqual(['GET /api/favourites/ids', 'PUT /api/favourites/home-1', 'GET /api/favourites/ids']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(states).toEqual(['false', 'false']);
  await expect
    .poll(() => calls.slice(3).map(({ name }) => name))
    .toEqual(['DELETE /api/favourites/home-1', 'GET /api/favourites/ids']);
});

/** Handlers under which keeping takes until `answer` is called. */
function saveSlowly() {
  let saved: string[] = [];
  let answer: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const answers = [
    mockRoute('listFavouriteIds', () => saved),
    mockRoute('saveFavourite', async () => {
      await written;
      saved = ['home-1'];
      return null;
    }),
    mockRoute('dropFavourite', () => {
      saved = [];
      return null;
    }),
  ];
  return { answers, answer: () => answer() };
}

test('the second press of a double click is no change of mind', async () => {
  const { answers, answer } = saveSlowly();
  const { calls } = openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  await userEvent.dblClick(heart(0) as HTMLButtonElement);
  await expect.poll(states).toEqual(['true', 'false']);
  answer();
  await expect.poll(() => calls.at(-1)?.name).toBe('GET /api/favourites/ids');
  expect(writes(calls)).toEqual(['PUT /api/favourites/home-1']);
  expect(states()).toEqual(['true', 'false']);
});

test('a change of mind while the first press is written shows at once and is written after it', async () => {
  const { answers, answer } = saveSlowly();
  const { calls } = openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  await press(0);
  await expect.poll(states).toEqual(['true', 'false']);
  await press(0);
  await expect.poll(states).toEqual(['false', 'false']);
  expect(writes(calls)).toEqual(['PUT /api/favourites/home-1']);
  answer();
  await expect
    .poll(() => writes(calls))
    .toEqual(['PUT /api/favourites/home-1', 'DELETE /api/favourites/home-1']);
  await expect.poll(() => calls.at(-1)?.name).toBe('GET /api/favourites/ids');
  expect(states()).toEqual(['false', 'false']);
});

test('a mind changed twice while the first press is written needs no other write', async () => {
  const { answers, answer } = saveSlowly();
  const { calls } = openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  for (const state of ['true', 'false', 'true']) {
    await press(0);
    await expect.poll(states).toEqual([state, 'false']);
  }
  answer();
  await expect.poll(() => calls.at(-1)?.name).toBe('GET /api/favourites/ids');
  expect(writes(calls)).toEqual(['PUT /api/favourites/home-1']);
});

test('when the change of mind cannot be written, the words are about that', async () => {
  const { answers, answer } = saveSlowly();
  const failing = mockRoute('dropFavourite', new ApiError({ code: 'R001', status: 500 }));
  openScreen(cards, { answers: [failing, ...answers], isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  await press(0);
  await press(0);
  answer();
  await expectProblem("Something went wrong, please try again. It's still saved.");
  await expect.poll(states).toEqual(['true', 'false']);
});

test.each([
  [
    'for want of a connection',
    new ApiError({ code: 'R003', status: 0 }),
    'Something went wrong, please try again.',
  ],
  [
    'because the list is full',
    new ApiError({ code: 'R006', status: 400, fields: [{ name: 'listingId', reason: 'It is full.' }] }),
    'It is full.',
  ],
])('what cannot be kept %s is undone, and the person is told', async (_, error, message) => {
  const answers = [savedFrom([]), mockRoute('saveFavourite', error)];
  openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  await press(0);
  await expectProblem(`${message} It wasn't saved.`);
  expect(states()).toEqual(['false', 'false']);
});

test('what cannot be dropped stays kept', async () => {
  const answers = [
    savedFrom(['home-1']),
    mockRoute('dropFavourite', new ApiError({ code: 'R001', status: 500 })),
  ];
  openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['true', 'false']);
  await press(0);
  await expectProblem("Something went wrong, please try again. It's still saved.");
  expect(states()).toEqual(['true', 'false']);
});

test('once the session has ended a press leads to log-in like that of a visitor', async () => {
  const sent = catchForms();
  const answers = [savedFrom([]), mockRoute('saveFavourite', new ApiError({ code: 'R003', status: 401 }))];
  openScreen(cards, { answers, isSignedIn: true });
  await expect.poll(states).toEqual(['false', 'false']);
  await press(0);
  await expect.poll(() => sent).toEqual(['post listing=home-1']);
});

test('the button with a word beside its heart does the same, and outside hearts there is none', async () => {
  const both = (
    <>
      <Hearts>
        <SaveButton listing={{ ...sampleItem, id: 'home-1', title: '842 Tampines Street 82' }} />
      </Hearts>
      <SaveButton listing={{ ...sampleItem, id: 'home-2' }} />
    </>
  );
  const { calls } = openScreen(both, { answers: [savedFrom(['home-1'])], isSignedIn: true });
  await expect.poll(states).toEqual(['true']);
  expect(heart(0)?.getAttribute('aria-label')).toBe('Save 842 Tampines Street 82');
  await press(0);
  await expect.poll(() => writes(calls)).toEqual(['DELETE /api/favourites/home-1']);
});

import type { ListingPhoto } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { openBeforeScript, openScreen } from '@sewa/pages/testing';
import { Button } from '@sewa/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makePhoto } from '../testing/makePhoto.ts';
import { PhotoStep } from './PhotoStep.tsx';
import { settlePhotoEdits } from './photoStores.ts';
import { usePendingPhotos } from './usePendingPhotos.ts';

let listings = 0;
/** Each test has a listing of its own: uploads live as long as the tab. */
const makeListing = (photos: readonly ListingPhoto[] = []) => {
  listings += 1;
  return { id: `listing${listings}`, version: 3, photos: [...photos] };
};

const three = [
  makePhoto({ id: 'one', alt: 'Sofa', kind: 'living' }),
  makePhoto({ id: 'two', alt: 'Bed', kind: 'bedroom' }),
  makePhoto({ id: 'three', alt: 'Stove', kind: 'kitchen' }),
];

const makeFile = (name: string, type = 'image/png') => new File([name], name, { type, lastModified: 1 });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Choose photos'), files);
/** Drops files beside the input. */
function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  screen
    .getByLabelText('Choose photos')
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The photos of the grid by what they show, also those that are described by their room. */
const listDescriptions = () =>
  within(screen.getByRole('list', { name: 'Your photos' }))
    .getAllByRole('listitem')
    .filter((tile) => tile.matches('[data-photo]') && within(tile).queryByRole('button', { name: /^Edit/ }))
    .map((tile) => tile.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt') ?? '');
/** Opens the sheet of a photo. */
const openSheet = async (place: number) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit: photo ${place}` }));
  return within(await screen.findByRole('dialog'));
};

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const goOnline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
};

afterEach(() => vi.restoreAllMocks());

/** A server that loses the answers to the first uploads, but has them. */
function makeServer({ lost = 0, first = [] as ListingPhoto[] } = {}) {
  const photos = new Map(first.map((photo) => [photo.id, photo]));
  const keys: string[] = [];
  const answers = [
    http.post('*/api/listings/:id/pictures', ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      keys.push(key);
      photos.set(key, makePhoto({ id: key, state: 'making', src: null, isDescribed: false }));
      if (keys.length <= lost) return HttpResponse.error();
      return HttpResponse.json({ succeed: true, data: { id: key, state: 'making' } });
    }),
    mockRoute('listPhotos', () => [...photos.values()]),
    mockRoute('getOwnListing', () => {
      throw new Error('Nobody asked.');
    }),
  ];
  return { answers, keys, photos };
}

test('our own button stands where the input is, which keeps its label and its focus', async () => {
  openScreen(<PhotoStep listing={makeListing()} />, { answers: makeServer().answers });
  const input = await screen.findByLabelText<HTMLInputElement>('Choose photos');
  const [over, button] = [input, screen.getByText('Add photos')].map((element) =>
    element.getBoundingClientRect(),
  );
  expect(getComputedStyle(input).opacity).toBe('0');
  for (const side of ['left', 'bottom', 'width'] as const)
    expect(Math.abs((over?.[side] ?? 0) - (button?.[side] ?? 0))).toBeLessThan(2);
  await userEvent.tab();
  input.focus();
  expect(getComputedStyle(screen.getByText('Add photos')).outlineStyle).toBe('solid');
});

test('chosen photos are uploaded one by one and stand in the list', async () => {
  const { answers, keys } = makeServer();
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await screen.findByText('No photos yet');
  await choose(makeFile('a.png'), makeFile('b.png'));
  await waitFor(() => expect(listDescriptions()).toHaveLength(2));
  expect(new Set(keys).size).toBe(2);
  expect(screen.getAllByText('Processing')).toHaveLength(2);
  expect(screen.queryByText('a.png')).toBeNull();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('photos keep the order in which they were chosen, and what was refused stands above them', async () => {
  const names: string[] = [];
  const answers = [
    http.post('*/api/listings/:id/pictures', async ({ request }) => {
      const name = await request.text();
      // The first one takes longest.
      if (name === 'a.png') await new Promise((resolve) => setTimeout(resolve, 300));
      names.push(name);
      return HttpResponse.json({ succeed: true, data: { id: name, state: 'making' } });
    }),
    mockRoute('listPhotos', () => names.map((id) => makePhoto({ id, alt: id, isDescribed: true }))),
  ];
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await screen.findByText('No photos yet');
  await choose(makeFile('a.png'), makeFile('b.png'), makeFile('c.png'));
  await waitFor(() => expect(listDescriptions()).toEqual(['a.png', 'b.png', 'c.png']));
  drop(makeFile('IMG_1.heic', ''));
  const refused = await screen.findByRole('list', { name: 'Not uploaded' });
  const photos = screen.getByRole('list', { name: 'Your photos' });
  expect(refused.compareDocumentPosition(photos)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a photo whose answer was lost is sent again under the same key, so it is there once', async () => {
  const { answers, keys, photos } = makeServer({ lost: 1 });
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await choose(makeFile('a.png'));
  await userEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(listDescriptions()).toHaveLength(1));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(photos.size).toBe(1);
});

test('the same file chosen again while it is on its way is one photo', async () => {
  goOffline();
  const { answers, keys } = makeServer();
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await screen.findByText('No photos yet');
  const file = makeFile('a.png');
  drop(file);
  drop(file);
  expect(await screen.findAllByText('a.png')).toHaveLength(1);
  goOnline();
  await waitFor(() => expect(listDescriptions()).toHaveLength(1));
  expect(keys).toHaveLength(1);
});

/** The step, and after a press the next one, which waits for photos. */
function Wizard({ listing }: { readonly listing: ReturnType<typeof makeListing> }) {
  const [isLeft, setLeft] = useState(false);
  const { uploading, isWaiting } = usePendingPhotos(listing.id);
  if (isLeft) return <p>{`${uploading} pending, ${isWaiting ? 'waiting' : 'running'}`}</p>;
  return (
    <>
      <PhotoStep listing={listing} />
      <Button onClick={() => setLeft(true)}>Continue</Button>
    </>
  );
}

test('without a connection photos wait and say so, also after the step is left, and go on by themselves', async () => {
  goOffline();
  const { answers, keys, photos } = makeServer();
  openScreen(<Wizard listing={makeListing()} />, { answers });
  await choose(makeFile('a.png'));
  expect((await screen.findAllByText('Waiting for a connection')).length).toBeGreaterThan(0);
  expect(keys).toEqual([]);
  await press('Continue');
  await screen.findByText('1 pending, waiting');
  goOnline();
  await screen.findByText('0 pending, running');
  expect(photos.size).toBe(1);
});

test('a photo of another listing never shows', async () => {
  goOffline();
  const { answers } = makeServer();
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await choose(makeFile('a.png'));
  await screen.findByText('a.png');
  cleanup();
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await screen.findByText('No photos yet');
  expect(screen.queryByText('a.png')).toBeNull();
});

test('what became of chosen files comes into view', async () => {
  const { answers } = makeServer();
  openScreen(
    <div style={{ paddingBlock: '150vh' }}>
      <PhotoStep listing={makeListing()} />
    </div>,
    { answers },
  );
  const input = await screen.findByLabelText('Choose photos');
  input.scrollIntoView({ block: 'end' });
  await choose(makeFile('notes.txt', 'text/plain'));
  const end = (await screen.findByRole('list', { name: 'Not uploaded' })).getBoundingClientRect().bottom;
  // Half a pixel is rounded by the browser.
  expect(Math.floor(end)).toBeLessThanOrEqual(innerHeight);
});

test('what is no photo is refused with a sentence, and nothing is sent', async () => {
  const { answers, keys } = makeServer();
  openScreen(<PhotoStep listing={makeListing()} />, { answers });
  await screen.findByText('No photos yet');
  drop(makeFile('IMG_1.heic', ''));
  await screen.findByText("HEIC photos aren't supported. Choose a JPEG instead.");
  await press('Remove: IMG_1.heic');
  expect(screen.queryByText('IMG_1.heic')).toBeNull();
  expect(keys).toEqual([]);
});

/** A server that can read no file. */
const refuseAll = () => [
  http.post('*/api/listings/:id/pictures', () =>
    HttpResponse.json(
      {
        succeed: false,
        code: 'R001',
        message: 'Invalid.',
        fields: [{ name: 'body', reason: "isn't a picture we can read. Use JPEG, PNG, WebP or AVIF" }],
      },
      { status: 400 },
    ),
  ),
  mockRoute('listPhotos', () => [...three]),
];
const unreadable = "x.jpg isn't a picture we can read. Use JPEG, PNG, WebP or AVIF.";
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

test('a text that is named like a photo is refused by its name, in view', async () => {
  openScreen(
    <div style={{ paddingBlock: '150vh' }}>
      <PhotoStep listing={makeListing(three)} />
    </div>,
    { answers: refuseAll() },
  );
  (await screen.findByLabelText('Choose photos')).scrollIntoView({ block: 'end' });
  await choose(makeFile('x.jpg', 'image/jpeg'));
  const alert = await screen.findByText(unreadable);
  await waitFor(() => expect(isInView(alert)).toBe(true));
  await press('Remove: x.jpg');
  expect(screen.queryByText(unreadable)).toBeNull();
});

test('a file that cannot take the place of a photo says so below that photo, in view', async () => {
  openScreen(
    <div style={{ paddingBlock: '150vh' }}>
      <PhotoStep listing={makeListing(three)} />
    </div>,
    { answers: refuseAll() },
  );
  const sheet = await openSheet(2);
  await userEvent.upload(sheet.getByLabelText('Replace photo'), makeFile('x.jpg', 'image/jpeg'));
  const alert = await screen.findByText(`${unreadable} The photo stays as it was.`);
  expect(alert.closest('[data-photo]')?.querySelector('img[alt="Bed"]')).toBeTruthy();
  await waitFor(() => expect(isInView(alert)).toBe(true));
  expect(screen.queryByRole('list', { name: 'Not uploaded' })).toBeNull();
  await press('Close: x.jpg');
  expect(screen.queryByText(/x\.jpg/)).toBeNull();
});

/** A server that stores order and words; the first version it is asked with may be stale. */
function openThree({ isStale = false } = {}) {
  const listing = makeListing(three);
  let photos = [...three];
  let version = isStale ? 4 : 3;
  const bodies: Record<string, unknown>[] = [];
  const answers = [
    http.put('*/api/listings/:id/pictures', async ({ request }) => {
      const body = (await request.json()) as {
        version: number;
        order?: string[];
        alts: Record<string, string>;
      };
      bodies.push(body);
      if (body.version !== version)
        return HttpResponse.json(
          {
            succeed: false,
            code: 'R006',
            message: 'Stale.',
            fields: [{ name: 'version', reason: 'is out of date' }],
          },
          { status: 409 },
        );
      version += 1;
      const order = body.order ?? photos.map(({ id }) => id);
      photos = photos
        .map((photo) => ({ ...photo, alt: body.alts[photo.id] ?? photo.alt }))
        .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
      return HttpResponse.json({ succeed: true, data: { state: 'draft', version, may: [] } });
    }),
    mockRoute('listPhotos', () => photos),
    http.get('*/api/listings/:id/draft', () => HttpResponse.json({ succeed: true, data: { version } })),
    http.delete('*/api/listings/:id/pictures/:photo', ({ params }) => {
      photos = photos.filter(({ id }) => id !== params.photo);
      return HttpResponse.json({ succeed: true, data: null });
    }),
  ];
  const opened = openScreen(<PhotoStep listing={listing} />, { answers });
  return { ...opened, id: listing.id, bodies, listIds: () => photos.map(({ id }) => id) };
}

test('a photo becomes the cover by its button: it is said, and the focus stays with it', async () => {
  const { bodies } = openThree();
  const button = await screen.findByRole('button', { name: 'Make cover: photo 2' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText("Photo moved to place 1 of 3. It's the cover now.");
  expect(listDescriptions()).toEqual(['Bed', 'Sofa', 'Stove']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit: photo 1');
  const [cover] = screen.getAllByRole('listitem');
  expect(within(cover as HTMLElement).getByText('Cover')).toBeTruthy();
  await waitFor(() => expect(bodies).toMatchObject([{ version: 3, order: ['two', 'one', 'three'] }]));
});

test('photos are moved by keyboard in their sheet, which keeps the focus', async () => {
  const { bodies } = openThree();
  const sheet = await openSheet(3);
  sheet.getByRole('button', { name: 'Move earlier: photo 3' }).focus();
  await userEvent.keyboard('{Enter}');
  await sheet.findByText('Photo moved to place 2 of 3.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move earlier: photo 2');
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listDescriptions()).toEqual(['Sofa', 'Stove', 'Bed']);
  await waitFor(() => expect(bodies).toMatchObject([{ order: ['one', 'three', 'two'] }]));
});

test('a change on top of somebody else’s is sent again with the version that is stored', async () => {
  const { bodies } = openThree({ isStale: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Make cover: photo 2' }));
  await waitFor(() => expect(bodies.map(({ version }) => version)).toEqual([3, 4]));
  expect(screen.queryByText("We couldn't save that")).toBeNull();
});

test('whatever else changes the listing waits for the photos and has their version', async () => {
  const { id, bodies } = openThree();
  await userEvent.click(await screen.findByRole('button', { name: 'Make cover: photo 2' }));
  expect(await settlePhotoEdits(id)).toBe(4);
  expect(bodies).toHaveLength(1);
});

test.each([
  ['its field is left', () => userEvent.tab()],
  ['the sheet is closed', () => userEvent.keyboard('{Escape}')],
])('descriptions are stored once %s', async (_, leave) => {
  const { bodies } = openThree();
  const sheet = await openSheet(2);
  await userEvent.fill(sheet.getByLabelText(/^Describe the photo/), 'A double bed');
  await leave();
  await waitFor(() => expect(bodies).toMatchObject([{ alts: { two: 'A double bed' } }]));
});

test('two photos stand side by side on a phone, three where there is room', async () => {
  openThree();
  const list = await screen.findByRole('list', { name: 'Your photos' });
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  expect(columns).toBe(innerWidth < 480 ? 2 : 3);
  for (const button of within(list).getAllByRole('button'))
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('a removed photo can come back, and is gone once the step is left', async () => {
  const { listIds } = openThree();
  const remove = async () =>
    userEvent.click((await openSheet(1)).getByRole('button', { name: 'Remove: photo 1' }));
  await remove();
  await waitFor(() => expect(listDescriptions()).toEqual(['Bed', 'Stove']));
  await press('Undo');
  expect(listDescriptions()).toEqual(['Sofa', 'Bed', 'Stove']);
  expect(listIds()).toHaveLength(3);
  await remove();
  await waitFor(() => expect(listDescriptions()).toEqual(['Bed', 'Stove']));
  cleanup();
  await waitFor(() => expect(listIds()).toEqual(['two', 'three']));
});

test('without script one photo is sent with a form, and the list is another one', () => {
  const { container } = openBeforeScript(<PhotoStep listing={makeListing(three)} />);
  const [upload, list] = container.querySelectorAll('form');
  expect(upload?.enctype).toBe('multipart/form-data');
  // The answer is shown where the photo is chosen.
  expect(upload?.getAttribute('action')).toBe('#photo');
  expect(upload?.querySelector<HTMLInputElement>('input[type=file]')).toMatchObject({
    name: 'photo',
    multiple: false,
  });
  expect(upload?.querySelector<HTMLButtonElement>('button')?.value).toBe('add');
  expect([...(list?.querySelectorAll('button') ?? [])].map(({ value }) => value)).toEqual(
    expect.arrayContaining(['later one', 'cover two', 'remove three']),
  );
});

test('a photo that was chosen before the page worked is uploaded once it does', async () => {
  const { answers, keys } = makeServer();
  const { container, hydrate } = openBeforeScript(<PhotoStep listing={makeListing()} />, { answers });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field.');
  await userEvent.upload(input, makeFile('early.png'));
  expect(input.files).toHaveLength(1);
  hydrate();
  await expect.poll(() => keys).toHaveLength(1);
  expect(input.files).toHaveLength(0);
});

test('arrow keys on the handle move a photo, and the focus stays with it', async () => {
  let photos = [...three];
  openScreen(<PhotoStep listing={makeListing(three)} />, {
    answers: [
      mockRoute('orderPhotos', async (request) => {
        const { order }: { order: string[] } = await request.json();
        photos = order.flatMap((id) => three.filter((photo) => photo.id === id));
        return { state: 'draft' as const, version: 4, may: [] };
      }),
      mockRoute('listPhotos', () => photos),
    ],
  });
  (await screen.findByRole('button', { name: 'Move photo 1 of 3: arrow keys' })).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(listDescriptions()).toEqual(['Bed', 'Stove', 'Sofa']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 3 of 3: arrow keys');
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(listDescriptions()).toEqual(['Bed', 'Sofa', 'Stove']));
  await waitFor(() => expect(photos.map(({ id }) => id)).toEqual(['two', 'one', 'three']));
});

test('a photo is replaced from its sheet, after its words are stored', async () => {
  const photos = [...three];
  const calls: string[] = [];
  openScreen(<PhotoStep listing={makeListing(three)} />, {
    answers: [
      mockRoute('orderPhotos', () => {
        calls.push('words');
        return { state: 'draft' as const, version: 4, may: [] };
      }),
      http.post('*/api/listings/:id/pictures', ({ request }) => {
        calls.push(new URL(request.url).search);
        photos[1] = makePhoto({ id: 'new', alt: 'Bed by the window', kind: 'bedroom' });
        return HttpResponse.json({ succeed: true, data: { id: 'new', state: 'making' } });
      }),
      mockRoute('listPhotos', () => [...photos]),
    ],
  });
  const sheet = await openSheet(2);
  await userEvent.fill(sheet.getByRole('textbox'), 'Bed by the window');
  await userEvent.upload(sheet.getByLabelText('Replace photo'), makeFile('bed.png'));
  await waitFor(() => expect(calls).toEqual(['words', '?replaces=two']));
  await waitFor(() => expect(screen.queryByText('bed.png')).toBeNull());
  expect(listDescriptions()).toEqual(['Sofa', 'Bed by the window', 'Stove']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

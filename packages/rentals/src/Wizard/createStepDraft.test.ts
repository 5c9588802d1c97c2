import type { OwnListing } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOwnListing } from '../testing/index.ts';
import { createStepDraft } from './createStepDraft.ts';
import { startAutosave } from './startAutosave.ts';
import type { StepText } from './stepText.ts';

const offline = new ApiError({ code: 'R003', status: 0 });
const stale = new ApiError({
  code: 'R003',
  status: 409,
  fields: [{ name: 'version', reason: 'is stale' }],
});

/** The step 'facts' of a listing, and a server that stores it. */
function openDraft() {
  const server = {
    listing: makeOwnListing(),
    /** What was stored, one entry for each save. */
    sent: [] as unknown[],
    reads: 0,
    /** Called before each save; what it throws is the answer. */
    before: (): void | Promise<void> => undefined,
    /** Somebody else's change. */
    change(changes: Partial<OwnListing>) {
      server.listing = { ...server.listing, ...changes, version: server.listing.version + 1 };
    },
  };
  const stored: OwnListing[] = [];
  const draft = createStepDraft({
    step: 'facts',
    listing: server.listing,
    refused: null,
    async send({ listing }, versions) {
      await server.before();
      if (versions.listing !== server.listing.version) throw stale;
      server.sent.push(listing);
      server.change(listing as Partial<OwnListing>);
      return server.listing;
    },
    async read() {
      server.reads += 1;
      return server.listing;
    },
    onStored: (listing) => stored.push(listing),
  });
  const type = (typed: StepText) => draft.change({ ...draft.getSnapshot().text, ...typed });
  return { server, draft, stored, type };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('followers hear of each change, and of none where nothing changes', () => {
  const { draft, type } = openDraft();
  const heard: boolean[] = [];
  const leave = draft.subscribe(() => heard.push(draft.getSnapshot().isChanged));
  const before = draft.getSnapshot();
  type({ title: before.text.title ?? '' });
  draft.take(makeOwnListing());
  draft.takeTheirs();
  expect(draft.getSnapshot()).toBe(before);
  type({ title: 'Mine' });
  leave();
  type({ title: 'Mine again' });
  expect(heard).toEqual([true]);
});

test('saves wait for the saves before them, and send what was typed meanwhile with the new version', async () => {
  const { server, draft, type } = openDraft();
  let release = () => {};
  server.before = () => new Promise((resolve) => (release = resolve));
  type({ title: 'One' });
  const first = draft.save();
  await settle();
  expect(draft.getSnapshot().status).toBe('saving');
  type({ title: 'Two' });
  const second = draft.save();
  await settle();
  expect(server.sent).toEqual([]);
  server.before = () => undefined;
  release();
  expect([await first, await second]).toEqual([null, null]);
  expect(server.sent).toEqual([{ title: 'One' }, { title: 'Two' }]);
  expect(draft.getSnapshot()).toMatchObject({ status: 'saved', isChanged: false, text: { title: 'Two' } });
});

test('what cannot be sent is refused before it is sent, and so is what the server refuses', async () => {
  const { server, draft, type } = openDraft();
  type({ areaValue: 'large' });
  expect(await draft.save()).toMatchObject({ reasons: { areaValue: expect.any(String) } });
  type({ areaValue: '90', title: 'Mine' });
  const fields = [{ name: 'title', reason: 'is too long' }];
  server.before = () => {
    throw new ApiError({ code: 'R006', status: 400, fields });
  };
  expect(await draft.save()).toEqual({ reasons: { title: 'is too long' }, message: null });
  expect(server.sent).toEqual([]);
  expect(draft.getSnapshot()).toMatchObject({ status: 'refused', isChanged: true });
});

test('what somebody else changed in other fields is taken over, and mine is saved', async () => {
  const { server, draft, stored, type } = openDraft();
  type({ title: 'Mine' });
  server.change({ description: 'Theirs.' });
  expect(await draft.save()).toBeNull();
  expect(server.listing).toMatchObject({ title: 'Mine', description: 'Theirs.' });
  expect(draft.getSnapshot()).toMatchObject({
    theirs: null,
    isChanged: false,
    start: { number: 1 },
    text: { title: 'Mine', description: 'Theirs.' },
  });
  expect(stored.map(({ title }) => title)).toEqual([makeOwnListing().title, 'Mine']);
});

test('where both changed the same, nothing is saved before somebody chooses', async () => {
  const { server, draft, type } = openDraft();
  type({ title: 'Mine' });
  server.change({ title: 'Theirs' });
  const [first, second] = [draft.save(), draft.save()];
  expect([await first, await second]).toEqual([
    { reasons: {}, message: null },
    { reasons: {}, message: null },
  ]);
  draft.autosave();
  await settle();
  expect(server.sent).toEqual([]);
  expect(draft.getSnapshot()).toMatchObject({
    status: 'refused',
    theirs: { title: 'Theirs' },
    text: { title: 'Mine' },
  });
  expect(await draft.save()).toBeNull();
  expect(server.listing.title).toBe('Mine');
});

test('theirs can be used instead', async () => {
  const { server, draft, type } = openDraft();
  type({ title: 'Mine' });
  server.change({ title: 'Theirs' });
  await draft.save();
  draft.takeTheirs();
  expect(draft.getSnapshot()).toMatchObject({ theirs: null, isChanged: false, text: { title: 'Theirs' } });
});

test('a listing that changes before every save is given up after three merges', async () => {
  const { server, draft, type } = openDraft();
  type({ title: 'Mine' });
  server.before = () => server.change({ description: `${server.listing.version}` });
  expect(await draft.save()).not.toBeNull();
  expect([server.reads, server.sent, draft.getSnapshot().status]).toEqual([3, [], 'refused']);
});

test('what an earlier visit left is brought back, and can be discarded', () => {
  const { draft } = openDraft();
  const { text, stored } = draft.getSnapshot();
  draft.restore({ text: { ...text, title: 'Left' }, stored });
  expect(draft.getSnapshot()).toMatchObject({ isRestored: true, isChanged: true, text: { title: 'Left' } });
  draft.discard();
  expect(draft.getSnapshot()).toMatchObject({ isRestored: false, isChanged: false, text: stored });
});

test('is saved by itself once nothing is typed for a moment', async () => {
  const { server, draft, type } = openDraft();
  const stop = startAutosave(draft, new EventTarget());
  type({ title: 'M' });
  await vi.advanceTimersByTimeAsync(1_199);
  type({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1_199);
  expect(server.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.sent).toEqual([{ title: 'Mine' }]);
  type({ title: 'Nobody waits for this' });
  stop();
  await vi.runAllTimersAsync();
  expect(server.sent).toHaveLength(1);
});

test('is not saved by itself while it is refused or somebody has to choose', async () => {
  const { server, draft, type } = openDraft();
  const stop = startAutosave(draft, new EventTarget());
  type({ title: 'Mine' });
  server.change({ title: 'Theirs' });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(draft.getSnapshot().theirs).toEqual({ title: 'Theirs' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.reads, server.sent]).toEqual([1, []]);
  stop();
});

test('is tried again every ten seconds without a connection, and at once when there is one', async () => {
  const { server, draft, type } = openDraft();
  const page = new EventTarget();
  const stop = startAutosave(draft, page);
  let attempts = 0;
  server.before = () => {
    attempts += 1;
    throw offline;
  };
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(attempts).toBe(0);
  type({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1_200);
  expect([attempts, draft.getSnapshot().status]).toEqual([1, 'offline']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(attempts).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempts).toBe(2);
  server.before = () => undefined;
  page.dispatchEvent(new Event('online'));
  await settle();
  expect([server.sent, draft.getSnapshot().status]).toEqual([[{ title: 'Mine' }], 'saved']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sent).toHaveLength(1);
  stop();
});

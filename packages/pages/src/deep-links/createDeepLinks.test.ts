import { beforeEach, expect, test, vi } from 'vitest';
import { createDeepLinks, type LinkTraces } from './createDeepLinks.ts';
import { type LinkData, parseLinkData } from './linkData.ts';
import type { LinkDraft } from './serializeLink.ts';
import type { StartedLinkService } from './startBranch.ts';

const settings = { key: 'key_test_x', apiUrl: null };
const guid = '4b0e1f4e-7a55-4c2d-9b1a-0123456789ab';
const draft: LinkDraft = { feature: 'invitation', plainUrl: 'https://sewa.test/i', guid };
const plain = { url: draft.plainUrl, hasFailed: false };
const onFailure = vi.fn();

beforeEach(() => onFailure.mockReset());

/** Deep links behind a gate that the test opens and shuts, over a service that works unless told otherwise. */
function open(broken: Partial<StartedLinkService> | 'blocked' = {}) {
  let start: () => () => void = () => () => undefined;
  let traces: LinkTraces | null = null;
  const make = vi.fn(async () => 'https://sewa.app.link/x');
  const startService = vi.fn(async () => {
    if (broken === 'blocked') throw new Error('blocked');
    return { opened: parseLinkData({ guid }), make, ...broken };
  });
  const links = createDeepLinks({
    settings,
    gate: (given, left) => {
      start = given;
      traces = left;
    },
    start: startService,
  });
  return { links, startService, make, allow: () => start(), getTraces: () => traces };
}

test('without consent nothing is started, the plain link is given, and nothing is said', async () => {
  const { links, startService } = open();
  const read = vi.fn();
  links.read(read, onFailure);
  expect(await links.make(draft, onFailure)).toEqual(plain);
  expect(startService).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('with consent it is started when it is needed, not before, and once', async () => {
  const { links, startService, allow, make } = open();
  allow();
  expect(startService).not.toHaveBeenCalled();
  const other: LinkDraft = { feature: 'download', plainUrl: 'https://sewa.test/app', actorType: null };
  const requested = [draft, draft, other].map((one) => links.make(one, onFailure));
  links.read(() => undefined, onFailure);
  expect((await Promise.all(requested)).map(({ url }) => url)).toEqual(
    Array.from({ length: 3 }, () => 'https://sewa.app.link/x'),
  );
  expect(startService).toHaveBeenCalledTimes(1);
  expect(make).toHaveBeenCalledTimes(2);
});

test('who waits for what the link carries is told once consent is given', async () => {
  const { links, allow } = open();
  const told: (string | null)[] = [];
  const left = vi.fn();
  links.read((data: LinkData) => told.push(data.guid), onFailure);
  links.read(left, onFailure)();
  allow();
  await expect.poll(() => told).toEqual([guid]);
  expect(left).not.toHaveBeenCalled();
  expect([links.follow(), links.follow()]).toEqual([true, false]);
});

test('once consent is withdrawn the service is asked nothing more; given again, it is not started anew', async () => {
  const { links, allow, startService, make } = open();
  const withdraw = allow();
  await links.make(draft, onFailure);
  withdraw();
  expect(await links.make(draft, onFailure)).toEqual(plain);
  expect(make).toHaveBeenCalledTimes(1);
  allow();
  expect((await links.make(draft, onFailure)).url).toBe('https://sewa.app.link/x');
  expect(startService).toHaveBeenCalledTimes(1);
});

test('consent that is withdrawn while the service starts gives the plain link', async () => {
  const { links, allow, make } = open();
  const withdraw = allow();
  const requested = links.make(draft, onFailure);
  withdraw();
  expect(await requested).toEqual(plain);
  expect(make).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test('what it leaves in a browser is named, to be deleted', () => {
  expect(open().getTraces()).toEqual({
    cookies: ['branch_session*', 'BRANCH_WEBSDK_KEY*'],
    storage: ['branch_session*', 'BRANCH_WEBSDK_KEY*'],
  });
});

test.each([
  ['is blocked', 'blocked'],
  ['makes no link', { make: () => Promise.reject(new Error('bad key')) }],
] as const)(
  'when the service %s that is said once and only once, and the plain link is given',
  async (_, broken) => {
    const { links, allow, startService } = open(broken);
    allow();
    const both = await Promise.all([links.make(draft, onFailure), links.make(draft, onFailure)]);
    expect(both).toEqual([
      { ...plain, hasFailed: true },
      { ...plain, hasFailed: true },
    ]);
    expect(await links.make(draft, onFailure)).toEqual(plain);
    links.read(() => undefined, onFailure);
    await links.make(draft, onFailure);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(startService).toHaveBeenCalledTimes(1);
  },
);

// @vitest-environment jsdom
import { type Client, CONSENT_SECONDS, createClient, parseConsentCookie } from '@sewa/api/client';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type Consent, type ConsentOptions, createConsent, unknownConsent } from './createConsent.ts';

const everything = { preferences: true, statistics: true };
const nothing = { preferences: false, statistics: false };
const consentId = 'AbCdEfGhIjKlMnOpQrSt_-';
const opened: Consent<string>[] = [];
let sent: Record<string, unknown>[];
let isReachable: boolean;
let client: Client;

const parseCookie = (name = 'test-consent') => {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return parseConsentCookie(pair?.slice(name.length + 1) ?? '');
};
const seed = (value: string, name = 'test-consent') => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it
  document.cookie = `${name}=${value}; Path=/`;
};

function open(options: Partial<ConsentOptions> = {}): Consent {
  const consent = createConsent({
    client,
    revision: 'r1',
    cookiePrefix: 'test-',
    hasSignal: () => false,
    ...options,
  });
  opened.push(consent);
  return consent;
}

beforeEach(() => {
  sent = [];
  isReachable = true;
  client = createClient({
    fetch: async (_, init) => {
      if (!isReachable) throw new TypeError('offline');
      const body = JSON.parse(String(init.body));
      sent.push(body);
      return Response.json({ succeed: true, data: { consentId: body.consentId } });
    },
  });
});

afterEach(() => {
  for (const consent of opened.splice(0)) consent.close();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
});

test('a choice is made where the browser blocks channels and storage', async () => {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', vi.fn(block));
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, area, 'get').mockImplementation(block);
  const consent = open();
  await consent.choose(nothing, 'banner');
  expect(consent.getSnapshot().done).toBe(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("categories of a site's own", () => {
  const openOwn = () => {
    const categories = ['marketing', 'maps'] as const;
    const consent = createConsent({
      client,
      revision: 'r1',
      cookiePrefix: 'test-',
      hasSignal: () => false,
      categories,
    });
    opened.push(consent);
    return consent;
  };

  test('are refused until they are chosen, and each has its gate', async () => {
    const consent = openOwn();
    expect(consent.getSnapshot()).toMatchObject({ marketing: false, maps: false, done: false });
    const [marketing, maps] = [vi.fn(), vi.fn()];
    consent.gate('marketing', marketing);
    consent.gate('maps', maps);
    expectTypeOf(consent.gate).parameter(0).toEqualTypeOf<'marketing' | 'maps'>();
    await consent.choose({ marketing: false, maps: true }, 'banner');
    expect(consent.getSnapshot()).toMatchObject({ marketing: false, maps: true, done: true });
    expect(marketing).not.toHaveBeenCalled();
    expect(maps).toHaveBeenCalledOnce();
  });

  test('are kept in the cookie and told to the server', async () => {
    await openOwn().choose({ marketing: true, maps: false }, 'banner');
    expect(parseCookie()).toMatchObject({ others: ['marketing'], isRecorded: true });
    expect(sent).toEqual([expect.objectContaining({ others: ['marketing'], statistics: false })]);
    expect(openOwn().getSnapshot()).toMatchObject({ marketing: true, maps: false, done: true });
  });

  test('are withdrawn by the signal of the browser', async () => {
    await openOwn().choose({ marketing: true, maps: true }, 'banner');
    const consent = createConsent({
      client,
      revision: 'r1',
      cookiePrefix: 'test-',
      hasSignal: () => true,
      categories: ['marketing', 'maps'],
    });
    opened.push(consent);
    expect(consent.getSnapshot()).toMatchObject({ marketing: false, maps: false, done: true });
  });

  test('that no cookie can hold are an error, not lost', async () => {
    const consent = createConsent({ client, revision: 'r1', categories: ['my maps'] });
    opened.push(consent);
    await expect(consent.choose({ 'my maps': true }, 'banner')).rejects.toThrow('"my maps"');
    expect(consent.getSnapshot().done).toBe(false);
  });

  test('are refused without a document, and no channel is opened', () => {
    const channel = vi.fn();
    vi.stubGlobal('BroadcastChannel', channel);
    vi.stubGlobal('document', undefined);
    const consent = createConsent({ client, revision: 'r1', categories: ['maps'] });
    vi.unstubAllGlobals();
    expect(consent.getSnapshot()).toEqual({ maps: false, isKnown: false, done: false });
    expect(channel).not.toHaveBeenCalled();
  });
});

describe('before a choice', () => {
  test('nothing is allowed, nothing is kept and nothing is sent', () => {
    expect(open().getSnapshot()).toEqual({ ...nothing, isKnown: true, done: false });
    expect(document.cookie).toBe('');
    expect(sent).toEqual([]);
  });

  test('nothing behind the gate runs', () => {
    const loader = vi.fn();
    open().gate('statistics', loader);
    expect(loader).not.toHaveBeenCalled();
  });

  test('on a server nobody is asked and nothing is allowed', () => {
    const loader = vi.fn();
    unknownConsent.gate('statistics', loader);
    expect(loader).not.toHaveBeenCalled();
    expect(unknownConsent.getSnapshot()).toEqual({ ...nothing, isKnown: false, done: false });
  });

  test.each(['', 'x', 'r1.ps', '{"statistics":true}'])('a cookie that says %j allows nothing', (value) => {
    seed(value);
    expect(open().getSnapshot()).toMatchObject({ ...nothing, done: false });
  });

  test('of two cookies one may be planted: they allow nothing', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(
      `test-consent=r1.psr.${consentId}; test-consent=r1.r.${consentId}`,
    );
    expect(open().getSnapshot()).toMatchObject({ ...nothing, done: false });
    vi.restoreAllMocks();
  });
});

describe('a choice', () => {
  test('counts at once, is kept for twelve months and recorded', async () => {
    const put = vi.spyOn(document, 'cookie', 'set');
    const consent = open();
    const recorded = consent.choose({ preferences: true, statistics: false }, 'banner');
    expect(consent.getSnapshot()).toMatchObject({ preferences: true, statistics: false, done: true });
    expect(put.mock.calls[0]?.[0]).toContain(`Max-Age=${CONSENT_SECONDS}; SameSite=Lax`);
    put.mockRestore();
    await recorded;
    expect(sent).toEqual([
      {
        consentId: expect.stringMatching(/^[\w-]{22}$/),
        revision: 'r1',
        preferences: true,
        statistics: false,
        done: true,
        surface: 'banner',
        hasSignal: false,
      },
    ]);
    expect(parseCookie()).toEqual({
      consentId: sent[0]?.consentId,
      revision: 'r1',
      preferences: true,
      statistics: false,
      hasSignal: false,
      isRecorded: true,
    });
  });

  test('is found by the next page, which asks nobody and sends nothing', async () => {
    await open().choose(everything, 'banner');
    sent.length = 0;
    expect(open().getSnapshot()).toEqual({ ...everything, isKnown: true, done: true });
    expect(sent).toEqual([]);
  });

  test('that could not be recorded counts all the same, and is recorded by the next page', async () => {
    isReachable = false;
    await open().choose(everything, 'banner');
    expect(parseCookie()).toMatchObject({ ...everything, isRecorded: false });
    isReachable = true;
    expect(open().getSnapshot()).toMatchObject({ ...everything, done: true });
    await expect.poll(() => parseCookie()?.isRecorded).toBe(true);
    expect(sent).toEqual([expect.objectContaining({ ...everything, done: true })]);
  });

  test('is not undone by the answer to an earlier one that comes late', async () => {
    const delayed: ((response: Response) => void)[] = [];
    const slow = createClient({ fetch: () => new Promise((resolve) => delayed.push(resolve)) });
    const consent = open({ client: slow });
    const first = consent.choose(everything, 'banner');
    const second = consent.choose(nothing, 'page');
    const early = document.cookie;
    seed(`r1.psr.${parseCookie()?.consentId}`);
    delayed[0]?.(Response.json({ succeed: true, data: { consentId } }));
    await first;
    expect(document.cookie).toBe(early);
    delayed[1]?.(Response.json({ succeed: true, data: { consentId } }));
    await second;
    expect(parseCookie()).toMatchObject({ ...nothing, isRecorded: true });
  });

  test('tells who listens, once, and nobody when nothing changes', async () => {
    const consent = open();
    const listener = vi.fn();
    const leave = consent.subscribe(listener);
    await consent.choose(everything, 'banner');
    await consent.choose(everything, 'page');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    await consent.choose(nothing, 'page');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('reaches the other tabs', async () => {
    const [here, there] = [open(), open()];
    await here.choose(everything, 'banner');
    await expect.poll(() => there.getSnapshot().statistics).toBe(true);
  });

  test('has the name of the environment, none in production', async () => {
    await open({ cookiePrefix: '' }).choose(everything, 'banner');
    expect(document.cookie).toMatch(/^consent=/);
  });
});

describe('the gate', () => {
  test('opens when its category is allowed, and for no other', async () => {
    const consent = open();
    const [statistics, preferences] = [vi.fn(), vi.fn()];
    consent.gate('statistics', statistics);
    consent.gate('preferences', preferences);
    await consent.choose({ preferences: false, statistics: true }, 'banner');
    expect(statistics).toHaveBeenCalledTimes(1);
    expect(preferences).not.toHaveBeenCalled();
  });

  test('is open from the start where it was allowed before', () => {
    seed(`r1.sr.${consentId}`);
    const loader = vi.fn();
    open().gate('statistics', loader);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('stops what runs when it is withdrawn, and starts it again when it is allowed again', async () => {
    const consent = open();
    const [stop, loader] = [vi.fn(), vi.fn()];
    loader.mockReturnValue(stop);
    consent.gate('statistics', loader);
    await consent.choose(everything, 'banner');
    expect(stop).not.toHaveBeenCalled();
    await consent.choose(nothing, 'page');
    expect(stop).toHaveBeenCalledTimes(1);
    await consent.choose(everything, 'page');
    expect(loader).toHaveBeenCalledTimes(2);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('stops what was still loading when it was withdrawn', async () => {
    const consent = open();
    const stop = vi.fn();
    let resolve: (stop: () => void) => void = () => undefined;
    const promise = new Promise<() => void>((done) => {
      resolve = done;
    });
    consent.gate('statistics', () => promise);
    await consent.choose(everything, 'banner');
    await consent.choose(nothing, 'page');
    expect(stop).not.toHaveBeenCalled();
    resolve(stop);
    await expect.poll(() => stop.mock.calls.length).toBe(1);
  });

  test('deletes what was left in cookies and storage, and nothing else', async () => {
    seed('1', 'statistics_visits');
    seed('1', 'test-session-is-not-mine');
    localStorage.setItem('statistics:queue', '1');
    sessionStorage.setItem('statistics:visit', '1');
    localStorage.setItem('theme', 'dark');
    const consent = open();
    consent.gate('statistics', () => undefined, {
      cookies: ['statistics_*'],
      storage: ['statistics:queue', 'statistics:visit'],
    });
    await consent.choose(everything, 'banner');
    expect(document.cookie).toContain('statistics_visits');
    await consent.choose(nothing, 'page');
    await expect.poll(() => document.cookie).not.toContain('statistics_visits');
    expect(document.cookie).toContain('test-session-is-not-mine');
    expect([localStorage.length, localStorage.getItem('theme'), sessionStorage.length]).toEqual([
      1,
      'dark',
      0,
    ]);
  });

  test('a loader that fails is told to the page and can be tried again', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    const consent = open();
    const loader = vi.fn().mockRejectedValueOnce(new Error('blocked'));
    consent.gate('statistics', loader);
    await consent.choose(everything, 'banner');
    await expect.poll(() => told.mock.calls).toEqual([[new Error('blocked')]]);
    await consent.choose(nothing, 'page');
    await consent.choose(everything, 'page');
    expect(loader).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  test('can be taken away, running or not', async () => {
    const consent = open();
    const [stop, loader] = [vi.fn(), vi.fn()];
    loader.mockReturnValue(stop);
    const leave = consent.gate('statistics', loader);
    await consent.choose(everything, 'banner');
    leave();
    expect(stop).toHaveBeenCalledTimes(1);
    await consent.choose(nothing, 'page');
    await consent.choose(everything, 'page');
    expect(loader).toHaveBeenCalledTimes(1);
  });
});

describe('another question', () => {
  test('is asked again, allows nothing meanwhile, and keeps the id of the browser in the ledger', async () => {
    seed(`r0.psr.${consentId}`);
    const consent = open();
    expect(consent.getSnapshot()).toEqual({ ...nothing, isKnown: true, done: false });
    await consent.choose(everything, 'banner');
    expect(sent).toEqual([expect.objectContaining({ consentId, revision: 'r1' })]);
  });
});

describe('Global Privacy Control', () => {
  const signalled = { hasSignal: () => true };

  test('is a reject, recorded as one, and nobody is asked', async () => {
    const consent = open(signalled);
    expect(consent.getSnapshot()).toEqual({ ...nothing, isKnown: true, done: true });
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ ...nothing, surface: 'signal', hasSignal: true });
    expect(open(signalled).getSnapshot().done).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('that is switched on later takes back what was allowed before', async () => {
    await open().choose(everything, 'banner');
    expect(open(signalled).getSnapshot()).toMatchObject({ ...nothing, done: true });
  });

  test('does not take back what a person allows in spite of it', async () => {
    await open(signalled).choose(everything, 'page');
    expect(open(signalled).getSnapshot()).toMatchObject({ ...everything, done: true });
  });

  test('is read from the browser', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const consent = createConsent({ client, revision: 'r1', cookiePrefix: 'test-' });
    opened.push(consent);
    expect(consent.getSnapshot()).toMatchObject({ ...nothing, done: true });
    vi.unstubAllGlobals();
  });
});

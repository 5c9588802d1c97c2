// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serializeLink } from './serializeLink.ts';
import { startBranch } from './startBranch.ts';

const apiUrl = 'http://127.0.0.1:4999';
const settings = { key: `key_test_${'aB3'.repeat(10)}xy`, apiUrl };
const guid = '4b0e1f4e-7a55-4c2d-9b1a-0123456789ab';
const plainUrl = `https://sewa.test/signup/invite/${guid}`;
const link = serializeLink({ feature: 'invitation', plainUrl, guid });

interface Sent {
  readonly url: string;
  readonly body: URLSearchParams;
}

let sent: Sent[];
let answers: Readonly<Record<string, unknown>>;

/** The network as the script sees it: answers what the test says, and nothing else. */
class Network {
  responseURL = '';
  readyState = 0;
  status = 0;
  responseText = '';
  timeout = 0;
  onreadystatechange: () => void = () => undefined;
  onerror: (event: object) => void = () => undefined;
  open(_: string, url: string): void {
    this.responseURL = url;
  }
  setRequestHeader(): void {}
  send(body: string): void {
    const { pathname } = new URL(this.responseURL);
    sent.push({ url: this.responseURL, body: new URLSearchParams(body) });
    const answer = answers[pathname];
    queueMicrotask(() => {
      if (answer === undefined) return this.onerror({});
      if (answer === null) return;
      [this.readyState, this.status, this.responseText] = [4, 200, JSON.stringify(answer)];
      this.onreadystatechange();
    });
  }
}

beforeEach(() => {
  sent = [];
  answers = { '/v1/url': { url: `${apiUrl}/l/1` }, '/v1/open': { data: JSON.stringify({ guid }) } };
  vi.stubGlobal('XMLHttpRequest', Network);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const listScripts = () => [...document.scripts].map(({ src }) => src).filter(Boolean);
const start = () => startBranch(settings);

/** Starts it and lets a minute pass, in which it may do what it put off. */
async function startAndWait() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'], shouldAdvanceTime: true });
  const started = await start();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  return started;
}

test('a page that no link opened asks nobody anything, not even for another script', async () => {
  window.history.replaceState(null, '', '/signup?name=somebody');
  expect((await startAndWait()).opened).toBeNull();
  expect(sent).toEqual([]);
  expect(listScripts()).toEqual([]);
  expect(document.cookie).toBe('');
});

test('a page that a link opened asks what it carries, and reports no view of it', async () => {
  window.history.replaceState(null, '', '/signup?_branch_match_id=42');
  expect((await startAndWait()).opened?.guid).toBe(guid);
  expect(sent.map(({ url }) => url)).toEqual([`${apiUrl}/v1/open`]);
  expect(sent[0]?.body.get('link_identifier')).toBe('42');
  expect(listScripts()).toEqual([]);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(guid);
});

test('a link is made from what it is for, and nothing of the page or the person', async () => {
  document.head.innerHTML = '<meta property="og:title" content="Tan Wei Ling"><title>Tan Wei Ling</title>';
  const { make } = await start();
  expect(await make(link)).toBe(`${apiUrl}/l/1`);
  const [requested] = sent;
  expect(sent.map(({ url }) => url)).toEqual([`${apiUrl}/v1/url`]);
  const said = JSON.parse(requested?.body.get('data') ?? '{}');
  expect(Object.entries(said).filter(([, value]) => value !== null)).toEqual([
    ['guid', guid],
    ['$canonical_url', plainUrl],
    ['$fallback_url', plainUrl],
  ]);
  expect([...(requested?.body.keys() ?? [])].sort()).toEqual([
    'branch_key',
    'channel',
    'data',
    'feature',
    'sdk',
    'source',
  ]);
  expect(String(requested?.body)).not.toContain('Tan');
});

test.each([
  ['an answer that is no link', { '/v1/url': { url: 'javascript:alert(1)' } }],
  ['a link to another plain site', { '/v1/url': { url: 'http://evil.example/l/1' } }],
  ['no link', { '/v1/url': {} }],
  ['a network that refuses', {}],
])('%s is a failure', async (_, given) => {
  answers = given;
  const { make } = await start();
  await expect(make(link)).rejects.toThrow();
});

test('a link that cannot be read fails the start', async () => {
  window.history.replaceState(null, '', '/signup?_branch_match_id=42');
  answers = {};
  await expect(start()).rejects.toThrow();
});

// The last: the script's one queue waits for this answer for ever.
test('what never answers is a failure after six seconds', async () => {
  answers = { '/v1/url': null };
  const { make } = await start();
  vi.useFakeTimers();
  const requested = expect(make(link)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(6_000);
  await requested;
});

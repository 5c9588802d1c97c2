import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeGreeting } from '../protocol/makeGreeting.ts';
import { defineEmbed } from './defineEmbed.ts';
import { type EmbedElement, showFrame } from './showFrame.ts';

interface PlayedFrame extends Window {
  say(message: unknown, target?: Window): void;
  readonly heard: unknown[];
  readonly ports: MessagePort[];
}

const calculatorKind = {
  name: 'calculator',
  title: 'Rental cost calculator',
  link: 'Calculator',
  button: null,
} as const;

const events: { type: string; detail: unknown; target: EventTarget | null }[] = [];

beforeAll(() => {
  defineEmbed(calculatorKind, location.origin);
  defineEmbed({ name: 'chat', title: 'Messages', link: 'Message us', button: 'Message us' }, location.origin);
});

const note = ({ type, detail, target }: Event & { detail?: unknown }) =>
  events.push({ type, detail, target });
const bubbling = ['ready', 'open', 'close', 'unread', 'lead'];

beforeEach(() => {
  events.length = 0;
  for (const name of bubbling) document.body.addEventListener(name, note);
});

afterEach(() => {
  for (const name of bubbling) document.body.removeEventListener(name, note);
});

function place(name: 'calculator' | 'chat', attributes: Record<string, string> = {}): EmbedElement {
  const element = document.createElement(`sewa-${name}`);
  for (const [attribute, value] of Object.entries({ partner: 'key-1', ...attributes }))
    element.setAttribute(attribute, value);
  element.innerHTML = '<a href="/elsewhere">Elsewhere</a>';
  for (const name of ['resize', 'error']) element.addEventListener(name, note);
  document.body.append(element);
  return element;
}

const findFrame = (element: Element) => element.shadowRoot?.querySelector('iframe') ?? null;
const findButton = (element: Element) => element.shadowRoot?.querySelector('button') as HTMLButtonElement;

/** Plays what is inside of a frame, from its hello on. */
async function play(element: Element) {
  await expect.poll(() => (findFrame(element)?.contentWindow as PlayedFrame | null)?.heard).toBeDefined();
  const frame = findFrame(element) as HTMLIFrameElement;
  const inside = frame.contentWindow as PlayedFrame;
  const [nonce = ''] = new URL(frame.src).hash.slice(1).split('&');
  const hello = () => inside.say(makeGreeting('hello', nonce));
  const connect = async () => {
    hello();
    await expect.poll(() => inside.ports.length).toBe(1);
    return inside.ports[0] as MessagePort;
  };
  return { frame, inside, nonce, hello, connect };
}

const send = (port: MessagePort, event: string, detail: unknown = null) =>
  port.postMessage({ event, detail });
const isLinkShown = (element: Element) => element.querySelector('a')?.checkVisibility();

test('a frame is titled and sandboxed, and shown once it is ready, as high as it asks', async () => {
  const element = place('calculator', { theme: 'dark' });
  const { frame, connect } = await play(element);
  expect(frame.title).toBe('Rental cost calculator');
  expect(frame.getAttribute('allow')).toBe('');
  expect(frame.sandbox.contains('allow-top-navigation')).toBe(false);
  expect(frame.src).toContain('/embed/v1/calculator?partner=key-1&context=&theme=dark#');
  expect(isLinkShown(element)).toBe(true);
  const port = await connect();
  send(port, 'resize', { height: 432 });
  send(port, 'ready');
  await expect.poll(() => isLinkShown(element)).toBe(false);
  expect(frame.getBoundingClientRect().height).toBe(432);
  expect(events.map(({ type, detail }) => [type, detail])).toEqual([
    ['resize', { height: 432 }],
    ['ready', null],
  ]);
});

test('another context is another frame', async () => {
  const element = place('calculator', { context: 'listing-a' });
  const { frame } = await play(element);
  element.setAttribute('context', 'listing-b');
  expect(frame.isConnected).toBe(false);
  await expect.poll(() => findFrame(element)?.src).toContain('context=listing-b');
});

test('1,000 random messages, a wrong nonce and a right one from another window change nothing', async () => {
  const element = place('calculator');
  const { inside, nonce, connect } = await play(element);
  const sibling = document.createElement('iframe');
  sibling.src = '/embed/v1/sibling';
  document.body.append(sibling);
  await expect.poll(() => (sibling.contentWindow as PlayedFrame | null)?.heard).toBeDefined();
  const hostile = sibling.contentWindow as PlayedFrame;
  for (let count = 0; count < 1_000; count++)
    hostile.say(
      [makeGreeting('hello', `${count}`), { event: 'ready', detail: null }, count, null][count % 4],
    );
  hostile.say(makeGreeting('hello', nonce), window);
  inside.say(makeGreeting('hello', 'guessed'), window);
  // Messages arrive in order: after this hello, all were looked at.
  await connect();
  expect(hostile.heard).toEqual([]);
  expect(inside.heard).toEqual([makeGreeting('port', nonce)]);
  expect(events).toEqual([]);
});

test('a second hello gets no second port, and what is no event on the port is dropped', async () => {
  const element = place('calculator');
  const { inside, hello, connect } = await play(element);
  const port = await connect();
  hello();
  send(port, 'resize', { height: 1e9 });
  send(port, 'explode');
  port.postMessage('ready');
  send(port, 'ready');
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['ready']);
  expect(inside.ports).toHaveLength(1);
});

test('two elements on one page are apart, and one that is removed and added again starts anew', async () => {
  const [first, second] = [place('calculator'), place('calculator')];
  const { connect, nonce } = await play(first);
  const { connect: connectSecond, nonce: otherNonce } = await play(second);
  expect(nonce).not.toBe(otherNonce);
  await connect();
  send(await connectSecond(), 'ready');
  await expect.poll(() => events.map(({ target }) => target)).toEqual([second]);
  second.remove();
  expect(findFrame(second)).toBeNull();
  document.body.append(second);
  const again = await play(second);
  expect(again.nonce).not.toBe(otherNonce);
  send(await again.connect(), 'ready');
  await expect.poll(() => events.length).toBe(2);
});

test("a page's styles reach neither frame nor button", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { all: unset } iframe, button { display: none !important }');
  document.adoptedStyleSheets = [sheet];
  try {
    const calculator = place('calculator');
    // The scripts of the page are text above it now.
    calculator.scrollIntoView();
    const { frame, connect } = await play(calculator);
    const port = await connect();
    send(port, 'resize', { height: 300 });
    send(port, 'ready');
    await expect.poll(() => frame.getBoundingClientRect().height).toBe(300);
    expect(frame.getBoundingClientRect().width).toBeGreaterThan(900);
    expect(findButton(place('chat')).checkVisibility()).toBe(true);
  } finally {
    document.adoptedStyleSheets = [];
  }
});

test('a chat loads when its button is pressed, gets the focus, and gives it back when it closes', async () => {
  const element = place('chat', { context: 'listing-abc' });
  const button = findButton(element);
  expect([button.textContent, isLinkShown(element), findFrame(element)]).toEqual(['Message us', false, null]);
  button.focus();
  button.click();
  expect(button.textContent).toBe('Loading…');
  const { frame, inside, connect } = await play(element);
  expect(frame.src).toContain('context=listing-abc');
  const port = await connect();
  send(port, 'resize', { height: 560 });
  send(port, 'ready');
  await expect.poll(() => inside.heard.at(-1)).toEqual({ command: 'open', isFocused: true });
  expect([button.checkVisibility(), element.shadowRoot?.activeElement]).toEqual([false, frame]);
  send(port, 'close');
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(button);
  send(port, 'unread', { count: 2 });
  await expect.poll(() => button.textContent).toBe('Message us (2 unread)');
  expect(frame.getBoundingClientRect().height).toBe(0);
});

test('a token is handed over when the frame asks for one: an attribute once, getToken each time', async () => {
  const element = place('chat', { open: '', token: 'first' });
  const { inside, connect } = await play(element);
  const port = await connect();
  for (const token of ['first', null]) {
    send(port, 'token');
    await expect.poll(() => inside.heard.at(-1)).toEqual({ command: 'token', token });
  }
  element.getToken = async () => 'fresh';
  send(port, 'token');
  await expect.poll(() => inside.heard.at(-1)).toEqual({ command: 'token', token: 'fresh' });
  expect(events).toEqual([]);
});

test('a frame that is blocked leaves the link, and says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const data = { state: 'live', isListed: false };
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ succeed: true, data }));
  try {
    const element = document.createElement('div');
    element.setAttribute('partner', 'key-1');
    element.innerHTML = '<a href="/elsewhere">Elsewhere</a>';
    element.addEventListener('error', note);
    document.body.append(element);
    showFrame(element, calculatorKind, location.origin, 1);
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['error']);
    const message = `The frame is unlisted for ${location.origin}.`;
    expect(events[0]?.detail).toEqual({ code: 'unlisted', message });
    expect(warn).toHaveBeenCalledWith(message);
    expect(fetch.mock.lastCall?.[0]).toBe(
      `${location.origin}/api/embed/partners/key-1?origin=${location.origin}`,
    );
    expect([isLinkShown(element), findFrame(element)]).toEqual([true, null]);
  } finally {
    warn.mockRestore();
    fetch.mockRestore();
  }
});

// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runEarlyScript } from './runEarlyScript.ts';

const modules = ['/1.js', '/2.js', '/3.js', '/4.js', '/5.js'];
const markup = `
  <p>Words</p><a href="/elsewhere">A link</a>
  <form><label>Name <input name="name"></label><input name="code" autofocus><textarea></textarea><select></select>
  <button type="button"><b>Press</b></button><button type="submit">Send</button><button type="button" popovertarget="menu">Open</button></form>`;

/** Runs the early script in a page whose modules load when they are told to. */
function openPage(attributes = '') {
  document.body.innerHTML = `<div id="page-root">${markup}</div><script type="application/json" id="sewa-page" data-modules="${modules.join(' ')}" ${attributes}></script>`;
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const idle: (() => void)[] = [];
  const paints: (() => void)[] = [];
  const started: string[] = [];
  const settle = new Map<string, { done: () => void; fail: () => void }>();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: () => void) {
        paints.push(onPaint);
      }
      observe() {}
    },
  );
  const listen = addEventListener;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, isCapturing = false) =>
    listen(type, listener, { capture: isCapturing, signal: ending.signal }),
  );
  const load = (path: string) => {
    started.push(path);
    return new Promise<void>((done, fail) => settle.set(path, { done, fail: () => fail(new Error(path)) }));
  };
  runEarlyScript(load);
  return {
    started,
    settle,
    paints,
    idle,
  };
}

/** Lets everything happen that waits for nothing but its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const send = (type: string, selector: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => vi.unstubAllGlobals());

test('script is asked for when the page is idle after its largest paint, four files at once', async () => {
  const { started, settle, paints, idle } = openPage();
  expect([paints.length, idle.length]).toEqual([0, 0]);
  window.dispatchEvent(new Event('load'));
  expect([paints.length, idle.length]).toEqual([1, 0]);
  paints[0]?.();
  expect([idle.length, started]).toEqual([1, []]);
  idle[0]?.();
  expect(started).toEqual(modules.slice(0, 4));
  settle.get('/2.js')?.done();
  await vi.waitFor(() => expect(started).toEqual(modules));
});

test('where nothing tells of paints, or nothing is ever idle, it is asked for all the same', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { started, idle } = openPage();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(3_000);
  expect(idle.length).toBe(1);
  idle[0]?.();
  expect(started).toEqual(modules.slice(0, 4));
});

test.each([
  ['a press anywhere', 'pointerdown', 'p'],
  ['a press of a link', 'pointerdown', 'a'],
  ['a click without a press', 'click', '[type=button]'],
  ['a key', 'keydown', 'body'],
  ['an input', 'input', '[name=name]'],
])('%s asks for it at once', (_name, type, target) => {
  const { started } = openPage();
  send(type, target);
  expect(started).toEqual(modules.slice(0, 4));
});

test.each(['pointermove', 'focusin'])('%s waits for the idle page', (type) => {
  const { started } = openPage();
  send(type, '[name=name]');
  expect(started).toEqual([]);
});

test('the data of a page is asked for once, with its script', () => {
  openPage('data-payload="/discover/_payload.json"');
  send('keydown', 'body');
  send('keydown', 'body');
  expect(vi.mocked(fetch).mock.calls).toEqual([['/discover/_payload.json']]);
});

test('script that could not be had is asked for again at the next input', async () => {
  const { started, settle } = openPage();
  send('keydown', 'body');
  settle.get('/1.js')?.fail();
  await settled();
  send('keydown', 'body');
  expect(started.filter((path) => path === '/1.js')).toHaveLength(2);
});

test('clicks on buttons are stored for replay until they are taken, but for those the browser answers by itself', () => {
  openPage();
  for (const target of ['[type=button] b', '[type=submit]', '[popovertarget]', 'a', 'p'])
    send('click', target);
  const taken = window.sewaEarly?.take();
  send('click', '[type=button]');
  expect(taken).toEqual([find('[type=button]')]);
});

test('a change of the page by something else is noted, one of its document is not', async () => {
  openPage();
  document.body.append('an extension');
  await settled();
  expect(window.sewaEarly?.isChanged).toBeUndefined();
  find('p').innerHTML = '<font>Mots</font>';
  await settled();
  expect(window.sewaEarly?.isChanged).toBe(true);
});

test.each([
  ['posted by the browser', 'post', false, true],
  ['taken by the page', 'post', true, undefined],
  ['a search', 'get', false, undefined],
])('a form that is %s has the page left, or not', (_name, method, isTaken, isPosted) => {
  openPage();
  const form = find('form') as HTMLFormElement;
  form.method = method;
  const event = new Event('submit', { bubbles: true, cancelable: true });
  if (isTaken) event.preventDefault();
  form.dispatchEvent(event);
  expect(window.sewaEarly?.isPosted).toBe(isPosted);
});

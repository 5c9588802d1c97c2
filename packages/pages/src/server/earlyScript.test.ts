// @vitest-environment jsdom
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { earlyScript } from './earlyScript.ts';

const modules = ['/1.js', '/2.js', '/3.js', '/4.js', '/5.js'];
const markup = `
  <p>Words</p><a href="/elsewhere">A link</a>
  <form><label>Name <input name="name"></label><input name="code" autofocus><textarea></textarea><select></select>
  <button type="button"><b>Press</b></button><button type="submit">Send</button><button type="button" popovertarget="menu">Open</button></form>`;

interface PageOptions {
  /** What the browser says of its connection; undefined where it says nothing. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;
  /** More attributes of the data block. */
  readonly attributes?: string;
}

/** Runs the early script in a page whose modules load when they are told to. */
function openPage({ connection, attributes = '' }: PageOptions = {}) {
  document.body.innerHTML = `${markup}<script type="application/json" id="sewa-page" data-modules="${modules.join(' ')}" ${attributes}></script>`;
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
  const listen = (type: string, listener: EventListener, isCapturing = false) =>
    window.addEventListener(type, listener, { capture: isCapturing, signal: ending.signal });
  const load = (path: string) => {
    started.push(path);
    return new Promise<void>((done, fail) => settle.set(path, { done, fail: () => fail(new Error(path)) }));
  };
  const run = new Function(
    'load',
    'navigator',
    'addEventListener',
    earlyScript.replaceAll('import(', 'load('),
  );
  run(load, { connection }, listen);
  return {
    started,
    settle,
    /** The document has loaded, its largest paint is over and the browser has nothing to do. */
    rest: () => {
      window.dispatchEvent(new Event('load'));
      for (const paint of paints) paint();
      for (const run of idle.splice(0)) run();
    },
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

const savingConnections = [
  ['of somebody who saves data', { saveData: true, effectiveType: '4g' }],
  ['as slow as 3G', { saveData: false, effectiveType: '3g' }],
  ['as slow as 2G', { effectiveType: '2g' }],
  ['slower than 2G', { effectiveType: 'slow-2g' }],
] as const;

const otherConnections = [
  ['as quick as 4G', { saveData: false, effectiveType: '4g' }],
  ['nothing is known of', undefined],
  ['whose browser says little', {}],
] as const;

describe.each(otherConnections)('over a connection %s', (_, connection) => {
  test('script is asked for when the page is idle after its largest paint, four files at once', async () => {
    const { started, settle, paints, idle } = openPage({ connection });
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

  test.each([
    ['a press anywhere', 'pointerdown', 'p'],
    ['a press of a link', 'pointerdown', 'a'],
    ['a click without a press', 'click', '[type=button]'],
    ['a key', 'keydown', 'body'],
    ['an input', 'input', '[name=name]'],
  ])('%s asks for it at once', (_name, type, target) => {
    const { started } = openPage({ connection });
    send(type, target);
    expect(started).toEqual(modules.slice(0, 4));
  });

  test.each(['pointermove', 'focusin'])('%s waits for the idle page', (type) => {
    const { started } = openPage({ connection });
    send(type, '[name=name]');
    expect(started).toEqual([]);
  });
});

describe.each(savingConnections)('over a connection %s', (_, connection) => {
  test('an idle page asks for no script, and for no data', () => {
    const page = openPage({ connection, attributes: 'data-payload="/p"' });
    page.rest();
    expect([page.paints.length, page.idle.length, page.started]).toEqual([0, 0, []]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['a press of a button', 'pointerdown', '[type=button] b'],
    ['a pointer over a button', 'pointermove', '[type=submit]'],
    ['a pointer over the label of a field', 'pointermove', 'label'],
    ['the focus in a field', 'focusin', 'textarea'],
    ['a click without a press', 'click', 'select'],
    ['a code that is filled in where the focus stood from the start', 'input', '[autofocus]'],
    ['a press of the field where the focus stood from the start', 'pointerdown', '[autofocus]'],
    ['a key anywhere', 'keydown', 'body'],
  ])('%s asks for script', (_name, type, target) => {
    const { started } = openPage({ connection });
    send(type, target);
    expect(started).toEqual(modules.slice(0, 4));
  });

  test.each([
    ['a press of words', 'pointerdown', 'p'],
    ['a pointer over words', 'pointermove', 'p'],
    ['a pointer over a link', 'pointermove', 'a'],
    ['a press of a link', 'pointerdown', 'a'],
    ['the focus of a link that is pressed', 'focusin', 'a'],
    ['a link that is followed', 'click', 'a'],
    ['the focus the page itself puts into a field', 'focusin', '[autofocus]'],
  ])('%s asks for none', (_name, type, target) => {
    const { started } = openPage({ connection });
    send(type, target);
    expect(started).toEqual([]);
  });

  test('the way back to the tab asks for it, the way out of it does not', () => {
    const { started } = openPage({ connection });
    const hide = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => hide.mockRestore());
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(started).toEqual([]);
    hide.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(started).toEqual(modules.slice(0, 4));
  });

  test('where script could not be had, a pointer that moves on does not ask again and again; a press does', async () => {
    const { started, settle } = openPage({ connection });
    send('pointermove', '[type=submit]');
    settle.get('/1.js')?.fail();
    await settled();
    send('pointermove', '[type=submit]');
    expect(started).toEqual(modules.slice(0, 4));
    send('pointerdown', '[type=submit]');
    expect(started).toHaveLength(8);
  });

  test('a page that goes on by itself does not wait for anybody', () => {
    const { started, rest } = openPage({ connection, attributes: 'data-now' });
    rest();
    expect(started).toEqual(modules.slice(0, 4));
  });
});

test('the data of a page is asked for once, with its script', () => {
  openPage({ attributes: 'data-payload="/discover/_payload.json"' });
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

import { expect, test, vi } from 'vitest';
import { makeGreeting } from '../protocol/makeGreeting.ts';
import { connectPage } from './connectPage.ts';
import { requestToken } from './requestToken.ts';

const pageOrigin = 'https://homes.example';

/** A frame whose page is played by the test. */
function setUp(origins: readonly string[] = [pageOrigin]) {
  const hello = vi.spyOn(window.parent, 'postMessage').mockReturnValue();
  const onConnect = vi.fn();
  const connecting = connectPage({ origins }, { nonce: 'n1', pageOrigin });
  void connecting.then(onConnect);
  const answer = (change: MessageEventInit = {}) => {
    const { port1, port2 } = new MessageChannel();
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: pageOrigin,
        source: window.parent,
        data: makeGreeting('port', 'n1'),
        ports: [port2],
        ...change,
      }),
    );
    return port1;
  };
  return { hello, connecting, onConnect, answer };
}

test('says hello to the page of the URL, and takes its port once, by origin, window and nonce', async () => {
  const { hello, connecting, onConnect, answer } = setUp();
  expect(hello).toHaveBeenCalledExactlyOnceWith(makeGreeting('hello', 'n1'), pageOrigin);
  hello.mockRestore();
  answer({ origin: 'https://other.example' });
  answer({ source: window });
  answer({ data: makeGreeting('port', 'guessed') });
  answer({ data: makeGreeting('hello', 'n1') });
  answer({ ports: [] });
  await Promise.resolve();
  expect(onConnect).not.toHaveBeenCalled();
  const port = answer();
  const page = await connecting;
  answer();
  const token = requestToken(page);
  port.onmessage = ({ data }) => port.postMessage({ command: data.event, token: 'signed' });
  await expect(token).resolves.toBe('signed');
});

test('says nothing to a page that is not one of the partner', () => {
  const { hello } = setUp(['https://elsewhere.example']);
  expect(hello).not.toHaveBeenCalled();
  hello.mockRestore();
});

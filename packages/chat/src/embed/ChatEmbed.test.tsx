import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ChatEmbed } from '../embed.ts';

const fallback = <a href="/contact">Contact us</a>;

test('a server renders the element with its fallback', () => {
  const html = renderToString(
    <ChatEmbed origin="https://embed.example" partner="key-1" context="listing-abc">
      {fallback}
    </ChatEmbed>,
  );
  expect(html).toBe(
    '<sewa-chat partner="key-1" context="listing-abc" theme="auto"><a href="/contact">Contact us</a></sewa-chat>',
  );
});

test('two elements load the script once, pass events on to the latest handlers, and get tokens from getToken', async () => {
  const onUnread = vi.fn();
  const onError = vi.fn();
  const embed = (name: string, isSecond: boolean) => (
    <ChatEmbed
      origin={location.origin}
      partner={name}
      onUnread={isSecond ? onUnread : () => expect.unreachable()}
      onError={onError}
      getToken={() => (isSecond ? 'signed' : null)}
    >
      {fallback}
    </ChatEmbed>
  );
  const { container, rerender } = render(embed('key-1', false));
  render(embed('key-2', false));
  expect(document.querySelectorAll('script[src$="/embed/v1/chat.js"]')).toHaveLength(1);
  rerender(embed('key-1', true));
  const element = container.querySelector('sewa-chat') as HTMLElement & { getToken: () => Promise<string> };
  element.dispatchEvent(new CustomEvent('unread', { detail: { count: 2 } }));
  expect(onUnread).toHaveBeenCalledExactlyOnceWith({ count: 2 });
  await expect(element.getToken()).resolves.toBe('signed');
  // There is no such script here.
  document.querySelector('script[src$="/embed/v1/chat.js"]')?.dispatchEvent(new Event('error'));
  expect(onError).toHaveBeenCalledWith({ code: 'blocked', message: 'The script was blocked.' });
  expect(document.querySelector('script[src$="/embed/v1/chat.js"]')).toBeNull();
});

import type { FrameTheme } from '../protocol/FrameCommand.ts';
import type { FrameEvent, TokenRequest } from '../protocol/FrameEvent.ts';
import { connectFrame, type SendCommand } from './connectFrame.ts';
import { createElement } from './createElement.ts';
import type { EmbedKind } from './EmbedKind.ts';
import { findBlockedReason } from './findBlockedReason.ts';

/** An element of a partner's page. */
export interface EmbedElement extends HTMLElement {
  /** Gets a token of the visitor, signed by the partner's server; null for a guest. */
  getToken?: (() => string | null | Promise<string | null>) | null;
}

/**
 * Shows the frame of an element in its shadow tree, which the page's styles don't reach and its `frames` don't list; the element's own
 * content is the fallback. Returns a function that tells the frame the element's theme, or ends everything if it's called without one.
 */
export function showFrame(
  host: EmbedElement,
  { name, title, button: label }: EmbedKind,
  embedOrigin: string,
  timeout: number,
): (theme?: string | null) => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const box = createElement('div');
  const slot = createElement('slot');
  const button = createElement('button', {
    part: 'button',
    onclick: open,
    style:
      'font:inherit;padding:0 20px;height:44px;border:0;border-radius:22px;background:CanvasText;color:Canvas',
  });
  const frame = createElement('iframe', {
    title,
    allow: '',
    referrerPolicy: 'no-referrer',
    sandbox: 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin',
  });
  const getAttribute = (attribute: string) => host.getAttribute(attribute) ?? '';
  let send: SendCommand | null = null;
  let isReady = false;
  let hasFailed = false;
  let isOpen = !label || host.hasAttribute('open');
  let height = 0;
  let unread = 0;

  function render(): void {
    const isShown = isReady && isOpen;
    const hasLink = hasFailed || !(label || isShown);
    const focused = root.activeElement;
    const target = isShown ? frame : button;
    slot.style.display = hasLink ? '' : 'none';
    button.hidden = isShown || hasLink;
    button.textContent = send && isOpen ? 'Loading…' : label + (unread ? ` (${unread} unread)` : '');
    frame.style.cssText = `display:block;width:100%;border:0;border-radius:16px;height:${isShown ? `${height}px` : '0;visibility:hidden'}`;
    if (focused && focused !== target) target.focus();
  }

  function dispatch(type: string, detail: unknown): void {
    // These two mean something else on a window.
    const bubbles = type !== 'resize' && type !== 'error';
    host.dispatchEvent(new CustomEvent(type, { detail, bubbles }));
  }

  async function sendToken(): Promise<void> {
    let token = host.getAttribute('token');
    // It's good once.
    host.removeAttribute('token');
    try {
      if (host.getToken) token = await host.getToken();
    } finally {
      send?.({ command: 'token', token });
    }
  }

  function open(): void {
    isOpen = true;
    load();
    render();
    if (isReady) send?.({ command: 'open', isFocused: root.activeElement === frame });
  }

  function onEvent({ event, detail }: FrameEvent | TokenRequest): void {
    if (event === 'token') return void sendToken();
    isReady ||= event === 'ready';
    if (event === 'resize') height = detail.height;
    if (event === 'unread') unread = detail.count;
    if (event === 'close') isOpen = !label;
    render();
    dispatch(event, detail);
    if (event === 'ready' && isOpen) open();
  }

  function close(): void {
    observer.disconnect();
    send?.();
    send = null;
  }

  async function fallBack(): Promise<void> {
    close();
    hasFailed = true;
    render();
    const code = await findBlockedReason(embedOrigin, getAttribute('partner'));
    const message = `The frame is ${code} for ${location.origin}.`;
    console.warn(message);
    dispatch('error', { code, message });
  }

  function load(): void {
    observer.disconnect();
    if (send || hasFailed) return;
    const url = new URL(`${embedOrigin}/embed/v1/${name}`);
    for (const attribute of ['partner', 'context', 'theme'])
      url.searchParams.set(attribute, getAttribute(attribute));
    send = connectFrame(frame, url, timeout, onEvent, fallBack);
    render();
    box.append(frame);
  }

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    { rootMargin: '400px' },
  );

  box.append(slot, button);
  root.replaceChildren(box);
  render();
  if (isOpen) observer.observe(box);
  return (theme) => {
    if (theme === undefined) close();
    else send?.({ command: 'theme', theme: theme as FrameTheme });
  };
}

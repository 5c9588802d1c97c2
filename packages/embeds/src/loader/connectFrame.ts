import type { FrameCommand } from '../protocol/FrameCommand.ts';
import { type FrameEvent, isFrameEvent, type TokenRequest } from '../protocol/FrameEvent.ts';
import { makeGreeting } from '../protocol/makeGreeting.ts';

/** Sends a command to a frame: lost before its hello. Without a command, the connection ends and the frame is removed. */
export type SendCommand = (command?: FrameCommand) => void;

/**
 * Starts to load a frame, which is about to be put on the page, and to connect to it. If it doesn't say hello within `timeout`
 * milliseconds, it was blocked.
 */
export function connectFrame(
  element: HTMLIFrameElement,
  url: URL,
  timeout: number,
  onEvent: (event: FrameEvent | TokenRequest) => void,
  onBlocked: () => void,
): SendCommand {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const { port1, port2 } = new MessageChannel();
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    const frame = element.contentWindow;
    if (origin !== url.origin || source !== frame || data !== makeGreeting('hello', nonce)) return;
    stopWaiting();
    frame?.postMessage(makeGreeting('port', nonce), origin, [port2]);
  };
  const timer = setTimeout(onBlocked, timeout);
  const stopWaiting = () => {
    clearTimeout(timer);
    removeEventListener('message', onMessage);
  };
  addEventListener('message', onMessage);
  port1.onmessage = ({ data }) => isFrameEvent(data) && onEvent(data);
  url.hash = `${nonce}&${location.origin}`;
  element.src = url.href;
  return (command) => {
    if (command) return port1.postMessage(command);
    stopWaiting();
    port1.close();
    element.remove();
  };
}

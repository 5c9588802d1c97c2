import { type FrameCommand, parseFrameCommand } from '../protocol/FrameCommand.ts';
import type { FrameEvent, TokenRequest } from '../protocol/FrameEvent.ts';
import { makeGreeting } from '../protocol/makeGreeting.ts';
import type { FrameRequest, FrameSite } from './FrameSite.ts';

/** The page around a frame. */
export interface PagePort {
  send(event: FrameEvent | TokenRequest): void;
  /** Calls back with each command of the page; returns what ends it. */
  subscribe(onCommand: (command: FrameCommand) => void): () => void;
}

function openPort(port: MessagePort): PagePort {
  const listeners = new Set<(command: FrameCommand) => void>();
  port.onmessage = ({ data }) => {
    const command = parseFrameCommand(data);
    if (command) for (const listener of [...listeners]) listener(command);
  };
  return {
    send: (event) => port.postMessage(event),
    subscribe(onCommand) {
      listeners.add(onCommand);
      return () => listeners.delete(onCommand);
    },
  };
}

/**
 * Says hello to the page and waits for its port: from the window around the frame, of one of the partner's origins, with the nonce, and
 * once. Never resolves on other pages.
 */
export function connectPage(
  { origins }: Pick<FrameSite, 'origins'>,
  { nonce, pageOrigin }: Pick<FrameRequest, 'nonce' | 'pageOrigin'>,
): Promise<PagePort> {
  return new Promise((resolve) => {
    if (nonce === '' || !origins.includes(pageOrigin)) return;
    const onMessage = ({ origin, source, data, ports: [port] }: MessageEvent) => {
      if (origin !== pageOrigin || source !== window.parent || data !== makeGreeting('port', nonce) || !port)
        return;
      window.removeEventListener('message', onMessage);
      resolve(openPort(port));
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage(makeGreeting('hello', nonce), pageOrigin);
  });
}

import type { ChatEvents } from '@sewa/api/client';
import type { ChatClient } from './Chat.ts';

/** An event of the stream. */
export type StreamEvent = {
  [Name in keyof ChatEvents]: { readonly name: Name } & ChatEvents[Name];
}[keyof ChatEvents];

/** What a transport works with, and tells. */
export interface TransportOptions {
  readonly client: Pick<ChatClient, 'streamChat'>;
  /** Who is signed in: their pages in this browser share one stream. */
  readonly userId: string;
  /** Reads what may have been missed: after connecting, or because it is time. */
  readonly look: () => void;
  readonly onEvent: (event: StreamEvent) => void;
  /** The connection was lost or could not be made; without an error if it ended. */
  readonly onDown: (error?: unknown) => void;
  /** Nobody looks: until the next `look`, nothing is kept current. */
  readonly onPause: () => void;
}

/** Keeps a chat current until it is stopped. */
export interface Transport {
  /** Connects again at once, if it has to. */
  wake(): void;
  stop(): void;
}

/** Starts a transport. */
export type StartTransport = (options: TransportOptions) => Transport;

import type { ChatClient } from './Chat.ts';
import { parseEvents } from './parseEvents.ts';
import type { StreamEvent } from './Transport.ts';

/** How long a stream can be silent: the server sends at least a comment every 25 seconds. */
const SILENCE_MS = 60_000;

/** What is told while a stream is read. */
export interface StreamListeners {
  /** The server has begun to answer. */
  readonly onOpen: () => void;
  /** Something came, if only a comment. */
  readonly onBytes: () => void;
  readonly onEvent: (event: StreamEvent) => void;
}

const names: readonly string[] = ['message', 'read', 'conversation'] satisfies StreamEvent['name'][];

/** Opens the stream and reads it to its end; throws if it fails or nothing comes for 60 seconds. */
export async function readStream(
  client: Pick<ChatClient, 'streamChat'>,
  ending: AbortController,
  { onOpen, onBytes, onEvent }: StreamListeners,
): Promise<void> {
  const giveUp = (): void => ending.abort();
  let timer = setTimeout(giveUp, SILENCE_MS);
  const parse = parseEvents((name, data) => {
    // An event that a newer server knows is left out.
    if (names.includes(name)) onEvent({ ...JSON.parse(data), name } as StreamEvent);
  });
  try {
    const stream = await client.streamChat({}, { signal: ending.signal });
    const reader = stream.getReader();
    const cancel = (): void => {
      reader.cancel().catch(() => undefined);
    };
    ending.signal.addEventListener('abort', cancel);
    if (ending.signal.aborted) return cancel();
    onOpen();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      onBytes();
      parse(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

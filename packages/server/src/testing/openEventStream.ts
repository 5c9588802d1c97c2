/** An event of a stream: its name, and its data as JSON. */
export interface StreamedEvent {
  event: string;
  data: unknown;
}

/** A stream of server-sent events as a client reads it. */
export interface EventStream {
  readonly response: Response;
  /** Everything that came so far, in order. */
  readonly events: StreamedEvent[];
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Closes the connection. */
  close(): void;
}

function parseEvent(block: string): StreamedEvent | null {
  const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
  const [event, data] = [field('event'), field('data')];
  return event === undefined || data === undefined ? null : { event, data: JSON.parse(data) as unknown };
}

/** Opens the stream of a session's cookie, or of other headers, at a listening server; resolves once its first bytes are there. */
export async function openEventStream(
  url: string,
  given: string | Record<string, string>,
): Promise<EventStream> {
  const ending = new AbortController();
  const response = await fetch(`${url.replace('localhost', '127.0.0.1')}/api/chat/stream`, {
    headers: typeof given === 'string' ? { cookie: given } : given,
    signal: ending.signal,
  });
  const events: StreamedEvent[] = [];
  let rest = '';
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const read = async () => {
    for await (const bytes of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + bytes).split('\n\n');
      rest = blocks.pop() ?? '';
      events.push(...blocks.flatMap((block) => parseEvent(block) ?? []));
      begin();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(begin);
  await begun;
  return { response, events, ended, close: () => ending.abort() };
}

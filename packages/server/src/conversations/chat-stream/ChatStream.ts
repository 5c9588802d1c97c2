/** Who reads a stream: a session, and the corporate it acts for. */
export interface StreamViewer {
  readonly sessionId: string;
  readonly userId: string;
  readonly corporateId: string | null;
}

/** Bytes that may wait for a client before its stream is cut. */
const MAX_WAITING = 256 * 1024;

const encoder = new TextEncoder();

/** One open stream of server-sent events. */
export class ChatStream {
  readonly viewer: StreamViewer;
  /** The body of the response. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  /** Starts with a comment, so that the client knows at once that it is connected. `onEnd` is called once. */
  constructor(viewer: StreamViewer, onEnd: () => void) {
    this.viewer = viewer;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        // The client is gone.
        cancel: () => void this.#release(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING }),
    );
    this.comment();
  }

  /** Sends an event; `data` must be one line. */
  send(event: string, data: string): void {
    this.#write(`event: ${event}\ndata: ${data}\n\n`);
  }

  /** Sends a comment, which keeps proxies from closing the connection. */
  comment(): void {
    this.#write(':\n\n');
  }

  /** Ends the response after what was sent. */
  end(): void {
    this.#release()?.close();
  }

  #write(text: string): void {
    const controller = this.#controller;
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    // A client that doesn't read is cut: waiting for it would cost memory, and it asks again when it is back.
    if ((controller.desiredSize ?? 0) <= 0) this.#release()?.error(new Error('The client does not read.'));
  }

  #release(): ReadableStreamDefaultController<Uint8Array> | null {
    const controller = this.#controller;
    this.#controller = null;
    if (controller) this.#onEnd();
    return controller;
  }
}

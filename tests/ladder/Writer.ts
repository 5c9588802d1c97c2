import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What a writer's requests met since the last look. */
export interface Weather {
  /** Requests that were acknowledged. */
  acknowledged: number;
  /** Answers of 500 and more. */
  refused: number;
  /** Requests without an answer. */
  unanswered: number;
  /** The longest time without a stream, in milliseconds. */
  longestGap: number;
  /** The longest time until a message was acknowledged, retries included, in milliseconds. */
  longestSend: number;
}

const calm = (): Weather => ({ acknowledged: 0, refused: 0, unanswered: 0, longestGap: 0, longestSend: 0 });

/** Pause between two messages, in milliseconds: people may send 30 a minute. */
const PAUSE_MS = 2_050;

/**
 * Somebody who sends messages one after the other, each with its own idempotency key, until it is acknowledged, and keeps a book of
 * these; beside it, a stream is held open.
 */
export class Writer {
  readonly #url: string;
  readonly #name: string;
  readonly #cookie: string;
  readonly #conversationId: string;
  readonly #book: string[] = [];
  readonly #ending = new AbortController();
  readonly #running: Promise<unknown>;
  #failure: unknown = null;
  #weather = calm();

  constructor(
    url: string,
    { name, cookie, conversationId }: { name: string; cookie: string; conversationId: string },
  ) {
    this.#url = url;
    this.#name = name;
    this.#cookie = cookie;
    this.#conversationId = conversationId;
    this.#running = Promise.all([this.#write(), this.#hear()]).catch((error: unknown) => {
      this.#failure = error;
    });
  }

  /** How many messages were acknowledged. */
  get count(): number {
    return this.#book.length;
  }

  /** What happened since the last look; throws if this writer can't go on. */
  takeWeather(): Weather {
    if (this.#failure) throw this.#failure;
    const weather = this.#weather;
    this.#weather = calm();
    return weather;
  }

  /** Gives up the message that is under way; whether it was stored isn't in the book. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /** Compares the book with the conversation as the API tells it; `until` leaves out what came after so many messages. */
  async compare(url = this.#url, until = Infinity): Promise<{ lost: number; doubled: number }> {
    const expected = this.#book.slice(0, until);
    const counts = new Map<string, number>();
    for (let after = 0; ; ) {
      const response = await fetch(`${url}/api/chat/${this.#conversationId}?after=${after}`, {
        headers: { cookie: this.#cookie },
      });
      if (!response.ok) throw new Error(`Reading a conversation answered ${response.status}.`);
      const { data } = (await response.json()) as {
        data: { messages: { number: number; text: string }[] };
      };
      for (const { text } of data.messages) counts.set(text, (counts.get(text) ?? 0) + 1);
      const last = data.messages.at(-1);
      if (!last) break;
      after = last.number;
    }
    return {
      lost: expected.filter((text) => !counts.has(text)).length,
      doubled: [...counts].filter(([text, count]) => text.startsWith(this.#name) && count > 1).length,
    };
  }

  async #write(): Promise<void> {
    for (let number = 1; !this.#ending.signal.aborted; number += 1) {
      await this.#send(`${this.#name} ${number}`);
      await pause(PAUSE_MS, undefined, { signal: this.#ending.signal }).catch(() => undefined);
    }
  }

  async #send(message: string): Promise<void> {
    const key = randomUUID();
    const startedAt = performance.now();
    for (;;) {
      if (this.#ending.signal.aborted) return;
      const response = await fetch(`${this.#url}/api/chat/send`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          origin: this.#url,
          cookie: this.#cookie,
        },
        body: JSON.stringify({ conversationId: this.#conversationId, message }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) break;
      if (!response) this.#weather.unanswered += 1;
      else if (response.status >= 500) this.#weather.refused += 1;
      // The same key is still being worked on.
      else if (response.status !== 409) throw new Error(`Sending a message answered ${response.status}.`);
      await pause(100);
    }
    this.#weather.acknowledged += 1;
    this.#weather.longestSend = Math.max(this.#weather.longestSend, performance.now() - startedAt);
    this.#book.push(message);
  }

  /** Holds a stream open, and measures how long it is gone. */
  async #hear(): Promise<void> {
    let endedAt: number | null = null;
    while (!this.#ending.signal.aborted) {
      try {
        const { body, ok } = await fetch(`${this.#url}/api/chat/stream`, {
          headers: { cookie: this.#cookie },
          signal: this.#ending.signal,
        });
        if (ok && endedAt !== null)
          this.#weather.longestGap = Math.max(this.#weather.longestGap, performance.now() - endedAt);
        if (ok) endedAt = null;
        const reader = body?.getReader();
        while (ok && reader && !(await reader.read()).done);
      } catch {
        // It is opened again.
      }
      endedAt ??= performance.now();
      if (!this.#ending.signal.aborted) await pause(200);
    }
  }
}

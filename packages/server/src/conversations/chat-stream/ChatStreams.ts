import type { ChatEvents, ChatMessage } from '@sewa/api/client';
import { runAsCall } from '../../platform/database/callKind.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/http/log.ts';
import { CHAT_CHANNEL, type ChatHint } from '../chat/ChatHint.ts';
import { listParticipants, selectMessageJson } from '../chat/conversationQueries.ts';
import { ChatStream, type StreamViewer } from './ChatStream.ts';
import { listStreamSessions } from './queries.ts';

/** Milliseconds between looks at the sessions of open streams: how long a stream may outlive its session. */
const SESSION_CHECK_MS = 1_000;
/** Milliseconds between comments. */
const COMMENT_MS = 20_000;
/** Streams of one user in this process; another one ends the oldest. */
const MAX_PER_USER = 20;

/** Nobody's key is shown to nobody. */
const nobody = { userId: '', corporateId: null };

/** What `ChatStreams` is made with. */
export interface ChatStreamsOptions {
  readonly db: Database;
  /** The real clock, for the end of sessions. */
  readonly clock: () => Date;
  readonly log: Log;
}

/** Whether a viewer takes part in a conversation as this user, corporate or lister. */
const isViewer = (
  { userId, corporateId }: StreamViewer,
  participant: { userId: string | null; corporateId: string | null },
): boolean =>
  participant.userId === userId || (corporateId !== null && participant.corporateId === corporateId);

/**
 * The open streams of this process. Each hint of the database makes it read what happened once, and write it to the streams of
 * those who take part. Streams hold no database connection.
 */
export class ChatStreams {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #log: Log;
  readonly #open = new Set<ChatStream>();
  /** The last delivery of each conversation, so that its events stay in order. */
  readonly #deliveries = new Map<string, Promise<void>>();
  #timers: readonly NodeJS.Timeout[] = [];
  #isChecking = false;
  readonly #closing = new AbortController();

  constructor({ db, clock, log }: ChatStreamsOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Aborted when this process stops. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** How many streams are open. */
  get openCount(): number {
    return this.#open.size;
  }

  /** Starts to listen for what happens, in all processes, and to watch the sessions of open streams. */
  async listen(): Promise<void> {
    await this.#db.listen(CHAT_CHANNEL, (payload) => this.#hear(payload));
    this.#timers = [
      setInterval(() => void this.#checkSessions(), SESSION_CHECK_MS),
      setInterval(() => {
        for (const stream of this.#open) stream.comment();
      }, COMMENT_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Opens a stream; returns the body of the response. */
  open(viewer: StreamViewer): ReadableStream<Uint8Array> {
    const stream: ChatStream = new ChatStream(viewer, () => this.#open.delete(stream));
    this.#open.add(stream);
    const own = [...this.#open].filter((other) => other.viewer.userId === viewer.userId);
    if (own.length > MAX_PER_USER) own[0]?.end();
    if (this.closing.aborted) stream.end();
    return stream.body;
  }

  /** Ends all streams, and each new one at once. */
  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers) clearInterval(timer);
    this.#endAll();
  }

  #endAll(): void {
    for (const stream of this.#open) stream.end();
  }

  #hear(payload: string): void {
    if (this.#open.size === 0) return;
    // The connection was lost, and with it perhaps hints: clients ask for what they missed when they connect again.
    if (payload === '') {
      this.#endAll();
      return;
    }
    const hint = JSON.parse(payload) as ChatHint;
    const { conversationId } = hint;
    const before = this.#deliveries.get(conversationId) ?? Promise.resolve();
    const delivery = before
      .then(() => runAsCall('chat-stream', () => this.#deliver(hint)))
      .catch((error: unknown) => {
        this.#log('error', 'chat-stream', {
          message: error instanceof Error ? error.message : String(error),
        });
        this.#endAll();
      })
      .finally(() => {
        if (this.#deliveries.get(conversationId) === delivery) this.#deliveries.delete(conversationId);
      });
    this.#deliveries.set(conversationId, delivery);
  }

  async #deliver(hint: ChatHint): Promise<void> {
    const { conversationId } = hint;
    const participants = await listParticipants(this.#db, conversationId);
    const streams = [...this.#open].filter(({ viewer }) =>
      participants.some((participant) => isViewer(viewer, participant)),
    );
    if (streams.length === 0) return;
    if (hint.kind === 'message') {
      await this.#deliverMessage(hint, streams);
      return;
    }
    const { kind, ...event } = hint;
    for (const stream of streams) stream.send(kind, JSON.stringify(event));
  }

  /** Sends a message: read once for all, and once more for the user who may have sent it, who also gets its key. */
  async #deliverMessage(
    { conversationId, number }: Extract<ChatHint, { kind: 'message' }>,
    streams: readonly ChatStream[],
  ): Promise<void> {
    const read = async (
      viewer: Pick<StreamViewer, 'userId' | 'corporateId'>,
    ): Promise<ChatMessage | null> => {
      const json = await selectMessageJson(this.#db, { conversationId, number, viewer });
      return json === null ? null : (JSON.parse(json) as ChatMessage);
    };
    const message = await read(nobody);
    if (!message) return;
    const own = new Map<string, Promise<ChatMessage | null>>();
    const isSender = ({ userId, corporateId }: StreamViewer) =>
      message.userId === userId || message.userId === `corporate-${corporateId}`;
    for (const stream of streams) {
      const { viewer } = stream;
      if (isSender(viewer) && !own.has(viewer.userId)) own.set(viewer.userId, read(viewer));
      const event: ChatEvents['message'] = {
        conversationId,
        message: (await own.get(viewer.userId)) ?? message,
      };
      stream.send('message', JSON.stringify(event));
    }
  }

  /** Ends the streams whose session is over or acts for another corporate. */
  async #checkSessions(): Promise<void> {
    if (this.#open.size === 0 || this.#isChecking) return;
    this.#isChecking = true;
    try {
      const ids = [...new Set([...this.#open].map(({ viewer }) => viewer.sessionId))];
      const checked = [...this.#open];
      const sessions = await runAsCall('chat-stream', () => listStreamSessions(this.#db, ids, this.#clock()));
      for (const stream of checked) {
        const { sessionId, corporateId } = stream.viewer;
        if (sessions.get(sessionId) !== corporateId) stream.end();
      }
    } catch {
      // The next look may succeed.
    } finally {
      this.#isChecking = false;
    }
  }
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    readonly chatStreams: ChatStreams;
  }
}

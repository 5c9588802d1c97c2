/** One browser that gets push messages. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What a push message says; a third party carries it, encrypted for the browser. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a press leads. */
  readonly path: string;
  /** A later message with the same tag takes the place of the earlier one. */
  readonly tag: string;
}

/** Sends push messages. */
export interface Pusher {
  /** Base64url, for browsers. */
  readonly publicKey: string;
  /** `gone`: the browser gets none any more. Throws a `JobError` where it can be tried again. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null where this installation sends no push messages. */
    readonly pusher: Pusher | null;
  }
}

/** One text message. */
export interface TextMessage {
  /** '+65' and eight digits. */
  to: string;
  text: string;
}

/** Sends text messages, or keeps them where they can be read. */
export interface Sms {
  /** Throws when the message was not taken. */
  send(message: TextMessage): Promise<void>;
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null where text messages cannot be sent. */
    readonly sms: Sms | null;
  }
}

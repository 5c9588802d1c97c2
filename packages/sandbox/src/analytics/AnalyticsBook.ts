/** One event as the analytics service got it. */
export interface AnalyticsEvent {
  /** When it happened, as an ISO instant. */
  readonly at: string;
  readonly name: string;
  /** Pattern of the page. */
  readonly page: string;
  /** The browser's id on that day. */
  readonly visitor: string;
  readonly experiment?: string;
  readonly variant?: string;
}

/** One request that a browser made to the tag manager: for its script, or with what a tag of it counts. */
export interface TagRequest {
  readonly call: 'load' | 'hit';
  /** When, as an ISO instant. */
  readonly at: string;
  /** The tag manager's id. */
  readonly id: string;
  /** Path of the page; null for the script. */
  readonly page: string | null;
}

const MAX = 1_000;

/** What the double remembers, in memory only: what it was sent, the newest first. */
export class AnalyticsBook {
  #events: readonly AnalyticsEvent[] = [];
  #tags: readonly TagRequest[] = [];

  /** Events of the analytics service. */
  get events(): readonly AnalyticsEvent[] {
    return this.#events;
  }

  /** Requests of the tag manager. */
  get tags(): readonly TagRequest[] {
    return this.#tags;
  }

  /** Notes events, oldest first. */
  addEvents(events: readonly AnalyticsEvent[]): void {
    this.#events = [...events.toReversed(), ...this.#events].slice(0, MAX);
  }

  /** Notes a request. */
  addTag(call: TagRequest['call'], id: string, page: string | null): void {
    this.#tags = [{ call, at: new Date().toISOString(), id, page }, ...this.#tags].slice(0, MAX);
  }
}

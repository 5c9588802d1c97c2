import { randomInt } from 'node:crypto';

/** One thing that was asked of the link service: what a link carries, a new link, or to follow one. */
export interface LinkCall {
  readonly call: 'open' | 'link' | 'follow';
  /** When, as an ISO instant. */
  readonly at: string;
  /** What was sent, field by field. */
  readonly sent: Readonly<Record<string, string>>;
  /** The link it was about, where there was one. */
  readonly url: string | null;
}

const MAX_CALLS = 200;
const MAX_LINKS = 1_000;

/** What the double of the link service remembers, in memory only: the links it made and what it was asked. */
export class LinkBook {
  readonly #links = new Map<string, string>();
  readonly #clicks = new Map<string, string>();
  #calls: readonly LinkCall[] = [];

  /** What was asked, the newest first. */
  get calls(): readonly LinkCall[] {
    return this.#calls;
  }

  /** Writes down what was asked. */
  record(call: LinkCall['call'], sent: LinkCall['sent'], url: string | null): void {
    this.#calls = [{ call, at: new Date().toISOString(), sent, url }, ...this.#calls].slice(0, MAX_CALLS);
  }

  /** Keeps what a new link carries; answers with its id. */
  addLink(carried: string): string {
    const id = randomInt(36 ** 5, 36 ** 6).toString(36);
    this.#links.set(id, carried);
    dropOldest(this.#links);
    return id;
  }

  /** Notes that somebody follows a link: what it carries, and the number by which the page may ask for that. */
  addClick(id: string): { readonly carried: string; readonly matchId: string } | null {
    const carried = this.#links.get(id);
    if (carried === undefined) return null;
    const matchId = String(randomInt(1e14));
    this.#clicks.set(matchId, carried);
    dropOldest(this.#clicks);
    return { carried, matchId };
  }

  /** What the link carries that was followed under a number; null for one nobody knows. */
  findCarried(matchId: string): string | null {
    return this.#clicks.get(matchId) ?? null;
  }
}

function dropOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys();
  if (entries.size > MAX_LINKS && oldest !== undefined) entries.delete(oldest);
}

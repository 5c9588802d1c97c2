import type { BankClock } from './BankClock.ts';
import { isDue } from './BankClock.ts';
import type { BankRow, BankStore, NewWebhook } from './BankStore.ts';
import type { BankKind, BankRecords } from './bankRecords.ts';
import { applyNext, type Moved } from './moves.ts';
import { makeWebhooks } from './webhooks.ts';

/** A call that the bank refuses: it did nothing. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal';
  readonly reason: string;
  constructor(reason: string) {
    super(`Refused: ${reason}.`);
    this.reason = reason;
  }
}

const MAX_TRIES = 20;

/** States in which records begin and wait: whoever made them knows. */
const beginnings: readonly string[] = ['pending', 'processing', 'needs-action', 'checking'];

/** Changes records one at a time, and says by webhook when a state moved. */
export class Bank {
  readonly store: BankStore;
  readonly clock: BankClock;

  constructor(store: BankStore, clock: BankClock) {
    this.store = store;
    this.clock = clock;
  }

  /** Adds a record; false if its reference is known. */
  async add<Kind extends BankKind>(kind: Kind, ref: string, content: BankRecords[Kind]): Promise<boolean> {
    const row: BankRow = { kind, ref, content };
    const webhooks = beginnings.includes(content.state) ? [] : this.#tell(row);
    return this.store.write({ row, old: null, webhooks }, this.clock.now());
  }

  /**
   * Changes a record by `move`, which answers null if nothing changes; what it planned before is done first. Answers with the record as
   * it is then, and whether it moved; null if there is none.
   */
  async change<Kind extends BankKind>(
    kind: Kind,
    ref: string,
    move: (content: BankRecords[Kind]) => Moved<Kind> | null | Promise<Moved<Kind> | null>,
  ): Promise<{ content: BankRecords[Kind]; hasMoved: boolean } | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const found = await this.store.find(kind, ref);
      if (!found) return null;
      const isPlanned = isDue(found.next, this.clock);
      const moved = isPlanned
        ? (applyNext({ kind, ref, content: found }, this.clock) as Moved<Kind>)
        : await move(found);
      if (!moved) return { content: found, hasMoved: false };
      const isWritten = await this.#write({ kind, ref, content: moved.content }, found, moved.added);
      if (isWritten && !isPlanned) return { content: moved.content, hasMoved: true };
    }
    throw new Error(`The record ${kind} ${ref} is changed by too many at once.`);
  }

  /** A record as it is now, its planned change done. */
  async look<Kind extends BankKind>(kind: Kind, ref: string): Promise<BankRecords[Kind] | null> {
    return (await this.change(kind, ref, () => null))?.content ?? null;
  }

  /** Does every planned change whose time has come. */
  async advance(): Promise<void> {
    const due = await this.store.listDue(this.clock.now(), this.clock.realNow());
    for (const { kind, ref } of due) await this.look(kind, ref);
  }

  #write(row: BankRow, old: BankRecords[BankKind], added: readonly BankRow[] = []): Promise<boolean> {
    const own = row.content.state === old.state ? [] : this.#tell(row);
    const webhooks = [
      ...own,
      ...added.filter(({ kind }) => kind === 'refund').flatMap((one) => this.#tell(one)),
    ];
    return this.store.write({ row, old, added, webhooks }, this.clock.now());
  }

  /** The webhooks about a record, as it asks for them. */
  #tell({ kind, ref, content }: BankRow): NewWebhook[] {
    return makeWebhooks(kind, ref, content.webhooks, this.clock);
  }
}

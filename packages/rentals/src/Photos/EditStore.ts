import type { Client } from '@sewa/api/client';
import { makeKey } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { isStale } from '@sewa/pages/forms';
import { isEmpty, mergeChanges, type PhotoChanges, withoutPhotos } from './arrange.ts';
import { ObservedState } from './ObservedState.ts';
import { type PhotoConnection, refreshChanged } from './PhotoConnection.ts';
import { sendUntilAnswered } from './sendUntilAnswered.ts';

/** What somebody did with photos and isn't stored yet. */
export interface EditState {
  /** Photos that were removed, but can still come back. */
  readonly removing: readonly string[];
  /** Photos that are gone. */
  readonly removed: readonly string[];
  readonly changes: PhotoChanges;
  readonly isSaving: boolean;
  readonly isWaiting: boolean;
  /** Why the last change was refused. */
  readonly error: string | null;
}

/** The state of photos that nobody has touched. */
export const noEdits: EditState = {
  removing: [],
  removed: [],
  changes: {},
  isSaving: false,
  isWaiting: false,
  error: null,
};

/** How long a removed photo can come back, in milliseconds. */
const UNDO_MS = 8_000;

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Stores order, descriptions and removals of the photos of one listing, one write after the other. */
export class EditStore extends ObservedState<EditState> {
  readonly #listingId: string;
  #connection: PhotoConnection | null = null;
  #version = 0;
  /** The version that the last of this tab's writes gave; 0 if there was none. */
  #written = 0;
  #writes: Promise<void> = Promise.resolve();
  readonly #undoTimers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(listingId: string) {
    super(noEdits);
    this.#listingId = listingId;
  }

  /** Tells how to reach the server, and the listing's version. */
  connect(connection: PhotoConnection, version: number): void {
    this.#connection = connection;
    this.#version = Math.max(this.#version, version);
  }

  /** Changes order, descriptions or kinds; what is changed meanwhile is sent together. */
  change(changes: PhotoChanges): void {
    this.set({ changes: mergeChanges(this.getSnapshot().changes, changes), error: null });
    this.#enqueue(() => this.#sendChanges());
  }

  /** Removes a photo, unless it comes back soon. */
  remove(id: string): void {
    this.set({ removing: [...this.getSnapshot().removing, id], error: null });
    this.#undoTimers.set(
      id,
      setTimeout(() => this.#commitRemoval(id), UNDO_MS),
    );
  }

  /** A photo is gone that another one replaced. */
  forget(id: string): void {
    this.set({ removed: [...this.getSnapshot().removed, id] });
  }

  /** Brings a removed photo back. */
  undo(id: string): void {
    clearTimeout(this.#undoTimers.get(id));
    this.#undoTimers.delete(id);
    this.set({ removing: this.getSnapshot().removing.filter((each) => each !== id) });
  }

  /** Removes for good what can still come back. */
  commitRemovals(): void {
    for (const id of [...this.#undoTimers.keys()]) this.#commitRemoval(id);
  }

  /** The same while the page is left: the calls outlive it. */
  commitRemovalsOnLeave(): void {
    for (const pictureId of [...this.#undoTimers.keys()])
      void this.#connection?.client
        .removePhoto({ id: this.#listingId, pictureId }, { keepalive: true })
        .catch(() => undefined);
  }

  /** Waits until what was changed so far is stored; answers the version that gave the listing, 0 if nothing was changed. */
  async settle(): Promise<number> {
    await this.#writes;
    return this.#written;
  }

  /** Runs writes one after the other, so that each has the version of the one before. */
  #enqueue(write: () => Promise<void>): void {
    this.set({ isSaving: true });
    const mine = this.#writes.then(write).catch((error: unknown) => {
      this.set({ error: explainError(error) });
    });
    this.#writes = mine;
    void mine.then(() => {
      if (this.#writes === mine) this.set({ isSaving: false, isWaiting: false });
    });
  }

  #send<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const { signal } = new AbortController();
    return sendUntilAnswered(send, { signal, onWaiting: (isWaiting) => this.set({ isWaiting }) });
  }

  async #sendChanges(): Promise<void> {
    const { changes } = this.getSnapshot();
    if (!this.#connection || isEmpty(changes)) return;
    try {
      await this.#storeChanges(this.#connection.client, changes);
      await refreshChanged(this.#connection, 'orderPhotos');
    } finally {
      // Refused or stored: only what was changed meanwhile is left.
      if (this.getSnapshot().changes === changes) this.set({ changes: {} });
    }
  }

  /** Stores changes on top of whatever somebody else changed meanwhile. */
  async #storeChanges(client: Client, changes: PhotoChanges): Promise<void> {
    const { order, alts, kinds } = withoutPhotos(changes, this.getSnapshot().removed);
    const store = () => {
      const idempotencyKey = makeKey();
      const body = {
        version: this.#version,
        ...(order && { order: [...order] }),
        alts: { ...alts },
        kinds: { ...kinds },
      };
      return this.#send(() => client.orderPhotos({ id: this.#listingId, body }, { idempotencyKey }));
    };
    const stored = await store().catch(async (error: unknown) => {
      if (!isStale(error)) throw error;
      this.#version = (await this.#send(() => client.getOwnListing({ id: this.#listingId }))).version;
      return store();
    });
    this.#version = stored.version;
    this.#written = stored.version;
  }

  #commitRemoval(id: string): void {
    clearTimeout(this.#undoTimers.get(id));
    this.#undoTimers.delete(id);
    this.#enqueue(() => this.#removeNow(id));
  }

  async #removeNow(pictureId: string): Promise<void> {
    if (!this.#connection) return;
    const { client } = this.#connection;
    try {
      await this.#send(() => client.removePhoto({ id: this.#listingId, pictureId })).catch(
        (error: unknown) => {
          if (!isGone(error)) throw error;
        },
      );
      this.set({ removed: [...this.getSnapshot().removed, pictureId] });
      await refreshChanged(this.#connection, 'removePhoto');
    } finally {
      this.set({ removing: this.getSnapshot().removing.filter((each) => each !== pictureId) });
    }
  }
}

import { makeKey } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { makeThumbnail } from './makeThumbnail.ts';
import * as messages from './messages.ts';
import { ObservedState } from './ObservedState.ts';
import { type PhotoConnection, refreshChanged } from './PhotoConnection.ts';
import { findRefusal } from './photoRules.ts';
import { sendUntilAnswered } from './sendUntilAnswered.ts';

/** A photo on its way to the server. */
export interface PhotoUpload {
  /** Its name here, and the idempotency key under which it is sent, however often. */
  readonly key: string;
  readonly file: File;
  readonly state: 'queued' | 'uploading' | 'waiting' | 'failed' | 'refused' | 'sent' | 'listed';
  /** Why it failed or was refused, as a sentence. */
  readonly reason: string | null;
  readonly thumbnail: string | null;
  /** The photo's id, once it is sent. */
  readonly id: string | null;
  /** The photo whose place it takes, with its words. */
  readonly replaces: string | null;
}

/** What happens around a photo that replaces another. */
interface Replacing {
  /** Waits until what was changed of the old one is stored, which the new one takes over. */
  readonly before: () => Promise<unknown>;
  /** Called once the old one is gone. */
  readonly after: (id: string) => void;
}

/** The photos of a listing that are on their way. */
export interface UploadState {
  readonly uploads: readonly PhotoUpload[];
}

/** The state before a file is chosen. */
export const noUploads: UploadState = { uploads: [] };

/** Whether a photo is still on its way. */
export const isPending = ({ state }: PhotoUpload): boolean =>
  state === 'queued' || state === 'uploading' || state === 'waiting';

/** What a server says of a file it refused. */
function explainRefusal(error: unknown, { name: file }: File): string {
  const field =
    error instanceof ApiError && error.fields.find(({ name }) => ['body', 'content-type'].includes(name));
  return field ? messages.refusedReason(file, field.reason) : explainError(error);
}

/** Uploads photos of one listing; it goes on while other pages of the tab are shown. */
export class UploadStore extends ObservedState<UploadState> {
  readonly #listingId: string;
  #connection: PhotoConnection | null = null;
  readonly #running = new Map<string, AbortController>();

  readonly #replacing: Replacing;

  constructor(listingId: string, replacing: Replacing) {
    super(noUploads);
    this.#listingId = listingId;
    this.#replacing = replacing;
  }

  /** Tells how to reach the server. */
  connect(connection: PhotoConnection): void {
    this.#connection = connection;
    this.#startNext();
  }

  /** Adds files to so many photos, and uploads those that can be. */
  add(files: Iterable<File>, photoCount: number): void {
    let count = photoCount + this.#uploads.filter(isPending).length;
    const added = [...files]
      .filter((file) => !this.#isUnderWay(file))
      .map((file): PhotoUpload => {
        const reason = findRefusal(file, count);
        if (reason === null) count += 1;
        const state = reason === null ? 'queued' : 'refused';
        return { key: makeKey(), file, state, reason, thumbnail: null, id: null, replaces: null };
      });
    this.#enqueue(added);
  }

  /** Uploads a file in the place of a photo. */
  replace(id: string, file: File): void {
    // It makes no photo more.
    const reason = findRefusal(file, 0);
    const state = reason === null ? 'queued' : 'refused';
    this.#enqueue([{ key: makeKey(), file, state, reason, thumbnail: null, id: null, replaces: id }]);
  }

  /** Uploads a photo once more, under the same key. */
  retry(key: string): void {
    this.#change(key, { state: 'queued', reason: null });
    this.#startNext();
  }

  /** Takes a file out that isn't sent yet. */
  drop(key: string): void {
    this.#running.get(key)?.abort();
    this.set({ uploads: this.#uploads.filter((upload) => upload.key !== key) });
  }

  #enqueue(added: readonly PhotoUpload[]): void {
    this.set({ uploads: [...this.#uploads, ...added] });
    void this.#drawThumbnails(added.filter(isPending));
    this.#startNext();
  }

  /** The same file chosen twice is one photo. */
  #isUnderWay({ name, size, lastModified }: File): boolean {
    return this.#uploads.some(
      (upload) =>
        isPending(upload) &&
        upload.file.name === name &&
        upload.file.size === size &&
        upload.file.lastModified === lastModified,
    );
  }

  #change(key: string, changes: Partial<PhotoUpload>): void {
    this.set({
      uploads: this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    });
  }

  /** One after the other: a photo takes up to 200 MB while it is read. */
  async #drawThumbnails(uploads: readonly PhotoUpload[]): Promise<void> {
    for (const { key, file } of uploads) this.#change(key, { thumbnail: await makeThumbnail(file) });
  }

  #startNext(): void {
    const next = this.#uploads.find(({ state }) => state === 'queued');
    // One at a time: the server adds each photo behind the others, so they keep the order in which they were chosen.
    if (!next || this.#running.size > 0 || !this.#connection) return;
    const ending = new AbortController();
    this.#running.set(next.key, ending);
    this.#change(next.key, { state: 'uploading' });
    void this.#upload(next, this.#connection, ending.signal).finally(() => {
      this.#running.delete(next.key);
      this.#startNext();
    });
  }

  async #upload(
    { key, file, replaces }: PhotoUpload,
    connection: PhotoConnection,
    signal: AbortSignal,
  ): Promise<void> {
    const photo = { id: this.#listingId, body: file, ...(replaces === null ? {} : { replaces }) };
    const send = () => connection.client.addPhoto(photo, { idempotencyKey: key, signal });
    const onWaiting = (isWaiting: boolean) =>
      this.#change(key, { state: isWaiting ? 'waiting' : 'uploading' });
    try {
      if (replaces !== null) await this.#replacing.before();
      const { id } = await sendUntilAnswered(send, { signal, onWaiting });
      this.#change(key, { state: 'sent', id });
      if (replaces !== null) this.#replacing.after(replaces);
      await refreshChanged(connection, 'addPhoto');
      this.#change(key, { state: 'listed' });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof ApiError && [400, 413, 415].includes(error.status);
      this.#change(key, { state: isRefused ? 'refused' : 'failed', reason: explainRefusal(error, file) });
    }
  }

  get #uploads(): readonly PhotoUpload[] {
    return this.getSnapshot().uploads;
  }
}

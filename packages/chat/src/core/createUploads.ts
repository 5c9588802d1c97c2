import type { Attachment } from '@sewa/api/client';
import { makeKey } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import { createStore } from './createStore.ts';
import { ATTACHMENT_TYPES, MAX_FILE_BYTES, MAX_FILES } from './limits.ts';

/** Why a file cannot be attached: its type, more than 20 MB, or more than 10 files. */
export type FileRefusal = 'type' | 'size' | 'count';

/** A file that cannot be attached. */
export interface RefusedFile {
  readonly file: File;
  readonly reason: FileRefusal;
}

/** A file of the message that is being written. */
export interface ComposerFile {
  /** Its name for `removeFile` and `retryFile`. */
  readonly key: string;
  readonly file: File;
  readonly state: 'uploading' | 'ready' | 'failed';
  /** What the server made of it, once it is ready. */
  readonly attachment: Attachment | null;
  /** Why the upload failed. */
  readonly error: ApiError | null;
}

/** The files of a message that is being written. */
export interface Uploads {
  getSnapshot(): UploadsState;
  subscribe(onChange: () => void): () => void;
  add(files: Iterable<File>): void;
  remove(key: string): void;
  retry(key: string): void;
  /** Stops what is under way and forgets the files. */
  clear(): void;
}

/** What is attached, and what of the last files could not be. */
export interface UploadsState {
  readonly files: readonly ComposerFile[];
  readonly refused: readonly RefusedFile[];
}

/** The state before anything is attached. */
export const noUploads: UploadsState = { files: [], refused: [] };

function findRefusal({ type, size }: File, count: number): FileRefusal | null {
  if (!ATTACHMENT_TYPES.split(',').includes(type)) return 'type';
  if (size > MAX_FILE_BYTES) return 'size';
  return count >= MAX_FILES ? 'count' : null;
}

/** Uploads files as they are added. */
export function createUploads(upload: (file: File, signal: AbortSignal) => Promise<Attachment>): Uploads {
  const store = createStore<UploadsState, Partial<UploadsState>>(noUploads, (state, change) => ({
    ...state,
    ...change,
  }));
  const running = new Map<string, AbortController>();

  const change = (key: string, fields: Partial<ComposerFile>): void =>
    store.dispatch({
      files: store.getSnapshot().files.map((file) => (file.key === key ? { ...file, ...fields } : file)),
    });

  async function start(key: string, file: File): Promise<void> {
    const ending = new AbortController();
    running.set(key, ending);
    try {
      const attachment = await upload(file, ending.signal);
      if (!ending.signal.aborted) change(key, { state: 'ready', attachment });
    } catch (error) {
      // The client throws nothing but an `ApiError`, or the reason of an abort.
      if (!ending.signal.aborted) change(key, { state: 'failed', error: error as ApiError });
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add(files) {
      const taken = [...store.getSnapshot().files];
      const refused: RefusedFile[] = [];
      const added: ComposerFile[] = [];
      for (const file of files) {
        const reason = findRefusal(file, taken.length + added.length);
        if (reason) refused.push({ file, reason });
        else added.push({ key: makeKey(), file, state: 'uploading', attachment: null, error: null });
      }
      store.dispatch({ files: [...taken, ...added], refused });
      for (const { key, file } of added) void start(key, file);
    },
    remove(key) {
      running.get(key)?.abort();
      store.dispatch({ files: store.getSnapshot().files.filter((file) => file.key !== key), refused: [] });
    },
    retry(key) {
      const failed = store.getSnapshot().files.find((file) => file.key === key && file.state === 'failed');
      if (!failed) return;
      change(key, { state: 'uploading', error: null });
      void start(key, failed.file);
    },
    clear() {
      for (const ending of running.values()) ending.abort();
      running.clear();
      store.dispatch(noUploads);
    },
  };
}

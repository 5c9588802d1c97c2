import type { Client } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import {
  applyQueue,
  type Conflict,
  dropSent,
  type InspectionQueue,
  isEmpty,
  splitConflicts,
} from './inspectionQueue.ts';

/** Where the queue of one inspection is kept. */
export interface QueueStore {
  read(): InspectionQueue;
  write(queue: InspectionQueue): Promise<void>;
}

/** How a try to send ended: all is there; there is no connection; the other side changed the same; or it is refused, with the reason. */
export type Sent =
  | { readonly state: 'sent' | 'offline' }
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly state: 'refused'; readonly reason: string };

const TRIES = 4;

/** Whether the connection or the server failed, so that sending again may do. */
const isAway = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** Uploads the photos that wait, in order; each keeps its file at once, so that it is uploaded once. */
async function uploadPhotos(client: Client, store: QueueStore): Promise<void> {
  for (const { id, blob, fileId } of store.read().photos) {
    if (fileId !== null) continue;
    const file = await client.addFile({ body: new File([blob], id, { type: blob.type }) });
    const queue = store.read();
    await store.write({
      ...queue,
      photos: queue.photos.map((photo) => (photo.id === id ? { ...photo, fileId: file.id } : photo)),
    });
  }
}

/** What is sent of whose record; `isSure` replaces what the other side changed meanwhile. */
interface Sending {
  readonly id: string;
  readonly side: 'tenant' | 'landlord';
  readonly isSure?: boolean;
}

/** Writes what waits over the state as it is now. What the other side changed of the same is left, and returned. */
async function writeChanges(
  client: Client,
  store: QueueStore,
  { id, side, isSure = false }: Sending,
): Promise<readonly Conflict[]> {
  for (let tries = 1; ; tries += 1) {
    const inspection = await client.getInspection({ id });
    const waiting = store.read();
    const { clear, conflicts } = splitConflicts(inspection, waiting);
    const sent = isSure ? waiting : clear;
    if (isEmpty(sent)) return conflicts;
    try {
      const body = { version: inspection.version, ...applyQueue(inspection, sent, side) };
      await client.changeInspection({ id, body });
      await store.write(dropSent(store.read(), sent));
      return isSure ? [] : conflicts;
    } catch (error) {
      const isStale = error instanceof ApiError && error.fields.some(({ name }) => name === 'version');
      if (!isStale || tries === TRIES) throw error;
    }
  }
}

/** Sends what waits: photos first, then the changes. Nothing is lost if it breaks off anywhere. */
export async function sendQueue(client: Client, store: QueueStore, about: Sending): Promise<Sent> {
  try {
    await uploadPhotos(client, store);
    const conflicts = await writeChanges(client, store, about);
    return conflicts.length === 0 ? { state: 'sent' } : { state: 'conflict', conflicts };
  } catch (error) {
    if (isAway(error)) return { state: 'offline' };
    const reason = error instanceof ApiError ? (error.fields[0]?.reason ?? error.message) : '';
    return { state: 'refused', reason };
  }
}

import type { Client, Inspection } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { applyQueue, dropSent, type InspectionQueue, isEmpty } from './inspectionQueue.ts';

/** Where the queue of one inspection is kept. */
export interface QueueStore {
  read(): InspectionQueue;
  write(queue: InspectionQueue): Promise<void>;
}

/** How a try to send ended: all is there; there is no connection; or it is refused, with the reason. */
export type Sent =
  | { readonly state: 'sent' | 'offline' }
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

/** Writes what waits over the state as it is now; somebody else's change in between is kept. */
async function writeChanges(
  client: Client,
  store: QueueStore,
  { id, side }: { id: string; side: 'tenant' | 'landlord' },
): Promise<Inspection> {
  for (let tries = 1; ; tries += 1) {
    const inspection = await client.getInspection({ id });
    const sent = store.read();
    if (isEmpty(sent)) return inspection;
    try {
      const body = { version: inspection.version, ...applyQueue(inspection, sent, side) };
      const changed = await client.changeInspection({ id, body });
      await store.write(dropSent(store.read(), sent));
      return changed;
    } catch (error) {
      const isStale = error instanceof ApiError && error.fields.some(({ name }) => name === 'version');
      if (!isStale || tries === TRIES) throw error;
    }
  }
}

/** Sends what waits: photos first, then the changes. Nothing is lost if it breaks off anywhere. */
export async function sendQueue(
  client: Client,
  store: QueueStore,
  about: { id: string; side: 'tenant' | 'landlord' },
): Promise<Sent> {
  try {
    await uploadPhotos(client, store);
    await writeChanges(client, store, about);
    return { state: 'sent' };
  } catch (error) {
    if (isAway(error)) return { state: 'offline' };
    const reason = error instanceof ApiError ? (error.fields[0]?.reason ?? error.message) : '';
    return { state: 'refused', reason };
  }
}

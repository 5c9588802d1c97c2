import type { Inspection } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { nameField } from './ItemRow.tsx';
import { applyQueue, emptyQueue, type InspectionQueue, type ItemChange, keyOf } from './inspectionQueue.ts';
import { keyField, METERS, meterField, setKey, setMeter } from './MetersAndKeys.tsx';
import * as messages from './messages.ts';

/** Names of the forms. */
export const BEGIN = 'begin';
export const CONFIRM = 'confirm';
export const ROOM = 'room';

type Kind = Extract<Inspection['kind'], 'move-in' | 'move-out'>;

/** What the address asks for: the start, or with `?kind=move-out` the end. */
export const findKind = (url: { readonly searchParams: URLSearchParams }): Kind =>
  url.searchParams.get('kind') === 'move-out' ? 'move-out' : 'move-in';

const getText = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};

const getFiles = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0);

const isCondition = (value: string | null): value is NonNullable<ItemChange['condition']> =>
  value !== null && Object.hasOwn(messages.condition, value);

/** The changes that a form without script sends, its pictures uploaded. */
async function readQueue(
  { client }: PageRequest,
  form: FormData,
  inspection: Inspection,
): Promise<InspectionQueue> {
  const items: Record<string, ItemChange> = {};
  const photos: InspectionQueue['photos'][number][] = [];
  for (const room of inspection.rooms)
    for (const item of room.items) {
      const key = keyOf(room, item);
      const condition = getText(form, nameField(key, 'condition'));
      if (!isCondition(condition)) continue;
      const remark = getText(form, nameField(key, 'remark')) ?? '';
      items[key] = {
        condition,
        words: getText(form, nameField(key, 'words')) ?? '',
        ...(remark !== '' && { remark }),
      };
      for (const blob of getFiles(form, nameField(key, 'photos'))) {
        const { id } = await client.addFile({ body: blob });
        photos.push({ id, itemId: key, blob, fileId: id });
      }
    }
  return { ...emptyQueue, items, photos };
}

async function findInspection(
  page: PageRequest,
): Promise<{ inspection: Inspection; side: 'tenant' | 'landlord'; version: number }> {
  const rental = await page.client.getRental({ id: page.params.id ?? '' });
  const entry = rental.inspections.find(({ kind }) => kind === findKind(page.url));
  if (!entry) throw new ApiError({ code: 'R002', status: 404 });
  return {
    inspection: await page.client.getInspection({ id: entry.id }),
    side: rental.side,
    version: rental.version,
  };
}

async function saveRoom(page: PageRequest, form: FormData): Promise<unknown> {
  try {
    const { inspection, side } = await findInspection(page);
    const queue = await readQueue(page, form, inspection);
    const body = { version: inspection.version, ...applyQueue(inspection, queue, side) };
    return await runFormAction(page, { about: ROOM, done: messages.saved }, () =>
      page.client.changeInspection({ id: inspection.id, body }),
    );
  } catch (error) {
    return rejectForm({ about: ROOM }, error);
  }
}

async function saveMeters(page: PageRequest, form: FormData): Promise<unknown> {
  try {
    const { inspection } = await findInspection(page);
    let { meters } = inspection;
    let { keys } = inspection;
    for (const kind of ['electricity', 'water', 'gas'] as const)
      meters = setMeter(meters, kind, getText(form, meterField(kind)) ?? '');
    for (const name of form.keys()) {
      if (!name.startsWith('key:')) continue;
      const kind = name.slice('key:'.length);
      const next = setKey(keys, kind, getText(form, keyField(kind)) ?? '');
      if (!next) return rejectFields({ about: METERS, typed: {} }, { [name]: messages.chooseNumber });
      keys = next;
    }
    const body = { version: inspection.version, rooms: inspection.rooms, meters, keys };
    return await runFormAction(page, { about: METERS, done: messages.saved }, () =>
      page.client.changeInspection({ id: inspection.id, body }),
    );
  } catch (error) {
    return rejectForm({ about: METERS }, error);
  }
}

async function begin(page: PageRequest): Promise<unknown> {
  const id = page.params.id ?? '';
  const kind = findKind(page.url);
  return runFormAction(page, { about: BEGIN, done: messages.begun }, () =>
    sendOnce([id, BEGIN, kind], (options) => page.client.startInspection({ id, body: { kind } }, options)),
  );
}

async function confirm(page: PageRequest, form: FormData): Promise<unknown> {
  const { client, params } = page;
  const id = params.id ?? '';
  const isEnd = findKind(page.url) === 'move-out';
  const side = parseText(form, 'side');
  const call = isEnd ? client.moveOut : side === 'landlord' ? client.handOver : client.takeOver;
  const body = {
    version: parseVersion(form),
    inspectionId: parseText(form, 'inspectionId'),
    inspectionVersion: Number(parseText(form, 'inspectionVersion')),
  };
  return runFormAction(page, { about: CONFIRM, done: messages.confirmed }, () =>
    sendOnce([id, CONFIRM, body], (options) => call({ id, body }, options)),
  );
}

/** Takes the forms of the record of a home's state. */
export async function handleHandoverForm(page: PageRequest, form: FormData): Promise<unknown> {
  const name = form.get('do');
  if (name === BEGIN) return begin(page);
  if (name === ROOM) return saveRoom(page, form);
  if (name === METERS) return saveMeters(page, form);
  return name === CONFIRM ? confirm(page, form) : null;
}

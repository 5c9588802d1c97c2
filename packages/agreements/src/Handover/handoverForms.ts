import type { Inspection, Rental } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { makeResult, parseText, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { rejectForm, runFormAction } from '../formActions.ts';
import { nameField } from './ItemRow.tsx';
import {
  applyQueue,
  emptyQueue,
  type InspectionQueue,
  type ItemChange,
  isEmpty,
  isKeyCount,
  keyOf,
  splitConflicts,
} from './inspectionQueue.ts';
import { keyField, METERS, wasField } from './MetersAndKeys.tsx';
import * as messages from './messages.ts';

/** Names of the forms. */
export const BEGIN = 'begin';
export const CONFIRM = 'confirm';
export const ROOM = 'room';

/** Id of a room on the page. */
export const nameRoom = (index: number): string => `${ROOM}-${index + 1}`;

type Kind = Extract<Inspection['kind'], 'move-in' | 'move-out'>;

/** What the address asks for: the start, or with `?kind=move-out` the end. */
export const findKind = (url: { readonly searchParams: URLSearchParams }): Kind =>
  url.searchParams.get('kind') === 'move-out' ? 'move-out' : 'move-in';

/** Who the other side is, as both pages say it. */
export const findOtherName = ({ parties, side }: Rental): string =>
  parties.find((party) => party.side !== side && !party.hasLeft)?.name ?? messages.someone;

const getText = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};

const getFiles = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0);

const isCondition = (value: string | null): value is NonNullable<ItemChange['condition']> =>
  value !== null && Object.hasOwn(messages.condition, value);

/** A record, and who looks at it. */
interface RecordOfSide {
  readonly inspection: Inspection;
  readonly side: 'tenant' | 'landlord';
  readonly otherName: string;
}

/** The changes that a form without script sends, its pictures uploaded. */
async function readQueue(
  { client }: PageRequest,
  form: FormData,
  { inspection, side }: RecordOfSide,
): Promise<InspectionQueue> {
  const items: Record<string, ItemChange> = {};
  const photos: InspectionQueue['photos'][number][] = [];
  for (const room of inspection.rooms)
    for (const item of room.items) {
      const key = keyOf(room, item);
      const condition = getText(form, nameField(key, 'condition'));
      if (!isCondition(condition)) continue;
      const wasCondition = getText(form, nameField(key, 'was-condition'));
      const was = {
        condition: isCondition(wasCondition) ? wasCondition : item.condition,
        words: form.has(nameField(key, 'was-words'))
          ? parseText(form, nameField(key, 'was-words'), 1_000)
          : item.words,
      };
      const words = parseText(form, nameField(key, 'words'), 1_000);
      const remark = parseText(form, nameField(key, 'remark'), 500);
      const change = {
        ...(condition !== was.condition && { condition }),
        ...(words !== was.words && { words }),
        ...(remark !== (item.remarks?.[side] ?? '') && { remark }),
      };
      if (Object.keys(change).length > 0) items[key] = { was, ...change };
      for (const blob of getFiles(form, nameField(key, 'photos'))) {
        const { id } = await client.addFile({ body: blob });
        photos.push({ id, itemId: key, blob, fileId: id });
      }
    }
  return { ...emptyQueue, items, photos };
}

async function findInspection(page: PageRequest): Promise<RecordOfSide> {
  const rental = await page.client.getRental({ id: page.params.id ?? '' });
  const entry = rental.inspections.find(({ kind }) => kind === findKind(page.url));
  if (!entry) throw new ApiError({ code: 'R002', status: 404 });
  return {
    inspection: await page.client.getInspection({ id: entry.id }),
    side: rental.side,
    otherName: findOtherName(rental),
  };
}

/** Saves what a form changed; what the other side changed meanwhile stays, and is said. */
async function save(
  page: PageRequest,
  { about, place = about }: { about: string; place?: string },
  read: (record: RecordOfSide) => Promise<InspectionQueue>,
): Promise<unknown> {
  try {
    const record = await findInspection(page);
    const { inspection, side, otherName } = record;
    const { clear, conflicts } = splitConflicts(inspection, await read(record));
    const body = { version: inspection.version, ...applyQueue(inspection, clear, side) };
    // What changes nothing takes back no confirmation.
    if (!isEmpty(clear)) await page.client.changeInspection({ id: inspection.id, body });
    if (conflicts.length > 0) return makeResult({ about, error: messages.notReplaced(otherName, conflicts) });
    return await runFormAction(page, { about, place, done: messages.saved }, () => Promise.resolve());
  } catch (error) {
    return rejectForm({ about }, error);
  }
}

async function saveMeters(page: PageRequest, form: FormData): Promise<unknown> {
  const readCounts = (prefix: 'meter:' | 'key:') =>
    Object.fromEntries(
      [...form.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => {
          const [now, was] = [getText(form, name) ?? '', getText(form, wasField(name)) ?? ''];
          return [name.slice(prefix.length), { now: now.trim(), was }] as const;
        })
        .filter(([, { now, was }]) => now !== was),
    );
  const keys = readCounts('key:');
  const wrong = Object.entries(keys).find(([, { now }]) => !isKeyCount(now));
  if (wrong) return rejectFields({ about: METERS }, { [keyField(wrong[0])]: messages.chooseNumber });
  return save(page, { about: METERS }, async () => ({ ...emptyQueue, meters: readCounts('meter:'), keys }));
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
  if (name === ROOM)
    return save(page, { about: ROOM, place: parseText(form, ROOM) }, (record) =>
      readQueue(page, form, record),
    );
  if (name === METERS) return saveMeters(page, form);
  return name === CONFIRM ? confirm(page, form) : null;
}

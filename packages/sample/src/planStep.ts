import { readFile } from 'node:fs/promises';
import type { Inspection, Rental, Repair } from '@sewa/api/client';
import type { SampleContract, SampleContractStep } from './sampleContracts.ts';
import { findSamplePicture, type SamplePicture } from './samplePictures.ts';
import { getSampleHome } from './sampleUnits.ts';

/** Calls the API as somebody; null if the answer is a refusal. */
export type CallSample = <Answer>(
  path: string,
  request?: { readonly method?: string; readonly type?: string; readonly body?: BodyInit },
) => Promise<Answer | null>;

/** What is asked of the server for a step. */
interface PlannedStep {
  readonly path: string;
  readonly body: object;
}

/** The number on the sample of a stamp certificate. */
const PRINTED = '042026-0000001-1';

/** Sends one of the papers, a certificate with its own number; returns its id. */
async function sendPaper(
  call: CallSample,
  name: 'invoice' | 'stamp-certificate',
  certificate: unknown = PRINTED,
): Promise<string | undefined> {
  const bytes = await readFile(new URL(`../papers/${name}.pdf`, import.meta.url), 'latin1');
  const body = Buffer.from(bytes.replace(PRINTED, String(certificate)), 'latin1');
  return (await call<{ id: string }>('/api/files', { type: 'application/pdf', body }))?.id;
}

/** Sends a picture of the home; returns its id in a list, or nothing without one. */
async function sendPicture(
  call: CallSample,
  home: string,
  kind: SamplePicture['kind'] | undefined,
): Promise<string[]> {
  const picture = kind && findSamplePicture(getSampleHome(home), kind);
  if (!picture) return [];
  const body = picture.bytes;
  const file = await call<{ id: string }>('/api/files', { type: 'image/webp', body });
  return file ? [file.id] : [];
}

/** Begins the record of the home's state, or finds it, and notes what is noted. */
async function recordState(
  call: CallSample,
  { home }: SampleContract,
  { step, id }: { step: SampleContractStep; id: string },
): Promise<Pick<Inspection, 'id' | 'version'> | null> {
  const { name, notes, readings } = step;
  const inspection = await call<Inspection>(`/api/rentals/${id}/inspections`, {
    body: JSON.stringify({ kind: name === 'move-out' ? 'move-out' : 'move-in' }),
  });
  if (!inspection || !notes) return inspection;
  const { version, rooms, meters, keys } = inspection;
  for (const { room, item, condition, words, picture } of notes) {
    const found = rooms.find((each) => each.name === room)?.items.find((each) => each.name === item);
    if (!found) throw new Error(`There is no ${item} in the ${room} of ${home}.`);
    Object.assign(found, { condition, words, fileIds: await sendPicture(call, home, picture) });
  }
  return call<Inspection>(`/api/inspections/${inspection.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ version, rooms, meters, keys, ...readings }),
  });
}

/** A step of a repair; but for the report, of the last one. */
async function planRepair(
  call: CallSample,
  { home }: SampleContract,
  { step, id }: { step: SampleContractStep; id: string },
): Promise<PlannedStep> {
  const { name, body, picture } = step;
  if (name === 'repair-report')
    return {
      path: `/api/rentals/${id}/repairs`,
      body: { ...body, fileIds: await sendPicture(call, home, picture) },
    };
  const [repair] = (await call<Repair[]>(`/api/rentals/${id}/repairs`, { method: 'GET' })) ?? [];
  return {
    path: `/api/repairs/${repair?.id}/${name.slice('repair-'.length)}`,
    body: {
      ...body,
      version: repair?.version,
      ...(name === 'repair-invoice' && { fileId: await sendPaper(call, 'invoice') }),
    },
  };
}

/** What is kept of the deposit; the picture is the proof of the first. */
async function planDeduction(
  call: CallSample,
  { home }: SampleContract,
  { items = [], picture }: SampleContractStep,
): Promise<object> {
  const proof = await sendPicture(call, home, picture);
  return { items: items.map((item, index) => ({ ...item, fileIds: index === 0 ? proof : [] })) };
}

/** What a step asks of the server, once what it needs is there: files, the record of a state. `day` is the one it names. */
export async function planStep(
  call: CallSample,
  contract: SampleContract,
  { step, id, day, version }: { step: SampleContractStep; id: string; day: Date; version: number },
): Promise<PlannedStep> {
  const { name } = step;
  if (name.startsWith('repair-')) return planRepair(call, contract, { step, id });
  const on = day.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });
  const getRental = () => call<Rental>(`/api/rentals/${id}`, { method: 'GET' });
  const findBody = async (): Promise<object> => {
    switch (name) {
      case 'checks':
        return { on };
      case 'stamped':
        return {
          cents: (await getRental())?.duty?.cents ?? 0,
          fileId: await sendPaper(call, 'stamp-certificate', step.body?.certificate),
        };
      case 'hand-over':
      case 'take-over':
      case 'move-out': {
        const inspection = await recordState(call, contract, { step, id });
        return { inspectionId: inspection?.id, inspectionVersion: inspection?.version };
      }
      case 'terminate':
        return { lastDay: on };
      case 'deduct':
        return planDeduction(call, contract, step);
      case 'returned':
        return { cents: (await getRental())?.deposit?.toReturnCents, on };
      default:
        return {};
    }
  };
  return {
    path: `/api/rentals/${id}/${name}`,
    body: { version, ...step.body, ...(await findBody()) },
  };
}

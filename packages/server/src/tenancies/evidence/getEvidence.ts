import { readFile } from 'node:fs/promises';
import { Zip, ZipPassThrough } from 'fflate';
import type { Blobs } from '../../platform/blobs/Blobs.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { Seal } from '../../platform/signing/Seal.ts';
import { describeInspection } from '../handovers/describeInspection.ts';
import { listInspectionRows } from '../handovers/inspectionQueries.ts';
import { listEventRows } from '../rentals/eventQueries.ts';
import { getOwnRental } from '../rentals/getOwnRental.ts';
import { listRepairRows } from '../repairs/repairQueries.ts';
import { type EvidenceFile, listEvidenceFiles } from './evidenceQueries.ts';
import * as messages from './messages.ts';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What a pack is made of: small texts, and files by the ids of their bytes. */
export interface Evidence {
  readonly rentalId: string;
  readonly texts: readonly { readonly name: string; readonly text: string }[];
  readonly files: readonly { readonly name: string; readonly blobId: string }[];
  readonly seal: Seal;
  readonly blobs: Blobs;
}

/** Names made by us: people's own could be anything. */
const nameFiles = (files: readonly EvidenceFile[]) =>
  files.map(({ blob_id: blobId, content_type: type, kind }, index) => ({
    name: `files/${String(index + 1).padStart(3, '0')}-${kind}.${endings[type] ?? 'bin'}`,
    blobId,
  }));

/** Everything of a rental, for one of its parties. */
export const getEvidence = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getEvidence'>): Promise<Evidence> => {
    const { rental } = await getOwnRental(ctx, id);
    const { db, blobs } = ctx;
    const seal = await ctx.documentSeal.get();
    const events = await listEventRows(db, id);
    const inspections = (await listInspectionRows(db, id)).map(describeInspection);
    const repairs = await listRepairRows(db, id);
    const files = nameFiles(await listEvidenceFiles(db, id));
    const texts = [
      { name: 'README.txt', text: messages.readme(rental.home, ctx.now) },
      { name: 'events.json', text: `${JSON.stringify({ rental: id, events }, null, 2)}\n` },
      { name: 'inspections.json', text: `${JSON.stringify(inspections, null, 2)}\n` },
      { name: 'repairs.json', text: `${JSON.stringify(repairs, null, 2)}\n` },
      { name: 'seal.pem', text: seal.certificatePem },
      { name: 'verify.mjs', text: await readFile(new URL('./verify.mjs', import.meta.url), 'utf8') },
    ];
    return { rentalId: id, texts, files, seal, blobs };
  },
);

/** The entries of a pack one after the other, with one file in memory at a time; the sums and their signature come last. */
async function* listEntries({
  texts,
  files,
  seal,
  blobs,
}: Evidence): AsyncGenerator<readonly [string, Uint8Array]> {
  const { createHash } = await import('node:crypto');
  const sums: string[] = [];
  const note = (name: string, bytes: Uint8Array) => {
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
    return [name, bytes] as const;
  };
  for (const { name, text } of texts) yield note(name, Buffer.from(text));
  for (const { name, blobId } of files) {
    const blob = await blobs.find(blobId);
    if (blob) yield note(name, blob.bytes);
  }
  const list = Buffer.from(sums.join(''));
  yield ['SHA256SUMS', list];
  yield ['SHA256SUMS.sig', await seal.signText(list)];
}

/** Writes entries as a ZIP, stored: pictures and PDFs don't get smaller. */
function zip(entries: AsyncGenerator<readonly [string, Uint8Array]>): ReadableStream<Uint8Array> {
  let archive: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      archive = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value, done } = await entries.next();
      if (done) return archive.end();
      const [name, bytes] = value;
      const entry = new ZipPassThrough(name);
      archive.add(entry);
      entry.push(new Uint8Array(bytes), true);
    },
    async cancel() {
      await entries.return(undefined);
    },
  });
}

/** Sends a pack while it is being made. */
export const sendEvidence: Respond<Evidence> = (evidence, reply) =>
  reply.send(zip(listEntries(evidence)), {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="evidence-${evidence.rentalId}.zip"`,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });

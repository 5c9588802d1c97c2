import { parentPort, workerData } from 'node:worker_threads';
import { PDF } from '@libpdf/core';

/** What the thread says, once: null if the file can take a signature, or else why not. */
export type ReadingReport = string | null;

/** Does what a signature does to a file, and throws the outcome away. */
async function tryFile(bytes: Uint8Array): Promise<ReadingReport> {
  const pdf = await PDF.load(bytes);
  if (pdf.isEncrypted) return 'It is encrypted.';
  if (pdf.getPages().length === 0) return 'It has no pages.';
  if (pdf.canSaveIncrementally() !== null) return 'Nothing can be added to it.';
  pdf.getOrCreateForm().createSignatureField('trial');
  await pdf.save({ incremental: true });
  return null;
}

const file: Uint8Array = workerData;
const report = await tryFile(file).catch((error: unknown): ReadingReport => String(error));
parentPort?.postMessage(report);

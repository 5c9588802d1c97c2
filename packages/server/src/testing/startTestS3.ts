import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createS3Store } from '../platform/blobs/createS3Store.ts';
import type { ObjectStore } from '../platform/blobs/ObjectStore.ts';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import type { Variables } from '../platform/settings/settings.ts';

type Fault = 'busy' | 'silent' | 'cut-before' | 'cut-after' | 'damaged';

/** What the sandbox starts. */
interface StartedS3 {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly requests: readonly string[];
  readonly headerNames: ReadonlySet<string>;
  listKeys(): string[];
  failNext(method: string, fault: Fault, times?: number): void;
  failAll(fault: Fault | null): void;
  close(): Promise<void>;
}

/** The sandbox's S3, and our store on it. */
export interface TestS3 extends StartedS3 {
  readonly objects: ObjectStore;
  /** What a process has to be set to. */
  readonly variables: Variables;
}

/** By path: no import leads from the server to the sandbox. */
const sandboxPath = fileURLToPath(new URL('../../../sandbox/src/index.ts', import.meta.url));

interface SandboxWithS3 {
  startS3(options: { port: number; folder: string }): Promise<StartedS3>;
}

/** How long a double that says nothing is waited for, in milliseconds. */
const TIMEOUT_MS = 300;

/** Starts the sandbox's S3 with an empty bucket. */
export async function startTestS3({ timeout = TIMEOUT_MS } = {}): Promise<TestS3> {
  const { startS3 }: SandboxWithS3 = await import(sandboxPath);
  const folder = mkdtempSync(join(tmpdir(), 'sewa-s3-'));
  const s3 = await startS3({ port: 0, folder });
  const variables = {
    BLOBS_URL: `s3://${s3.bucket}`,
    BLOBS_ENDPOINT: s3.url,
    AWS_REGION: s3.region,
    AWS_ACCESS_KEY_ID: s3.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  const { blobStorage } = parseSettings(variables);
  if (!blobStorage) throw new Error('The double is not configured.');
  return {
    ...s3,
    variables,
    objects: createS3Store(blobStorage, { readMs: timeout, writeMs: timeout }),
    async close() {
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

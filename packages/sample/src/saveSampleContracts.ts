import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Rental } from '@sewa/api/client';
import { sandboxSealKey } from '@sewa/sandbox/seal-key';
import {
  createServer,
  createSession,
  createTableBlobs,
  type Database,
  deleteSession,
  parseSettings,
  type ServerApp,
} from '@sewa/server';
import { findRentalVersion, proveSession, settleSigned } from './contractQueries.ts';
import { hasSampleUsers } from './conversationQueries.ts';
import { type SampleContract, type SampleContractStep, sampleContracts } from './sampleContracts.ts';
import { findMoment } from './sampleMoment.ts';
import { sampleRentals } from './sampleRentals.ts';
import { makeRentalId } from './saveSampleRentals.ts';
import { silentJobs } from './silentJobs.ts';

const origin = 'http://localhost:3000';
const stampCertificate = new URL('../papers/stamp-certificate.pdf', import.meta.url);

/** The server as it was at the time of each step. */
interface PastServer {
  readonly server: ServerApp;
  moveTo(moment: Date): void;
}

function startPastServer(db: Database, sealKey: Buffer): PastServer {
  let now = new Date(0);
  const server = createServer({
    db,
    clock: () => now,
    sms: null,
    jobs: silentJobs,
    blobs: createTableBlobs(db),
    settings: { ...parseSettings({ APP_ENV: 'test' }), sealKey },
    log: () => undefined,
  });
  return {
    server,
    moveTo: (moment) => {
      now = moment;
    },
  };
}

/** Calls the API with a session; null if the answer is a refusal. */
async function call<Answer>(
  { server }: PastServer,
  secret: string,
  { path, ...request }: { path: string; method?: string; type?: string; body?: BodyInit },
): Promise<Answer | null> {
  const { method = 'POST', type = 'application/json', body } = request;
  const response = await server.request(`${origin}${path}`, {
    method,
    headers: {
      origin,
      cookie: `test-session=${secret}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`${method} ${path} was answered ${response.status}.`);
  if (!response.ok) return null;
  const { data }: { data: Answer } = await response.json();
  return data;
}

/** What a step says besides the version: the stamp certificate with the duty that was due, and the day of a check. */
async function completeBody(
  past: PastServer,
  secret: string,
  { id, step, at }: { id: string; step: SampleContractStep; at: Date },
): Promise<object> {
  const { name, body = {} } = step;
  if (name === 'checks')
    return { ...body, on: at.toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' }) };
  if (name !== 'stamped') return body;
  const rental = await call<Rental>(past, secret, { path: `/api/rentals/${id}`, method: 'GET' });
  const bytes = await readFile(stampCertificate);
  const file = await call<{ id: string }>(past, secret, {
    path: '/api/files',
    type: 'application/pdf',
    body: bytes,
  });
  return { ...body, cents: rental?.duty?.cents ?? 0, fileId: file?.id };
}

/** Takes a step as its person, at its time; false if the server refused it. */
async function takeStep(
  past: PastServer,
  db: Database,
  {
    id,
    version,
    step,
    at,
    corporate,
  }: {
    id: string;
    version: number;
    step: SampleContractStep;
    at: Date;
    corporate: SampleContract['corporate'];
  },
): Promise<boolean> {
  const userId = `sample-${step.who}`;
  const secret = await createSession(db, userId, { now: at });
  const acts = corporate !== undefined && step.who === 'pauline-seah';
  await proveSession(db, userId, { corporateId: acts ? `sample-${corporate}` : null, at });
  try {
    const body = JSON.stringify({ version, ...(await completeBody(past, secret, { id, step, at })) });
    return (await call(past, secret, { path: `/api/rentals/${id}/${step.name}`, body })) !== null;
  } finally {
    await deleteSession(db, secret);
  }
}

/** Takes the steps that were not taken yet; where people went on by themselves, or the server refuses one, it leaves the rest. */
async function saveContract(
  getServer: () => PastServer,
  db: Database,
  { contract, now }: { contract: SampleContract; now: Date },
): Promise<void> {
  const { home, tenant, steps, corporate } = contract;
  const begun = sampleRentals.find((rental) => rental.home === home && rental.tenant === tenant);
  const id = makeRentalId(contract);
  for (const [index, step] of steps.entries()) {
    const version = (begun?.steps.length ?? 0) + index;
    if ((await findRentalVersion(db, id)) !== version) continue;
    const at = findMoment(now, -step.daysAgo, step.at);
    const past = getServer();
    past.moveTo(at);
    if (!(await takeStep(past, db, { id, version, step, at, corporate }))) return;
    if (index === steps.length - 1 && steps.some(({ name }) => name === 'stamped'))
      await settleSigned(db, id);
  }
}

/**
 * Has the invented people write, send and sign their agreements by the server itself, each at its time, so that papers, seals and steps are
 * real. What is there is left as it is. `sealKey` seals the certificate of the sandbox, which the process has to open again.
 */
export async function saveSampleContracts(
  db: Database,
  { sealKey = null, now = new Date() }: { sealKey?: Buffer | null; now?: Date } = {},
): Promise<void> {
  if (!(await hasSampleUsers(db))) return;
  let past: PastServer | null = null;
  const getServer = () => {
    past ??= startPastServer(db, sealKey ?? sandboxSealKey);
    return past;
  };
  for (const contract of sampleContracts) await saveContract(getServer, db, { contract, now });
}

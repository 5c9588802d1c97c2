import { randomUUID } from 'node:crypto';
import { sandboxSealKey } from '@sewa/sandbox/seal-key';
import {
  beginTenancies,
  completeDependencies,
  createServer,
  createSession,
  createSystemContext,
  createTableBlobs,
  type Database,
  deleteSession,
  endTenancies,
  parseSettings,
  type ServerApp,
} from '@sewa/server';
import { findRentalVersion, proveSession, settleTold } from './contractQueries.ts';
import { hasSampleUsers } from './conversationQueries.ts';
import { type CallSample, planStep } from './planStep.ts';
import { type SampleContract, type SampleContractStep, sampleContracts } from './sampleContracts.ts';
import { findTime } from './sampleMoment.ts';
import { getTerms, type SampleRental, sampleRentals } from './sampleRentals.ts';
import { makeRentalId } from './saveSampleRentals.ts';
import { silentJobs } from './silentJobs.ts';

const origin = 'http://localhost:3000';
/** For longer, nobody has left what they were told. */
const TOLD_DAYS = 14;

/** The server as it was at the time of each step. */
interface PastServer {
  readonly server: ServerApp;
  moveTo(moment: Date): void;
  /** Does what the clock does then. */
  tick(name: 'begin-tenancies' | 'end-tenancies'): Promise<number>;
}

function startPastServer(db: Database, sealKey: Buffer): PastServer {
  let now = new Date(0);
  const deps = completeDependencies({
    db,
    clock: () => now,
    sms: null,
    jobs: silentJobs,
    blobs: createTableBlobs(db),
    settings: { ...parseSettings({ APP_ENV: 'test' }), sealKey },
    log: () => undefined,
  });
  return {
    server: createServer(deps),
    moveTo: (moment) => {
      now = moment;
    },
    tick: (name) =>
      (name === 'begin-tenancies' ? beginTenancies : endTenancies)(createSystemContext(deps), {}),
  };
}

/** Calls the API with a session; null if the answer is a refusal. */
const makeCall =
  ({ server }: PastServer, secret: string): CallSample =>
  async <Answer>(
    path: string,
    { method = 'POST', type = 'application/json', body }: Parameters<CallSample>[1] = {},
  ): Promise<Answer | null> => {
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
  };

/** A step that is about to be taken. */
interface NextStep {
  readonly contract: SampleContract;
  readonly rental: SampleRental;
  readonly step: SampleContractStep;
  readonly version: number;
  readonly now: Date;
}

/** Takes a step as its person, at its time; false if the server refused it. */
async function takeStep(
  past: PastServer,
  db: Database,
  { contract, rental, step, version, now }: NextStep,
): Promise<boolean> {
  const { who, name, on } = step;
  const terms = getTerms(rental);
  const at = findTime(now, terms, step);
  past.moveTo(at);
  if (name === 'begin-tenancies' || name === 'end-tenancies') return (await past.tick(name)) > 0;
  const userId = `sample-${who}`;
  const secret = await createSession(db, userId, { now: at });
  const acts = contract.corporate !== undefined && who === 'pauline-seah';
  await proveSession(db, userId, { corporateId: acts ? `sample-${contract.corporate}` : null, at });
  const call = makeCall(past, secret);
  try {
    const day = findTime(now, terms, on ? { ...on, at: '12:00' } : step);
    const plan = await planStep(call, contract, { step, id: makeRentalId(contract), day, version });
    return (await call(plan.path, { body: JSON.stringify(plan.body) })) !== null;
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
  const { home, tenant, steps } = contract;
  const rental = sampleRentals.find((each) => each.home === home && each.tenant === tenant);
  if (!rental) throw new Error(`Nobody agreed on ${home}.`);
  const id = makeRentalId(contract);
  for (const [index, step] of steps.entries()) {
    const version = rental.steps.length + index;
    if ((await findRentalVersion(db, id)) !== version) continue;
    if (!(await takeStep(getServer(), db, { contract, rental, step, version, now }))) return;
    if (index === steps.length - 1 && steps.some(({ name }) => name === 'stamped'))
      await settleTold(db, id, findTime(now, { months: 0 }, { day: -TOLD_DAYS, at: '00:00' }));
  }
}

/**
 * Has the invented people write, send and sign their agreements, and live by them, by the server itself, each at its time, so that papers,
 * seals and steps are real. What is there is left as it is. `sealKey` seals the certificate of the sandbox, which the process has to open again.
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

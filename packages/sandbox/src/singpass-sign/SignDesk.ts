import { createHash, randomUUID } from 'node:crypto';
import { type Persona, personas } from '../singpass/personas.ts';

/** The two clocks the desk goes by. */
export interface SignClock {
  /** The movable clock of the process: sessions and links end by it. */
  now(): Date;
  /** The clock of the machine: tokens are judged by it. */
  realNow(): Date;
}

/** A page from 1, and the top left corner of a box as parts of the page. */
export interface SignPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Adds a signature in somebody's own name to a PDF. */
export type SignPdf = (
  bytes: Uint8Array,
  signature: SignPlace & {
    readonly fieldName: string;
    readonly name: string;
    readonly partialUin: string;
    readonly at: Date;
  },
) => Promise<Uint8Array>;

/** Somebody who can sign. */
export interface DeskSigner {
  readonly persona: Persona;
  readonly name: string;
  readonly uin: string;
}

/** A document that somebody is asked to sign. */
export interface SignRecord {
  readonly id: string;
  readonly exchangeCode: string;
  readonly documentName: string;
  readonly places: readonly SignPlace[];
  readonly madeAt: Date;
  readonly bytes: Uint8Array;
  /** Hash of the NRIC or FIN of the only person who may sign; null until the first one opens it. */
  readonly lockedTo: string | null;
  /** `signing` once the person is about to sign: then it can't be cancelled by the site. */
  readonly state: 'open' | 'signing' | 'signed' | 'cancelled';
  readonly signed: { readonly at: Date; readonly signer: DeskSigner } | null;
  readonly link: { readonly path: string; readonly until: Date } | null;
}

const MINUTE_MS = 60_000;
const SESSION_MS = 30 * MINUTE_MS;
const LINK_MS = 2 * MINUTE_MS;
const ACCESS_MS = 60 * MINUTE_MS;
const MAX_RECORDS = 500;

const hashUin = (uin: string): string => createHash('sha256').update(uin).digest('hex');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The invented people who can sign: those with an NRIC or FIN. */
export const signers: readonly DeskSigner[] = personas.flatMap((persona) => {
  const [uin, name] = [textOf(persona.person?.uinfin?.value), textOf(persona.person?.name?.value)];
  return uin ? [{ persona, name, uin }] : [];
});

/** All requests to sign, until the process ends. */
export class SignDesk {
  readonly #records = new Map<string, SignRecord>();
  readonly #signPdf: SignPdf;
  readonly clock: SignClock;

  constructor(signPdf: SignPdf, clock: SignClock) {
    this.#signPdf = signPdf;
    this.clock = clock;
  }

  add(asked: Pick<SignRecord, 'documentName' | 'places' | 'bytes' | 'lockedTo'>): SignRecord {
    const record: SignRecord = {
      ...asked,
      id: `signv3-${randomUUID()}`,
      exchangeCode: randomUUID(),
      madeAt: this.clock.now(),
      state: 'open',
      signed: null,
      link: null,
    };
    this.#records.set(record.id, record);
    const [oldest] = this.#records.keys();
    if (this.#records.size > MAX_RECORDS && oldest !== undefined) this.#records.delete(oldest);
    return record;
  }

  find = (id: string): SignRecord | undefined => this.#records.get(id);

  #change(record: SignRecord, change: Partial<SignRecord>): SignRecord {
    const changed = { ...record, ...change };
    this.#records.set(record.id, changed);
    return changed;
  }

  #isPast = (from: Date, ms: number): boolean => this.clock.now().getTime() - from.getTime() > ms;

  /** Whether the half hour of a request is over. */
  isExpired = ({ madeAt }: SignRecord): boolean => this.#isPast(madeAt, SESSION_MS);

  /** Whether somebody can still sign. */
  isOpen = (record: SignRecord): boolean =>
    (record.state === 'open' || record.state === 'signing') && !this.isExpired(record);

  /** Whether the hour after the signature is over. */
  isClosed = ({ signed }: SignRecord): boolean => signed !== null && this.#isPast(signed.at, ACCESS_MS);

  /** Lets somebody in who may sign, and keeps everybody else out from then on; false for another person. */
  enter(record: SignRecord, { uin }: DeskSigner): boolean {
    const lockedTo = record.lockedTo ?? hashUin(uin);
    if (lockedTo !== hashUin(uin)) return false;
    this.#change(record, { lockedTo, state: 'signing' });
    return true;
  }

  cancel(record: SignRecord): void {
    this.#change(record, { state: 'cancelled' });
  }

  async sign(record: SignRecord, signer: DeskSigner): Promise<SignRecord> {
    const { name, uin } = signer;
    const at = this.clock.now();
    let { bytes } = record;
    for (const [index, place] of record.places.entries()) {
      const fieldName = `Singpass ${record.id} ${index + 1}`;
      bytes = await this.#signPdf(bytes, { ...place, fieldName, name, partialUin: uin.slice(-4), at });
    }
    return this.#change(record, { bytes, state: 'signed', signed: { at, signer } });
  }

  /** Makes a link to a signed document, for two minutes; the one before no longer works. */
  makeLink(record: SignRecord): { readonly path: string; readonly until: Date } {
    const link = {
      path: `/documents/${randomUUID()}`,
      until: new Date(this.clock.now().getTime() + LINK_MS),
    };
    this.#change(record, { link });
    return link;
  }

  /** The signed document behind a link that still works. */
  findLinked(path: string): Uint8Array | null {
    const found = [...this.#records.values()].find(({ link }) => link?.path === path);
    return found?.link && this.clock.now() <= found.link.until ? found.bytes : null;
  }
}

import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Controlled {
  payload: AdapterPayload;
  end: number;
}

const MAX_ENTRIES = 5_000;

/** What an issuer remembers, until the process ends. */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, Controlled>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.#entries.delete(id);
    this.#entries.set(id, {
      payload,
      end: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
    });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.#entries.get(id);
    return found && found.end > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#entries.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.#entries.values()].find(({ payload }) => payload.userCode === userCode)?.payload;
  }

  async consume(id: string): Promise<void> {
    const found = this.#entries.get(id);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(id);
  }
}

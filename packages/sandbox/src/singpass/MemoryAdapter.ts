import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  end: number;
}

const mostKept = 5_000;

/** What an issuer remembers, until the process ends. */
export class MemoryAdapter implements Adapter {
  private readonly kept = new Map<string, Kept>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.kept.delete(id);
    this.kept.set(id, { payload, end: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY });
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.kept.get(id);
    return found && found.end > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.kept.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.kept.values()].find(({ payload }) => payload.userCode === userCode)?.payload;
  }

  async consume(id: string): Promise<void> {
    const found = this.kept.get(id);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.kept) if (payload.grantId === grantId) this.kept.delete(id);
  }
}

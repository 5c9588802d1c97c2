import { createPersonalSigner } from '../platform/signing/createPersonalSigner.ts';
import {
  type SignRequest,
  type SignResult,
  type SingpassSign,
  SingpassSignError,
} from '../platform/signing/SingpassSign.ts';

/** A Sign with Singpass whose answers a test decides; it signs what it was sent, with the certificate of whoever the test names. */
export interface TestSingpassSign extends SingpassSign {
  /** What was begun, in order. */
  readonly requests: readonly SignRequest[];
  /** Signs the last request. */
  sign(
    person: { name: string; partialUin: string },
    change?: (bytes: Uint8Array) => Uint8Array,
  ): Promise<void>;
  /** What it answers about the last request, unless it was signed. */
  state: 'not-signed' | 'expired' | 'access-expired';
  isAway: boolean;
  isRefusing: boolean;
}

const away = () => new SingpassSignError('away', 'It is away.');

/** Makes a Sign with Singpass for a test. */
export async function makeTestSingpassSign(now: () => Date): Promise<TestSingpassSign> {
  const signPdf = await createPersonalSigner(now());
  const requests: SignRequest[] = [];
  let signed: { bytes: Uint8Array<ArrayBuffer>; result: SignResult } | null = null;
  const self: TestSingpassSign = {
    requests,
    state: 'not-signed',
    isAway: false,
    isRefusing: false,
    async begin(request) {
      if (self.isAway) throw away();
      requests.push(request);
      signed = null;
      self.state = 'not-signed';
      const requestId = `signv3-${requests.length}`;
      const expiresAt = new Date(now().getTime() + 30 * 60_000);
      return { requestId, signingUrl: `https://sign.test/${requestId}`, exchangeCode: 'code', expiresAt };
    },
    async ask() {
      if (self.isAway) throw away();
      return signed?.result ?? { state: self.state };
    },
    async fetchDocument() {
      if (!signed || self.isAway) throw new SingpassSignError('link-expired', 'It is gone.');
      return signed.bytes;
    },
    async cancel() {
      return self.isRefusing ? 'refused' : 'cancelled';
    },
    async readWebhook(token) {
      if (token !== 'signed by Singpass') throw new SingpassSignError('forged', 'It is forged.');
      if (signed?.result.state !== 'signed') throw new Error('Nothing is signed.');
      return { ...signed.result, requestId: `signv3-${requests.length}` };
    },
    listPublicKeys: () => ({ keys: [] }),
    async sign({ name, partialUin }, change = (bytes) => bytes) {
      const request = requests.at(-1);
      if (!request) throw new Error('Nothing was begun.');
      const { bytes, box, pageSize } = request;
      const place = { page: box.page, x: box.x / pageSize.width, y: box.y / pageSize.height };
      const fieldName = `Singpass ${requests.length}`;
      const signature = { ...place, fieldName, name, partialUin, at: now() };
      const result = {
        state: 'signed',
        documentUrl: 'https://sign.test/document',
        signer: { name, partialUin, signedAt: now() },
      } as const;
      signed = { bytes: new Uint8Array(change(await signPdf(bytes, signature))), result };
    },
  };
  return self;
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts for the database, and makes keyed digests of them. */
export interface Sealer {
  /** Encrypts a text for one place, such as a column and the id of its row. */
  seal(text: string, location: string): Buffer;
  /** The text again; throws `SealedError` when it was sealed for another place, with a key that isn't there, or was changed. */
  unseal(sealed: Uint8Array, location: string): string;
  /** A digest that only the holder of the key can make: to tell whether two texts are equal, and nothing else. */
  digest(text: string): Buffer;
}

const derive = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `sewa ${use}`, 32));

/** What was sealed can't be opened. The message is for operators. */
export class SealedError extends Error {
  constructor(location: string) {
    const [column] = location.split(' ');
    super(
      `No key in SEAL_KEY opens ${column}: it was sealed with another key or for another place, or was changed.`,
    );
    this.name = 'SealedError';
  }
}

function open(bytes: Buffer, sealKey: Buffer, location: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(location));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * Makes a sealer of a key of 32 bytes: AES-256-GCM with a nonce for each text, HMAC-SHA-256 with a key of its own. What older keys
 * sealed is opened too. The oldest, which comes last, makes the digests, so that new ones can be compared with those in the database.
 */
export function createSealer(key: Buffer, olderKeys: readonly Buffer[] = []): Sealer {
  const sealKey = derive(key, 'seal');
  const openKeys = [sealKey, ...olderKeys.map((older) => derive(older, 'seal'))];
  const digestKey = derive(olderKeys.at(-1) ?? key, 'digest');
  return {
    seal(text, location) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      cipher.setAAD(Buffer.from(location));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed, location) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new SealedError(location);
      for (const openKey of openKeys) {
        const text = open(bytes, openKey, location);
        if (text !== null) return text;
      }
      throw new SealedError(location);
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest(),
  };
}

declare module '../calling/Context.ts' {
  interface Services {
    /** Null where no issuer is set up: then nothing is sealed. */
    readonly sealer: Sealer | null;
  }
}

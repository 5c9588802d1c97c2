import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts for the database, and makes keyed digests of them. */
export interface Sealer {
  /** Encrypts a text for one place, such as a column and the id of its row. */
  seal(text: string, location: string): Buffer;
  /** The text again; throws when it was sealed for another place, with another key, or was changed. */
  unseal(sealed: Uint8Array, location: string): string;
  /** A digest that only the holder of the key can make: to tell whether two texts are equal, and nothing else. */
  digest(text: string): Buffer;
}

const derive = (key: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `sewa ${use}`, 32));

/** Makes a sealer of a key of 32 bytes: AES-256-GCM with a nonce for each text, HMAC-SHA-256 with a key of its own. */
export function createSealer(key: Buffer): Sealer {
  const sealKey = derive(key, 'seal');
  const digestKey = derive(key, 'digest');
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
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(location));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
      return text.toString('utf8');
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

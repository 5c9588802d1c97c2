import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { DamagedBackupError } from './backupFormat.ts';

/** Who can open a backup: who knows the passphrase, or who has the key of the recipient. */
export type Lock = { passphrase: string } | { recipient: string };

/** What may open a backup. */
export interface Keys {
  passphrase: string | null;
  /** A file of age, with lines that begin with AGE-SECRET-KEY. */
  identityFile: string | null;
}

/** How what age encrypted begins. */
export const AGE_START = 'age-encryption.org/v1\n';

/** Makes what encrypts; throws a sentence if the recipient is none. */
export function makeEncrypter(lock: Lock): Encrypter {
  const encrypter = new Encrypter();
  if ('passphrase' in lock) {
    encrypter.setPassphrase(lock.passphrase);
    return encrypter;
  }
  try {
    encrypter.addRecipient(lock.recipient);
    return encrypter;
  } catch (error) {
    throw new Error(
      `${lock.recipient} can't be used to encrypt: a recipient is a public key as age-keygen prints it, age1 and 58 more characters.`,
      { cause: error },
    );
  }
}

async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} can't be read.`, { cause: error });
  });
  const keys = text.split(/\r?\n/).filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new Error(`${file} holds no key of age, which begins with AGE-SECRET-KEY.`);
  return keys;
}

/** Makes what decrypts; throws a sentence if there's nothing to open a backup with. */
async function makeDecrypter({ passphrase, identityFile }: Keys): Promise<Decrypter> {
  const decrypter = new Decrypter();
  if (identityFile) for (const key of await readIdentities(identityFile)) decrypter.addIdentity(key);
  else if (passphrase) decrypter.addPassphrase(passphrase);
  else throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE, or name a key with --identity FILE.');
  return decrypter;
}

function toStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* fromStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Encrypts a backup. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  encrypter: Encrypter,
): AsyncGenerator<Uint8Array> {
  yield* fromStream(await encrypter.encrypt(toStream(source)));
}

/** Decrypts a backup; throws a sentence if the keys don't fit. */
export async function* decrypt(source: AsyncIterable<Uint8Array>, keys: Keys): AsyncGenerator<Uint8Array> {
  const decrypter = await makeDecrypter(keys);
  const stream = await decrypter.decrypt(toStream(source)).catch((error: unknown) => {
    const what = keys.identityFile ? `The key in ${keys.identityFile}` : 'The passphrase';
    throw new Error(`${what} doesn't open the backup.`, { cause: error });
  });
  try {
    yield* fromStream(stream);
  } catch (error) {
    throw new DamagedBackupError(error);
  }
}

import { execFileSync } from 'node:child_process';
import { verify, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { hasProgram } from '../../testing/hasProgram.ts';
import { makeTestPaper } from '../../testing/makeTestPaper.ts';
import { openTestSeal, sandboxSealSettings } from '../../testing/openTestSeal.ts';
import { answerError } from '../http/errors.ts';
import { createSealer } from '../sealing/createSealer.ts';
import { createSealSource } from './createSealSource.ts';
import { createMemorySealStore } from './SealStore.ts';
import { SigningUnavailable } from './SigningUnavailable.ts';
import { sealWhole } from './sealSignature.ts';
import { verifySignatures } from './verifySignatures.ts';

const now = () => new Date();
const deps = () => ({
  store: createMemorySealStore(),
  sealer: createSealer(Buffer.alloc(32, 1)),
  now,
  realNow: now,
  log: () => undefined,
});
const production = {
  appEnvironment: 'production',
  host: '0.0.0.0',
  publicUrl: 'https://sewa.example',
  documentSeal: null,
  timestampUrl: null,
} as const;

test("the sandbox's seal survives a restart, and processes that start together share it", async () => {
  const store = createMemorySealStore();
  const [one, other] = await Promise.all([openTestSeal(now, store), openTestSeal(now, store)]);
  const again = await openTestSeal(now, store);
  expect(new Set([one, other, again].map(({ certificatePem }) => certificatePem)).size).toBe(1);
  expect(new Set([one, other, again].map(({ rootPem }) => rootPem)).size).toBe(1);
  expect(await store.find()).not.toMatch(/CERTIFICATE|sealKey/);
});

test("the sandbox's seal is valid for ten years, under a root of its own", async () => {
  const { certificatePem, rootPem } = await openTestSeal();
  const [certificate, root] = [new X509Certificate(certificatePem), new X509Certificate(rootPem)];
  expect(certificate.verify(root.publicKey)).toBe(true);
  expect([certificate.ca, root.ca]).toEqual([false, true]);
  expect(new Date(certificate.validTo).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 10);
});

test('texts are signed with the key of the seal', async () => {
  const { certificatePem, signText } = await openTestSeal();
  const text = Buffer.from('sums');
  const signature = await signText(text);
  const { publicKey } = new X509Certificate(certificatePem);
  expect(verify('sha256', text, publicKey, signature)).toBe(true);
  expect(verify('sha256', Buffer.from('other'), publicKey, signature)).toBe(false);
});

test('in production without a seal, signing answers 503', async () => {
  const error: unknown = await createSealSource(production, deps())
    .get()
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SigningUnavailable);
  expect(answerError(error)).toMatchObject({
    status: 503,
    answer: { message: expect.stringMatching(/signed/) },
  });
});

test('a seal that was kept with another key answers 503, and stays', async () => {
  const kept = deps();
  await createSealSource(sandboxSealSettings, kept).get();
  const before = await kept.store.find();
  const other = { ...kept, sealer: createSealer(Buffer.alloc(32, 2)) };
  await expect(createSealSource(sandboxSealSettings, other).get()).rejects.toThrow(SigningUnavailable);
  await expect(createSealSource(sandboxSealSettings, { ...kept, sealer: null }).get()).rejects.toThrow(
    SigningUnavailable,
  );
  expect(await kept.store.find()).toBe(before);
});

test('a store that was away is asked again', async () => {
  const kept = deps();
  let isAway = true;
  const find = () => (isAway ? Promise.reject(new Error('away')) : kept.store.find());
  const source = createSealSource(sandboxSealSettings, { ...kept, store: { ...kept.store, find } });
  await expect(source.get()).rejects.toThrow(SigningUnavailable);
  isAway = false;
  expect(await source.get()).toBe(await source.get());
});

test.skipIf(!hasProgram('openssl')).each([
  ['RSA', ['rsa:2048']],
  ['EC', ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']],
])("a PKCS #12 file with an %s key is the operator's seal", async (_, key) => {
  const folder = makeTestFolder();
  const [keyFile, certificateFile, p12File] = ['key.pem', 'certificate.pem', 'seal.p12'].map((name) =>
    join(folder, name),
  );
  const run = (...options: (string | undefined)[]) =>
    execFileSync('openssl', options.map(String), { stdio: 'pipe' });
  run(
    'req',
    '-x509',
    '-newkey',
    ...key,
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=Acme Seal',
    '-keyout',
    keyFile,
    '-out',
    certificateFile,
  );
  run(
    'pkcs12',
    '-export',
    '-inkey',
    keyFile,
    '-in',
    certificateFile,
    '-passout',
    'pass:secret',
    '-out',
    p12File,
  );
  const p12 = readFileSync(String(p12File));
  const open = (password: string) =>
    createSealSource({ ...production, documentSeal: { p12, password } }, deps()).get();
  const seal = await open('secret');
  const about = { place: 'seal', reason: 'Seal', at: new Date('2026-12-01T02:00:00Z'), seal };
  for (const title of ['One', 'Other']) {
    const { bytes, hasTimestamp } = await sealWhole(await makeTestPaper(title, 1), about);
    expect(hasTimestamp).toBe(false);
    expect(await verifySignatures(bytes)).toMatchObject({
      isIntact: true,
      signatures: [{ signerName: 'Acme Seal' }],
    });
  }
  await expect(open('wrong')).rejects.toThrow(SigningUnavailable);
});

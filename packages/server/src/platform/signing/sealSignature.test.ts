import { expect, test } from 'vitest';
import { makeTestAppearance, makeTestPaper } from '../../testing/makeTestPaper.ts';
import { openTestSeal } from '../../testing/openTestSeal.ts';
import { UnreadablePdf } from './requireReadable.ts';
import type { Seal } from './Seal.ts';
import { type Sealed, sealSignature, sealWhole } from './sealSignature.ts';
import { verifySignatures } from './verifySignatures.ts';

const at = new Date('2026-12-01T02:00:00Z');

const sign = async (bytes: Uint8Array, place: string, name: string, seal: Seal, page = 2): Promise<Sealed> =>
  sealSignature(bytes, {
    place,
    box: { page, x: 60, y: 500 },
    appearance: await makeTestAppearance(name),
    name,
    reason: `Signs as ${place}`,
    at,
    seal,
  });

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('three sign one after the other, and all their signatures hold', async () => {
  const seal = await openTestSeal(() => at);
  const versions = [await makeTestPaper('Agreement')];
  for (const place of ['landlord', 'tenant-1', 'tenant-2']) {
    const before = versions.at(-1) ?? new Uint8Array();
    const { bytes, hasTimestamp } = await sign(before, place, 'TAN MEI LING', seal);
    expect(hasTimestamp).toBe(true);
    expect(Buffer.compare(bytes.subarray(0, before.length), before)).toBe(0);
    versions.push(bytes);
  }
  const { signatures, isIntact, coversWholeFile } = await verifySignatures(
    versions.at(-1) ?? new Uint8Array(),
  );
  expect({ isIntact, coversWholeFile }).toEqual({ isIntact: true, coversWholeFile: true });
  expect(signatures).toMatchObject(
    ['landlord', 'tenant-1', 'tenant-2'].map((fieldName, index) => ({
      fieldName,
      signerName: 'Sewa sandbox seal',
      signedAt: at,
      isIntact: true,
      hasTimestamp: true,
      coversTo: versions[index + 1]?.length,
    })),
  );
});

// libpdf 0.4.2 would put each signature on the first page without size; where this fails, see `addSignature`.
test('the box stands on its page at its place, with the name for screen readers', async () => {
  const paper = await makeTestPaper('Agreement');
  const { bytes } = await sign(paper, 'tenant-1', '陈美玲', await openTestSeal());
  const added = toText(bytes.subarray(paper.length));
  const rect = /\/Rect\s*\[([^\]]+)\]/.exec(added)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  [60, 841.89 - 590, 287, 841.89 - 500].forEach((wanted, index) => {
    expect(rect[index]).toBeCloseTo(wanted, 1);
  });
  expect(added.match(/\/Rect\b/g)).toHaveLength(1);
  expect(added).toContain('/AP');
  const [, page] = /\/P (\d+ 0 R)/.exec(added) ?? [];
  expect(toText(paper)).toContain(` ${page}]\n/Count 2`);
  const label = [...'Signature of 陈美玲'].map((letter) =>
    letter.charCodeAt(0).toString(16).padStart(4, '0'),
  );
  const hex = [...added.matchAll(/\/TU\s*<([\da-f]+)>/gi)].map(([, text]) => text?.toLowerCase());
  const literal = toText(Buffer.from(`\ufeffSignature of 陈美玲`, 'utf16le').swap16());
  expect(hex.includes(`feff${label.join('')}`) || added.includes(literal)).toBe(true);
});

test('a page that is not there, and a place that has signed already, are refused', async () => {
  const seal = await openTestSeal();
  const paper = await makeTestPaper('Agreement');
  await expect(sign(paper, 'tenant-1', 'Mei', seal, 3)).rejects.toThrow('There is no page 3.');
  const { bytes } = await sign(paper, 'tenant-1', 'Mei', seal);
  await expect(sign(bytes, 'tenant-1', 'Mei', seal)).rejects.toThrow();
});

test.each([
  ['silent for three seconds', () => new Promise<never>(() => undefined)],
  ['out of order', () => Promise.reject(new Error('503'))],
  ['wrong about what was asked', null],
  ['talkative without end', async () => new Uint8Array(20_000)],
])('a time stamp authority that is %s leaves a signature without time stamp', async (_, timestamp) => {
  const seal = await openTestSeal();
  const authority = seal.timestampAuthority;
  const wrong = async () => (await authority?.timestamp(new Uint8Array(32), 'SHA-256')) ?? new Uint8Array();
  const failing = { ...seal, timestampAuthority: { timestamp: timestamp ?? wrong } };
  const { bytes, hasTimestamp } = await sign(await makeTestPaper('Agreement'), 'tenant-1', 'Mei', failing);
  expect(hasTimestamp).toBe(false);
  const { signatures, isIntact } = await verifySignatures(bytes);
  expect(isIntact).toBe(true);
  expect(signatures).toMatchObject([{ fieldName: 'tenant-1', hasTimestamp: false, signedAt: at }]);
});

test('a whole document is sealed without a box', async () => {
  const paper = await makeTestPaper('Certificate', 1);
  const { bytes } = await sealWhole(paper, {
    place: 'seal',
    reason: 'Certificate',
    at,
    seal: await openTestSeal(),
  });
  expect(await verifySignatures(bytes)).toMatchObject({
    isIntact: true,
    signatures: [{ fieldName: 'seal' }],
  });
  expect(toText(bytes.subarray(paper.length))).toMatch(/\/Rect\s*\[\s*0 0 0 0\s*\]/);
});

test('a scan that cannot be read is refused, even one that libpdf never ends reading', async () => {
  const seal = await openTestSeal();
  const paper = await makeTestPaper('Scan', 1);
  const endless = Buffer.from(toText(paper).replace('/Author (', '/Author )'), 'latin1');
  for (const bytes of [new TextEncoder().encode('no PDF'), paper.subarray(0, 20), endless])
    await expect(sealWhole(bytes, { place: 'scan', reason: 'Scan received', at, seal })).rejects.toThrow(
      UnreadablePdf,
    );
});

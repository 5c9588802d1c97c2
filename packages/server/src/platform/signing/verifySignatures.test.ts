import { beforeAll, expect, test } from 'vitest';
import { makeTestAppearance, makeTestPaper } from '../../testing/makeTestPaper.ts';
import { openTestSeal } from '../../testing/openTestSeal.ts';
import { sealSignature } from './sealSignature.ts';
import { verifySignatures } from './verifySignatures.ts';

/** How many characters of the hexadecimal of a signature hold its CMS, at most; the rest is padding. */
const CMS_CHARACTERS = 5_000;

let signed = new Uint8Array();
/** Where the paper and each signature end. */
let ends: number[] = [];

beforeAll(async () => {
  const seal = await openTestSeal();
  signed = await makeTestPaper('Agreement');
  ends = [signed.length];
  for (const name of ['landlord', 'tenant-1', 'tenant-2']) {
    const appearance = await makeTestAppearance(name);
    const box = { page: 1, x: 60, y: 300 };
    const about = { place: name, box, appearance, name, reason: name, at: new Date(), seal };
    ({ bytes: signed } = await sealSignature(signed, about));
    ends.push(signed.length);
  }
});

const change = (position: number, to?: number): Uint8Array => {
  const changed = new Uint8Array(signed);
  changed[position] = to ?? (changed[position] ?? 0) ^ 1;
  return changed;
};

const judge = async (bytes: Uint8Array) =>
  (await verifySignatures(bytes)).signatures.map(({ isIntact }) => isIntact);

/** Where the hexadecimal of the last signature begins. */
const findContents = () =>
  Buffer.from(signed).toString('latin1').lastIndexOf('/Contents <') + '/Contents <'.length;

test('a changed byte breaks the signatures that cover it, and no other', async () => {
  const [paper = 0, first = 0, second = 0, third = 0] = ends;
  expect(await judge(change(paper - 30))).toEqual([false, false, false]);
  expect(await judge(change(paper + 10))).toEqual([false, false, false]);
  expect(await judge(change(first - 10))).toEqual([false, false, false]);
  expect(await judge(change(first + 10))).toEqual([true, false, false]);
  expect(await judge(change(second - 10))).toEqual([true, false, false]);
  expect(await judge(change(second + 10))).toEqual([true, true, false]);
  expect(await judge(change(third - 10))).toEqual([true, true, false]);
});

test('a changed byte is found all over the file', async () => {
  for (let position = 0; position < signed.length; position += 701)
    expect((await verifySignatures(change(position))).isIntact, `byte ${position}`).toBe(false);
});

test('a changed byte is found in the signature itself, its certificates, its time stamp and its padding', async () => {
  const contents = findContents();
  const positions = Array.from({ length: CMS_CHARACTERS / 7 }, (_, index) => contents + index * 7);
  for (const position of [...positions, contents + 16_000, contents - 1])
    expect((await verifySignatures(change(position))).isIntact, `byte ${position - contents}`).toBe(false);
});

test('a letter of the signature in upper case is found', async () => {
  const contents = findContents();
  const lower = signed.indexOf('a'.charCodeAt(0), contents);
  expect((await verifySignatures(change(lower, 'A'.charCodeAt(0)))).isIntact).toBe(false);
});

test('bytes behind the last signature are found, though each signature holds', async () => {
  const longer = Buffer.concat([signed, Buffer.from('\n% one more line\n')]);
  expect(await judge(longer)).toEqual([true, true, true]);
  expect(await verifySignatures(longer)).toMatchObject({ coversWholeFile: false, isIntact: false });
  const shorter = signed.subarray(0, -1);
  expect((await verifySignatures(shorter)).isIntact).toBe(false);
});

test('what has no signature, or is no PDF, is not intact', async () => {
  for (const bytes of [new Uint8Array(), Buffer.from('%PDF-1.7'), signed.subarray(0, ends[0])])
    expect(await verifySignatures(bytes)).toEqual({
      signatures: [],
      coversWholeFile: false,
      isIntact: false,
    });
});

test('ranges that lead outside the file, or not to a signature, are not intact', async () => {
  const fakes = ['0 10 20 30', '0 999999 1000000 5', '5 10 20 30', '0 0 0 0', '0 20 10 5'];
  for (const fake of fakes) {
    const bytes = Buffer.from(`%PDF-1.7\n1 0 obj<</ByteRange [${fake}] /Contents <3000>>>endobj`);
    expect(await verifySignatures(bytes)).toMatchObject({
      isIntact: false,
      signatures: [{ isIntact: false }],
    });
  }
});

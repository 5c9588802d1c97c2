import { beforeAll, expect, test } from 'vitest';
import { makeTestPaper } from '../../testing/makeTestPaper.ts';
import { openTestSeal } from '../../testing/openTestSeal.ts';
import { checkReturned } from './checkReturned.ts';
import { createPersonalSigner, type SignPersonally } from './createPersonalSigner.ts';
import { sealWhole } from './sealSignature.ts';

const mei = { name: 'TAN MEI LING', partialUin: '011I' };
const ben = { name: 'BEN LIM', partialUin: '567D' };
const at = new Date('2026-12-01T02:00:00Z');

let signer: SignPersonally;
let paper = new Uint8Array();

beforeAll(async () => {
  signer = await createPersonalSigner(new Date());
  paper = await makeTestPaper('Agreement');
});

const sign = (bytes: Uint8Array, person: typeof mei, fieldName = person.name) =>
  signer(bytes, { ...person, fieldName, page: 1, x: 0.1, y: 0.3, at });

test('a paper that came back with one more signature is taken, with who signed', async () => {
  const one = await sign(paper, mei);
  expect(await checkReturned(paper, one)).toEqual({
    isTaken: true,
    signerName: 'TAN MEI LING (011I)',
    serialNumber: expect.stringMatching(/^[\da-f]{32}$/),
    signedAt: at,
    hasTimestamp: true,
  });
  expect(await checkReturned(one, await sign(one, ben))).toMatchObject({
    isTaken: true,
    signerName: 'BEN LIM (567D)',
  });
});

test('any other paper is not taken, with the reason', async () => {
  const one = await sign(paper, mei);
  const two = await sign(one, ben);
  const changed = new Uint8Array(two);
  changed[two.length - 5] = 0;
  const other = await sign(await makeTestPaper('Another agreement'), mei);
  const { bytes: sealed } = await sealWhole(one, {
    place: 'seal',
    reason: 'Seal',
    at,
    seal: await openTestSeal(),
  });
  const refused = (problem: string) => ({ isTaken: false, problem });
  expect(await checkReturned(paper, other)).toEqual(refused('another-document'));
  expect(await checkReturned(two, one)).toEqual(refused('another-document'));
  expect(await checkReturned(paper, new Uint8Array())).toEqual(refused('another-document'));
  expect(await checkReturned(one, one)).toEqual(refused('not-signed'));
  expect(await checkReturned(paper, Buffer.concat([paper, Buffer.from('\n%\n')]))).toEqual(
    refused('not-signed'),
  );
  expect(await checkReturned(one, Buffer.concat([one, Buffer.from('\n%\n')]))).toEqual(refused('not-intact'));
  expect(await checkReturned(one, changed)).toEqual(refused('not-intact'));
  expect(await checkReturned(paper, two)).toEqual(refused('signed-twice'));
  expect(await checkReturned(one, await sign(one, mei, 'again'))).toEqual(refused('same-certificate'));
  expect(await checkReturned(one, sealed)).toMatchObject({ isTaken: true });
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '@sewa/testing/folders';
import { expect, test } from 'vitest';
import { hasProgram } from '../../testing/hasProgram.ts';
import { makeTestAppearance, makeTestPaper } from '../../testing/makeTestPaper.ts';
import { openTestSeal } from '../../testing/openTestSeal.ts';
import { sealSignature } from './sealSignature.ts';

async function signThrice() {
  const seal = await openTestSeal();
  let bytes = await makeTestPaper('Agreement');
  for (const [index, name] of ['TAN MEI LING', 'PRIYA', 'NUR'].entries()) {
    const about = { place: `tenant-${index}`, name, reason: 'Signs', at: new Date(), seal };
    const appearance = await makeTestAppearance(name);
    ({ bytes } = await sealSignature(bytes, {
      ...about,
      box: { page: 1, x: 60, y: 100 + 110 * index },
      appearance,
    }));
  }
  return { bytes, seal };
}

function change(bytes: Uint8Array, position: number): Uint8Array {
  const changed = new Uint8Array(bytes);
  changed[position] = (changed[position] ?? 0) ^ 1;
  return changed;
}

test.skipIf(!hasProgram('pdfsig'))('pdfsig accepts three signatures and finds one changed byte', async () => {
  const { bytes } = await signThrice();
  const file = join(makeTestFolder(), 'signed.pdf');
  const judge = (content: Uint8Array): string => {
    writeFileSync(file, content);
    return spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' }).stdout;
  };
  const sound = judge(bytes);
  expect(sound.match(/Signature is Valid/g)).toHaveLength(3);
  expect(sound.match(/Total document signed/g)).toHaveLength(1);
  expect(judge(change(bytes, bytes.length - 60)).match(/Signature is Valid/g)).toHaveLength(2);
});

test.skipIf(!hasProgram('openssl'))(
  'openssl accepts each signature as CAdES under the root, and finds one changed byte',
  async () => {
    const { bytes, seal } = await signThrice();
    const folder = makeTestFolder();
    const path = (name: string) => join(folder, name);
    writeFileSync(path('root.pem'), seal.rootPem);
    const verify = (content: Uint8Array): boolean[] => {
      const text = Buffer.from(content).toString('latin1');
      const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
      return ranges.map((match) => {
        const [start = 0, length = 0, next = 0, rest = 0] = match.slice(1).map(Number);
        writeFileSync(path('signature.der'), Buffer.from(text.slice(start + length + 1, next - 1), 'hex'));
        writeFileSync(
          path('content'),
          Buffer.concat([content.subarray(start, length), content.subarray(next, next + rest)]),
        );
        const files = [
          '-in',
          path('signature.der'),
          '-content',
          path('content'),
          '-CAfile',
          path('root.pem'),
        ];
        const options = [
          'cms',
          '-verify',
          '-cades',
          '-binary',
          '-inform',
          'DER',
          '-purpose',
          'any',
          '-out',
          path('out'),
        ];
        return spawnSync('openssl', [...options, ...files]).status === 0;
      });
    };
    expect(verify(bytes)).toEqual([true, true, true]);
    expect(verify(change(bytes, 200))).toEqual([false, false, false]);
    expect(verify(change(bytes, bytes.length - 60))).toEqual([true, true, false]);
  },
);

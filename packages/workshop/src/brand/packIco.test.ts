import { expect, test } from 'vitest';
import { packIco } from './packIco.ts';

test('an icon file lists every size with the place of its picture', () => {
  const small = Buffer.from('small');
  const large = Buffer.from('larger');
  const file = packIco([
    { edge: 16, png: small },
    { edge: 48, png: large },
  ]);

  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const pictures = [6, 22].map((entry) => {
    const start = file.readUInt32LE(entry + 12);
    const content = file.subarray(start, start + file.readUInt32LE(entry + 8)).toString();
    return { edge: file.readUInt8(entry), bits: file.readUInt16LE(entry + 6), content };
  });
  expect(pictures).toEqual([
    { edge: 16, bits: 32, content: 'small' },
    { edge: 48, bits: 32, content: 'larger' },
  ]);
});

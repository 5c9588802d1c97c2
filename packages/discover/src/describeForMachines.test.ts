import { expect, test } from 'vitest';
import { describeForMachines } from './describeForMachines.ts';
import { sampleDetail } from './fixtures.ts';

const picture = { alt: 'A sofa', kind: 'living', width: 900, height: 600 } as const;

test('names its own pictures and its page by their full addresses', () => {
  const pictures = ['/media/a', 'https://cdn.test/b.jpg'].map((src) => ({ ...picture, src }));
  expect(
    describeForMachines({ ...sampleDetail, pictures }, { publicUrl: 'https://sewa.test' }),
  ).toMatchObject({
    image: ['https://sewa.test/media/a', 'https://cdn.test/b.jpg'],
    url: expect.stringMatching(/^https:\/\/sewa\.test\/discover\//),
  });
});

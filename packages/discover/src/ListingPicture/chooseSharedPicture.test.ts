import { expect, test } from 'vitest';
import { chooseSharedPicture } from './chooseSharedPicture.ts';

const drawing = { src: '/plan', alt: 'A plan', kind: 'floor-plan', width: 600, height: 400 } as const;
const photo = {
  ...drawing,
  src: '/1600',
  alt: 'A sofa',
  kind: 'living',
  width: 1_600,
  sources: [
    { src: '/960', width: 960 },
    { src: '/480', width: 480 },
  ],
  preview: 'data:,',
} as const;

test.each([
  ['the first photo, not too wide', [drawing, photo], { src: '/960', alt: 'A sofa' }],
  ['a photo that has one width', [{ ...photo, width: 900, sources: [] }], { src: '/1600', alt: 'A sofa' }],
  [
    'a picture that an import calls a photo',
    [{ ...drawing, kind: 'photo' }],
    { src: '/plan', alt: 'A plan' },
  ],
  [
    'a rendered room before a plan',
    [drawing, { ...drawing, src: '/room', kind: 'living' }],
    { src: '/room', alt: 'A plan' },
  ],
  ['nothing of plans', [drawing], null],
] as const)('a link shows %s', (_, pictures, shared) => {
  expect(
    chooseSharedPicture(
      pictures.map((picture) => ({
        ...picture,
        sources: 'sources' in picture ? [...picture.sources] : null,
      })),
    ),
  ).toEqual(shared);
});

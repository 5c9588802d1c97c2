import { MAX_PHOTO_BYTES as maxBytes, MAX_PHOTOS as maxPhotos, photoTypes } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import * as messages from './messages.ts';
import { findRefusal, MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES } from './photoRules.ts';

const makeFile = (name: string, type: string) => new File(['x'], name, { type });

test('the limits are those of the server', () => {
  expect([MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TYPES]).toEqual([maxBytes, maxPhotos, photoTypes]);
});

test.each([
  ['a JPEG', makeFile('a.jpg', 'image/jpeg'), 0, null],
  ['a JPEG by another name', makeFile('a.jpg', 'image/jpg'), 29, null],
  ['one too many', makeFile('a.jpg', 'image/jpeg'), 30, messages.countReason(30)],
  ['HEIC', makeFile('IMG_1.HEIC', ''), 0, messages.heicReason],
  ['HEIC by its type', makeFile('photo', 'image/heif'), 0, messages.heicReason],
  ['a drawing', makeFile('a.svg', 'image/svg+xml'), 0, messages.typeReason('a.svg')],
] as const)('%s', (_, file, count, reason) => {
  expect(findRefusal(file, count)).toBe(reason);
});

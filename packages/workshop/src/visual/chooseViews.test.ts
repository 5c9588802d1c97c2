import { expect, test } from 'vitest';
import { chooseViews, listChangedFiles, type ViewWish } from './chooseViews.ts';

const onPush: ViewWish = { asked: undefined, changedSince: 'abc', isCi: true, isUpdating: false };
const isFull = (wish: Partial<ViewWish>, changed: string[] | null = []) =>
  chooseViews({ ...onPush, ...wish }, () => changed).isFull;

test('a push that changes no look compares light at one width', () => {
  expect(isFull({}, ['packages/discover/src/Total.tsx', 'README.md'])).toBe(false);
});

test('a push that changes tokens or ui compares everything, whatever else it changes', () => {
  expect(isFull({}, ['README.md', 'packages/ui/src/Button/Button.css.ts'])).toBe(true);
  expect(isFull({}, ['tokens/src/base.json'])).toBe(true);
  expect(isFull({}, ['packages/ui-tools/index.ts'])).toBe(false);
});

test('where the commit before is not told, or not known here, everything is compared', () => {
  expect(isFull({ changedSince: undefined })).toBe(true);
  expect(isFull({ changedSince: '0000000000000000000000000000000000000000' })).toBe(true);
  expect(isFull({}, null)).toBe(true);
});

test('at a desk the push to come is compared with the branch it goes to', () => {
  const asked: string[] = [];
  chooseViews({ ...onPush, changedSince: undefined, isCi: false }, (commit) => {
    asked.push(commit);
    return [];
  });
  expect(asked).toEqual(['origin/main']);
});

test('who asks for everything, or for the quick set, gets it; drawing anew draws everything', () => {
  expect(isFull({ asked: 'full' })).toBe(true);
  expect(isFull({ asked: 'quick' }, ['tokens/src/base.json'])).toBe(false);
  expect(isFull({ asked: 'quick', isUpdating: true })).toBe(true);
});

test('git tells what differs from a commit it knows, and of another nothing', () => {
  expect(listChangedFiles('HEAD')).toBeInstanceOf(Array);
  expect(listChangedFiles('no-such-commit')).toBeNull();
});

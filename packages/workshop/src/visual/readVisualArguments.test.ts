import { expect, test } from 'vitest';
import { readVisualArguments } from './readVisualArguments.ts';

test('a name after --update narrows what is drawn anew', () => {
  expect(readVisualArguments(['--update', 'Button'])).toMatchObject({
    isUpdating: true,
    filters: ['Button'],
  });
});

test('a name given by the environment narrows a run that names none itself', () => {
  expect(readVisualArguments(['--update'], 'Button').filters).toEqual(['Button']);
  expect(readVisualArguments(['Link'], 'Button').filters).toEqual(['Link']);
});

test('what is accepted is named after --accept or an equals sign', () => {
  expect(readVisualArguments(['--accept', 'Button']).accepts).toBe('Button');
  expect(readVisualArguments(['--accept=Button']).accepts).toBe('Button');
  expect(readVisualArguments([]).accepts).toBeNull();
});

test('accepting without a name is refused', () => {
  expect(() => readVisualArguments(['--accept'])).toThrow('Say whose pictures to accept');
});

test('other options go to Vitest as they stand', () => {
  expect(readVisualArguments(['--reporter=verbose']).options).toEqual(['--reporter=verbose']);
});

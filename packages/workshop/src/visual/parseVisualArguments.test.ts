import { expect, test } from 'vitest';
import { parseVisualArguments } from './parseVisualArguments.ts';

test('a name after --update narrows what is drawn anew', () => {
  expect(parseVisualArguments(['--update', 'Button'])).toMatchObject({
    isUpdating: true,
    filters: ['Button'],
  });
});

test('a name given by the environment narrows a run that names none itself', () => {
  expect(parseVisualArguments(['--update'], ['Button']).filters).toEqual(['Button']);
  expect(parseVisualArguments(['Link'], ['Button']).filters).toEqual(['Link']);
});

test('what is accepted is named after --accept or an equals sign', () => {
  expect(parseVisualArguments(['--accept', 'Button']).accepts).toBe('Button');
  expect(parseVisualArguments(['--accept=Button']).accepts).toBe('Button');
  expect(parseVisualArguments([]).accepts).toBeNull();
});

test('accepting without a name is refused', () => {
  expect(() => parseVisualArguments(['--accept'])).toThrow('Say whose pictures to accept');
});

test('other options go to Vitest as they stand', () => {
  expect(parseVisualArguments(['--reporter=verbose']).options).toEqual(['--reporter=verbose']);
});

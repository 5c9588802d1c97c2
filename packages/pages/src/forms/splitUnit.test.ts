import { expect, test } from 'vitest';
import { splitUnit } from './splitUnit.ts';

test.each([
  ['#05-123', { floor: '05', unit: '123' }],
  ['12-08A', { floor: '12', unit: '08A' }],
  [' # B1 - 02 ', { floor: 'B1', unit: '02' }],
  ['123', null],
  ['05', null],
  ['Blk 5-3 Road', null],
])('%s is split', (text, parts) => expect(splitUnit(text)).toEqual(parts));

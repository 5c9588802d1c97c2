import { describe, expect, test } from 'vitest';
import { parseEntityNumber } from './parseEntityNumber.ts';

const uen = '00000012D';

describe('an id token', () => {
  test.each([
    ['without a company', {}],
    ['whose company is no object', { entityInfo: uen }],
    ['whose company is null', { entityInfo: null }],
    ['whose number is none', { entityInfo: { CPEntID: 'mine', CPEnt_Status: 'Registered' } }],
    ['whose company is struck off', { entityInfo: { CPEntID: uen, CPEnt_Status: 'De-Registered' } }],
    ['whose company has no status', { entityInfo: { CPEntID: uen } }],
  ])('%s names no entity number', (_, claims) => {
    expect(parseEntityNumber(claims)).toBeNull();
  });

  test('names that of a registered company', () => {
    expect(parseEntityNumber({ entityInfo: { CPEntID: ' 00000012d', CPEnt_Status: 'Registered' } })).toBe(
      uen,
    );
  });
});

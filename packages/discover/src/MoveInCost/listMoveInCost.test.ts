import { expect, test } from 'vitest';
import { describeSource } from './describeMoveIn.ts';
import { listMoveInCost } from './listMoveInCost.ts';

const signedOn = '2026-11-28';

test('moving in costs a whole first rent, deposit and duty; an own agent comes on top', () => {
  const { lines, total, isWhole } = listMoveInCost({ monthlyRent: 300_000, months: 24, signedOn });
  expect(lines.map(({ kind, cents, isOptional }) => [kind, cents, isOptional])).toEqual([
    ['first-rent', 300_000, false],
    ['deposit', 600_000, false],
    ['stamp-duty', 28_800, false],
    ['agent-fee', 300_000, true],
  ]);
  expect({ total, isWhole }).toEqual({ total: 928_800, isWhole: true });
});

test('what is not known is left out of the total, which is then not whole', () => {
  const { lines, total, isWhole } = listMoveInCost({ monthlyRent: 300_000, months: 36, signedOn });
  expect(lines.find(({ kind }) => kind === 'deposit')?.cents).toBeNull();
  expect({ total, isWhole }).toEqual({ total: 343_200, isWhole: false });
});

test('every amount has its source in a sentence', () => {
  const { lines } = listMoveInCost({ monthlyRent: 300_000, months: 12, signedOn });
  expect(lines.map(({ source }) => source && describeSource(source))).toEqual([
    expect.stringMatching(/^Customary, not required by law\. .*; checked Nov 21, 2026\.$/),
    expect.stringMatching(/^Customary, not required by law\./),
    expect.stringMatching(/^Based on published guides, not checked against the law\./),
    expect.stringMatching(/^Customary, not required by law\./),
  ]);
});

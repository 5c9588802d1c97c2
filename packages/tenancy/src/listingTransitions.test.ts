import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getListingTransition, listingTransitions, listOpenTransitions } from './listingTransitions.ts';

describe('the transitions of a listing', () => {
  test('have one name each, and lead somewhere that something leads out of, except closed', () => {
    const names = listingTransitions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const ends = listingTransitions
      .map(({ to }) => to)
      .filter((state) => !listingTransitions.some(({ from }) => from.includes(state)));
    expect(new Set(ends)).toEqual(new Set(['closed']));
  });

  test('are offered by state, actor and review', () => {
    const open = (state: Parameters<typeof listOpenTransitions>[0], isReviewed = true) =>
      listOpenTransitions(state, 'lister', { isReviewed });
    expect(open('draft')).toEqual(['submit', 'publish', 'close']);
    expect(open('draft', false)).toEqual(['submit', 'close']);
    expect(open('review')).toEqual(['close']);
    expect(open('live')).toEqual(['confirm', 'pause', 'let', 'close']);
    expect(open('paused')).toEqual(['resume', 'let', 'close']);
    expect(open('let')).toEqual(['resume', 'close']);
    expect(open('closed')).toEqual([]);
    expect(listOpenTransitions('review', 'operator', { isReviewed: false })).toEqual(['approve', 'reject']);
    expect(listOpenTransitions('live', 'system', { isReviewed: false })).toEqual(['pause']);
  });

  test('to the market all need the facts, an authority, a reason for a low rent and a free part', () => {
    for (const { to, from, needs } of listingTransitions)
      if (to === 'live' && !from.includes('live'))
        expect(needs).toEqual(expect.arrayContaining(['complete', 'authority', 'low-rent-reason', 'free']));
  });

  test('are found by name only', () => {
    expect(getListingTransition('let').to).toBe('let');
    expect(() => getListingTransition('sell' as never)).toThrow('no transition "sell"');
  });

  test('stand in the README as they are', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const { name, from, to, who, needs } of listingTransitions)
      expect(readme).toContain(
        `| \`${name}\` | ${from.join(', ')} | ${to} | ${who.join(', ')} | ${needs.join(', ') || '-'} |`,
      );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseScale, HALF_HEIGHT, HALF_WIDTH, MARK_RADIUS, placeMarks } from './placeMarks.ts';

const home = { latitude: 1.35, longitude: 103.85 };
/** Somewhere within 1.5 km. */
const near = fc
  .record({
    metres: fc.double({ min: 0, max: 1_500, noNaN: true }),
    angle: fc.double({ min: 0, max: 6.28, noNaN: true }),
  })
  .map(({ metres, angle }) => ({
    latitude: home.latitude + (metres * Math.sin(angle)) / 111_195,
    longitude: home.longitude + (metres * Math.cos(angle)) / 111_195,
  }));

describe('marks', () => {
  test('what is alone is drawn at its place: north is up, east is right', () => {
    const north = { latitude: home.latitude + 0.005, longitude: home.longitude };
    const east = { latitude: home.latitude, longitude: home.longitude + 0.005 };
    expect(placeMarks(home, [north, east], 5)).toEqual([
      { x: 0, y: -111 },
      { x: 111, y: 0 },
    ]);
  });

  test('the scale shows at least 720 m', () => {
    expect(chooseScale(home, [])).toBe(2);
    expect(chooseScale(home, [home])).toBe(2);
  });

  test('all are on the drawing, none on another or on the home', () => {
    fc.assert(
      fc.property(fc.array(near, { maxLength: 12 }), (positions) => {
        const marks = placeMarks(home, positions, chooseScale(home, positions));
        expect(marks).toHaveLength(positions.length);
        const all = [{ x: 0, y: 0 }, ...marks];
        for (const [index, mark] of all.entries()) {
          expect(Math.abs(mark.x)).toBeLessThanOrEqual(HALF_WIDTH - MARK_RADIUS);
          expect(Math.abs(mark.y)).toBeLessThanOrEqual(HALF_HEIGHT - MARK_RADIUS);
          for (const other of all.slice(index + 1))
            expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(
              2 * MARK_RADIUS - 4,
            );
        }
      }),
    );
  });
});

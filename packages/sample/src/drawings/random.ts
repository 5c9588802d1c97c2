/** Draws the same values for the same seed, on every machine. */
export interface Random {
  /** A fraction in [0, 1). */
  fraction: () => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** One of the options. */
  pick: <T>(options: readonly [T, ...T[]]) => T;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
}

function hash(seed: string): number {
  let value = 2166136261;
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

/** Makes a generator (mulberry32 over an FNV-1a hash of the seed). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    whole,
    pick: (options) => options[whole(0, options.length - 1)] ?? options[0],
    chance: (probability) => fraction() < probability,
  };
}

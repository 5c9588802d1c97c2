import { countEdits } from './editDistance.ts';

const MIN_LENGTH = 4;

/** Long words may begin with a wrong letter. */
const LONG = 7;

/** A wrong first letter counts as half an edit more: people rarely get it wrong. */
const WRONG_START = 0.5;

/** Known spellings, by their length, and which of them a misspelled one is nearest to. */
export class Spelling {
  readonly #byLength = new Map<number, Set<string>>();

  /** Adds a spelling that is right. */
  add(text: string): void {
    if (text.length < MIN_LENGTH) return;
    const known = this.#byLength.get(text.length);
    if (known) known.add(text);
    else this.#byLength.set(text.length, new Set([text]));
  }

  /** The known spellings that are nearest to a text, at most `maxEdits` away. */
  listNearest(text: string, maxEdits: number, { isFirstLetterSure = false } = {}): string[] {
    let nearest: string[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (let length = text.length - maxEdits; maxEdits > 0 && length <= text.length + maxEdits; length += 1)
      for (const known of this.#byLength.get(length) ?? []) {
        const isSameStart = known[0] === text[0];
        if (!isSameStart && (isFirstLetterSure || text.length < LONG)) continue;
        const edits = countEdits(text, known, isSameStart ? maxEdits : 1);
        if (edits > (isSameStart ? maxEdits : 1)) continue;
        const distance = edits + (isSameStart ? 0 : WRONG_START);
        if (distance > least) continue;
        if (distance < least) nearest = [];
        least = distance;
        nearest.push(known);
      }
    return nearest;
  }
}

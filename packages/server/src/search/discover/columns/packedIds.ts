/** The id of a listing as two numbers, which stand in the order of ids. */
export type PackedId = readonly [start: number, end: number];

/** Digits of an id, five bits each, that one number holds. */
const HALF = 6;

const CODE_OF_2 = 50;
const CODE_OF_A = 97;
/** Where the letters stand behind the digits 2 to 7. */
const PLACE_OF_A = 6;

function packHalf(text: string): number {
  let packed = 0;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    packed = packed * 32 + (code >= CODE_OF_A ? code - CODE_OF_A + PLACE_OF_A : code - CODE_OF_2);
  }
  return packed;
}

function unpackHalf(packed: number): string {
  let text = '';
  for (let place = HALF - 1; place >= 0; place -= 1) {
    const digit = (packed >>> (place * 5)) & 31;
    text += String.fromCharCode(digit >= PLACE_OF_A ? digit - PLACE_OF_A + CODE_OF_A : digit + CODE_OF_2);
  }
  return text;
}

/** The two numbers of an id. */
export const packId = (id: string): PackedId => [packHalf(id.slice(0, HALF)), packHalf(id.slice(HALF))];

/** The id of two numbers. */
export const unpackId = ([start, end]: PackedId): string => unpackHalf(start) + unpackHalf(end);

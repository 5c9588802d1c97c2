const CONSTRUCTED = 0x20;
const LONG_TAG = 0x1f;
const LONG_LENGTH = 0x80;
const MAX_DEPTH = 40;

/** The length a value says it has, and where its content begins; null unless both are written in the shortest way. */
function readHead(bytes: Uint8Array, start: number): { readonly from: number; readonly to: number } | null {
  const [tag = 0, first] = bytes.subarray(start, start + 2);
  if (first === undefined || tag === 0 || (tag & LONG_TAG) === LONG_TAG) return null;
  const count = first < LONG_LENGTH ? 0 : first - LONG_LENGTH;
  const from = start + 2 + count;
  const length =
    count === 0
      ? first
      : Number.parseInt(`0${Buffer.from(bytes.subarray(start + 2, from)).toString('hex')}`, 16);
  const isShortest = count === 0 ? first !== LONG_LENGTH : length >= LONG_LENGTH && bytes[start + 2] !== 0;
  return isShortest && count <= 4 && from + length <= bytes.length ? { from, to: from + length } : null;
}

/** Where a value at `start` ends; null if it isn't DER. */
export function findDerEnd(bytes: Uint8Array, start = 0, depth = 0): number | null {
  const head = readHead(bytes, start);
  if (!head || depth > MAX_DEPTH) return null;
  if (((bytes[start] ?? 0) & CONSTRUCTED) === 0) return head.to;
  const inside = bytes.subarray(0, head.to);
  let position: number | null = head.from;
  while (position !== null && position < head.to) position = findDerEnd(inside, position, depth + 1);
  return position;
}

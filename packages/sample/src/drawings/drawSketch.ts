import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 320;

type Colour = readonly [red: number, green: number, blue: number];
type Box = readonly [left: number, top: number, right: number, bottom: number, colour: Colour];

const paper: Colour = [250, 247, 240];
const wall: Colour = [60, 64, 72];

/** The plan of a studio: walls, and in them a bed, a bookcase, a desk and a kitchen. */
const boxes: readonly Box[] = [
  [30, 30, 450, 290, wall],
  [38, 38, 442, 282, [255, 255, 255]],
  [300, 38, 308, 150, wall],
  [308, 38, 442, 142, [222, 238, 240]],
  [60, 60, 160, 200, [205, 216, 232]],
  [180, 60, 196, 200, [188, 160, 124]],
  [60, 250, 200, 282, [226, 204, 170]],
  [330, 242, 442, 282, [214, 220, 204]],
];

const findColour = (x: number, y: number): Colour =>
  boxes.findLast(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom)?.[4] ??
  paper;

function makeChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

/** Draws the plan of a studio as a PNG, the same on every machine. */
export function drawSketch(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    0,
    ...Array.from({ length: WIDTH }, (__, x) => findColour(x, y)).flat(),
  ]);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      makeChunk('IHDR', header),
      makeChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
      makeChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

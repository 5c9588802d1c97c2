import { deflateSync } from 'node:zlib';
import { formatNumber } from '@sewa/formatters';
import { describe, expect, test } from 'vitest';
import {
  makeJpeg,
  makeJpegSegment,
  makePdf,
  makePng,
  makePngChunk,
  makeWebp,
  makeWebpChunk,
  makeWebpPixels,
} from '../../../testing/makeFiles.ts';
import { HttpError } from '../../http/HttpError.ts';
import { judgeContent } from './judgeContent.ts';
import { MAX_PAGES, MAX_STREAMS } from './limits.ts';

const types = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

/** What a file is refused for, or its type. */
async function judge(bytes: Buffer): Promise<string> {
  try {
    return (await judgeContent(bytes)).contentType;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.fields.map(({ name, reason }) => `${name} ${reason}`).join();
  }
}

const text = (text: string) => Buffer.from(text, 'latin1');
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000);
const ofPng = (name: string, content: Buffer) => makePng({ more: [makePngChunk(name, content)] });

const emptyZip = Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]);
/** The end of an archive whose comment is what follows it in the file. */
function endZip(after: number): Buffer {
  const end = Buffer.from(emptyZip);
  end.writeUInt16LE(after, 20);
  return end;
}

const canvas = (width: number, height: number): Buffer => {
  const content = Buffer.alloc(10);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return makeWebpChunk('VP8X', content);
};
const frame = makeWebpChunk('ANMF', Buffer.concat([Buffer.alloc(16), makeWebpPixels(2, 2)]));

const ascii85 = (bytes: Buffer): Buffer => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let written = '';
  for (let at = 0; at < padded.length; at += 4) {
    const value = padded.readUInt32BE(at);
    for (let power = 4; power >= 0; power -= 1)
      written += String.fromCharCode(33 + (Math.floor(value / 85 ** power) % 85));
  }
  return text(`${written}~>`);
};

describe('a file is taken', () => {
  const whole: readonly (readonly [string, Buffer, string])[] = [
    ['a PNG', makePng(), types.png],
    [
      'a PNG with a text and a profile',
      ofPng('zTXt', Buffer.concat([text('Title\0\0'), deflateSync(text('A'))])),
      types.png,
    ],
    ['a PNG of 49 million pixels', makePng({ width: 7_000, height: 7_000 }), types.png],
    ['a JPEG', makeJpeg(), types.jpeg],
    ['a JPEG in ten scans', makeJpeg({ scans: 10 }), types.jpeg],
    ['a WebP', makeWebp(), types.webp],
    ['a moving WebP', makeWebp([canvas(2, 2), frame, frame]), types.webp],
    ['a PDF', makePdf(), types.pdf],
    [
      'a PDF with packed texts',
      makePdf({ streams: [{ content: deflateSync(text('BT (Hello) Tj ET')) }] }),
      types.pdf,
    ],
    [
      'a PDF with hundreds of short packed texts',
      makePdf({
        streams: Array.from({ length: 300 }, (_, page) => ({
          content: deflateSync(text(`BT (${page}) Tj ET`)),
        })),
      }),
      types.pdf,
    ],
    ['a PDF that was saved again', Buffer.concat([makePdf(), makePdf().subarray(9)]), types.pdf],
    [
      'a PDF that opens at a place in it',
      makePdf({ more: '4 0 obj\n<< /OpenAction [3 0 R /XYZ null null 0] >>\nendobj\n' }),
      types.pdf,
    ],
    [
      'a PDF that opens at a place by an action',
      makePdf({ more: '4 0 obj\n<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>\nendobj\n' }),
      types.pdf,
    ],
    [
      'a PDF whose packed bytes look like a name of script',
      makePdf({ streams: [{ dictionary: '/Filter /DCTDecode', content: text('\x01/JS(\x02') }] }),
      types.pdf,
    ],
    [
      'a PDF with a damaged stream',
      makePdf({ streams: [{ content: deflateSync(zeros(1)).subarray(0, 90) }] }),
      types.pdf,
    ],
  ];
  test.each(whole)('%s', async (_, bytes, type) => {
    expect(await judgeContent(bytes)).toEqual({ contentType: type, bytes });
  });
});

describe('a PDF with script, actions or files is refused in words', () => {
  const reason = 'body contains a script, an action or another file. Print it to a new PDF, then upload that';
  test.each([
    '<< /S /JavaScript /JS (app.alert(1)) >>',
    '<< /S /Java#53cript /JS 9 0 R >>',
    '<< /S /Rendition /JS <6170702e> >>',
    '<< /OpenAction << /S /URI /URI (https://evil.example) >> >>',
    '<< /S /Launch /F (cmd.exe) >>',
    '<< /AA << /O 9 0 R >> >>',
    '<< /AA 9 0 R >>',
    '<< /Names << /EmbeddedFiles 9 0 R >> >>',
    '<< /Type /EmbeddedFile >>',
    '<< /Subtype /RichMedia >>',
  ])('%s', async (object) => {
    expect(await judge(makePdf({ more: `4 0 obj\n${object}\nendobj\n` }))).toBe(reason);
    const packed = { dictionary: '/Type /ObjStm /Filter /FlateDecode', content: deflateSync(text(object)) };
    expect(await judge(makePdf({ streams: [packed] }))).toBe(reason);
  });
});

describe('what stands behind the end of a picture is cut off', () => {
  const film = Buffer.concat([text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(2_000, 'moov<html>')]);
  test.each([
    ['zeros', Buffer.alloc(9)],
    ['other padding', Buffer.alloc(700, 0xff)],
    ['a smaller picture', Buffer.concat([makeJpeg(), Buffer.alloc(9)])],
    ['a picture that was cut off', makeJpeg().subarray(0, 30)],
    ["a maker's block", text('\0\0\x01\x08\0\0\0Image_UTC_Data1795233601000SEFHk\0\0\0SEFT')],
    ['the film of a motion photo', Buffer.concat([makeJpeg(), text('MotionPhoto_Data'), film])],
    ['a page', text('<script>alert(1)</script>')],
    ['a program', text('MZ')],
    ['a ZIP archive', emptyZip],
  ])('%s', async (_, behind) => {
    for (const [type, picture] of [
      [types.jpeg, makeJpeg()],
      [types.png, makePng()],
      [types.webp, makeWebp()],
    ] as const)
      expect(await judgeContent(Buffer.concat([picture, behind]))).toEqual({
        contentType: type,
        bytes: picture,
      });
  });
});

describe('a file is judged by its content', () => {
  test.each([
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a drawing behind an XML heading', text('<?xml version="1.0"?><svg></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a program', text('MZ\x90\0')],
    ['a GIF', text('GIF89a')],
    ['a PDF behind something', Buffer.concat([text('\n'), makePdf()])],
    ['a RIFF that is no WebP', makeWebpChunk('RIFF', text('WAVEfmt '))],
  ])('%s is nothing that is taken', async (_, bytes) => {
    expect(await judge(bytes)).toBe("body isn't a PDF, JPEG, PNG or WebP file");
  });

  test('nothing is no file', async () => {
    expect(await judge(Buffer.alloc(0))).toBe('body is empty');
  });
});

describe('what is made to fill a memory is refused', () => {
  const packed = (megabytes: number) => deflateSync(zeros(megabytes));
  const bomb = packed(401);
  const eighty = packed(81);
  const profile = Buffer.concat([text('ICC\0\0'), packed(6)]);
  const international = Buffer.concat([text('Title\0\x01\0en\0Title\0'), packed(6)]);
  const control = Buffer.alloc(26);
  const bombs: readonly (readonly [string, Buffer, string, string])[] = [
    [
      'a PNG of 10 billion pixels',
      makePng({ width: 100_000, height: 100_000, pixels: 9 }),
      types.png,
      'has more than 64 million pixels',
    ],
    [
      'a PNG of many frames',
      makePng({ width: 5_000, height: 5_000, more: [1, 2, 3].map(() => makePngChunk('fcTL', control)) }),
      types.png,
      'has more than 64 million pixels',
    ],
    [
      'a PNG whose pixels are more than it says',
      makePng({ pixels: 1_000_000 }),
      types.png,
      'is larger than it says when unpacked',
    ],
    [
      'a PNG with a large profile',
      ofPng('iCCP', profile),
      types.png,
      'has more than 5 MB of text when unpacked',
    ],
    [
      'a PNG with a large text',
      ofPng('iTXt', international),
      types.png,
      'has more than 5 MB of text when unpacked',
    ],
    [
      'a JPEG of 4 billion pixels',
      makeJpeg({ width: 65_535, height: 65_535 }),
      types.jpeg,
      'has more than 64 million pixels',
    ],
    ['a JPEG of 101 scans', makeJpeg({ scans: 101 }), types.jpeg, 'has more than 100 scans'],
    [
      'a WebP of 200 million pixels',
      makeWebp([makeWebpPixels(16_000, 16_000)]),
      types.webp,
      'has more than 64 million pixels',
    ],
    [
      'a WebP with a large canvas',
      makeWebp([canvas(100_000, 1_000), frame]),
      types.webp,
      'has more than 64 million pixels',
    ],
    [
      'a moving WebP of many frames',
      makeWebp([canvas(5_000, 5_000), frame, frame, frame, frame]),
      types.webp,
      'has more than 64 million pixels',
    ],
    [
      'a PDF that says it has a million pages',
      makePdf({ pages: 1_000_000 }),
      types.pdf,
      `has more than ${formatNumber(MAX_PAGES)} pages`,
    ],
    [
      'a PDF with that many pages',
      makePdf({ more: '<< /Type /Page >>\n'.repeat(MAX_PAGES) }),
      types.pdf,
      `has more than ${formatNumber(MAX_PAGES)} pages`,
    ],
    [
      'a PDF with that many pages in a stream',
      makePdf({
        streams: [
          { dictionary: '/Type /ObjStm', content: deflateSync(text('<</Type/Page>>'.repeat(MAX_PAGES))) },
        ],
      }),
      types.pdf,
      `has more than ${formatNumber(MAX_PAGES)} pages`,
    ],
    [
      'a PDF with absurdly many streams',
      makePdf({ more: '9 0 obj <<>> stream\nendstream\n'.repeat(MAX_STREAMS + 1) }),
      types.pdf,
      `has more than ${formatNumber(MAX_STREAMS)} streams`,
    ],
    [
      'a PDF whose stream unpacks to 401 MB',
      makePdf({ streams: [{ content: bomb }] }),
      types.pdf,
      'is larger than 400 MB when unpacked',
    ],
    [
      'a PDF whose streams together do',
      makePdf({ streams: Array.from({ length: 5 }, () => ({ content: eighty })) }),
      types.pdf,
      'is larger than 400 MB when unpacked',
    ],
    [
      'a PDF whose stream is packed twice',
      makePdf({ streams: [{ content: deflateSync(bomb) }] }),
      types.pdf,
      'is larger than 400 MB when unpacked',
    ],
    [
      'a PDF whose stream is packed four times',
      makePdf({ streams: [{ content: deflateSync(deflateSync(deflateSync(packed(1)))) }] }),
      types.pdf,
      'is compressed too many times',
    ],
    [
      'a PDF whose stream does not say that it is packed',
      makePdf({ streams: [{ dictionary: '', content: bomb }] }),
      types.pdf,
      'is larger than 400 MB when unpacked',
    ],
    [
      'a PDF whose stream is written in letters',
      makePdf({
        streams: [{ dictionary: '/Filter [/ASCII#385Decode /FlateDecode]', content: ascii85(bomb) }],
      }),
      types.pdf,
      'is larger than 400 MB when unpacked',
    ],
    [
      'a PDF whose stream is written in digits',
      makePdf({ streams: [{ dictionary: '/Filter [/AHx /Fl]', content: text(`${bomb.toString('hex')}>`) }] }),
      types.pdf,
      'is larger than 400 MB when unpacked',
    ],
    [
      'a PDF with a picture of 10 billion pixels',
      makePdf({
        streams: [
          {
            dictionary: '/Subtype /Image /W#69dth 100000 /Height 100000 /Filter /CCITTFaxDecode',
            content: text('x'),
          },
        ],
      }),
      types.pdf,
      'has more than 64 million pixels',
    ],
    [
      'a PDF with a JPEG larger than it says',
      makePdf({
        streams: [
          {
            dictionary: '/Width 2 /Height 2 /Filter /DCTDecode',
            content: makeJpeg({ width: 65_535, height: 65_535 }),
          },
        ],
      }),
      types.pdf,
      'has more than 64 million pixels',
    ],
  ];
  test.each(bombs)('%s', async (_, bytes, _type, reason) => {
    expect(bytes.length).toBeLessThan(3_000_000);
    expect(await judge(bytes)).toBe(`body ${reason}`);
  });

  test('streams that overlap are read a few times, not thousands', async () => {
    const begin = text('9 0 obj <<>> stream\n\x78\x9c');
    const count = 2_000;
    const step = begin.length + 5;
    // Each begins with a block that holds the beginnings of all others; what follows unpacks to nothing, so that only reading counts.
    const starts = Array.from({ length: count }, (_, index) => {
      const rest = (count - 1 - index) * step;
      const block = Buffer.from([0, rest & 255, rest >> 8, ~rest & 255, (~rest >> 8) & 255]);
      return Buffer.concat([begin, block]);
    });
    const empty = Buffer.alloc(1_000_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
    const content = Buffer.concat([...starts, empty, Buffer.from([3, 0])]);
    expect(await judge(makePdf({ more: content.toString('latin1') }))).toBe('body is damaged');
    const characters = '9 0 obj << /Filter /A85 >> stream\n'.repeat(5_000);
    expect(await judge(makePdf({ more: characters }))).toBe('body is damaged');
  });
});

describe('what is two kinds of file at once is refused', () => {
  const comment = (text: Buffer) => makeJpeg({ more: [makeJpegSegment(0xfe, text)] });
  const tail = makeJpeg().length - 20;
  const pdfTail = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n').length;
  test.each([
    ['a JPEG with a ZIP archive in it', comment(endZip(tail)), types.jpeg, 'is also a ZIP archive'],
    [
      'a PDF with a ZIP archive behind it',
      Buffer.concat([makePdf(), emptyZip]),
      types.pdf,
      'has extra data after its end',
    ],
    [
      'a PDF with a ZIP archive in it',
      makePdf({ more: `${endZip(pdfTail).toString('latin1')}\n` }),
      types.pdf,
      'is also a ZIP archive',
    ],
    ['a JPEG that is a PDF', comment(makePdf()), types.jpeg, 'is also a PDF'],
    [
      'a JPEG with a script',
      comment(text('<SCRIPT>alert(1)</SCRIPT>')),
      types.jpeg,
      'contains a web page or a script',
    ],
    [
      'a JPEG that is a script',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text('/*'), Buffer.alloc(20_000)]),
      types.jpeg,
      'is also a script',
    ],
    ['a PNG with a page', ofPng('tEXt', text('A\0<html>')), types.png, 'contains a web page or a script'],
    [
      'a PDF with something behind it',
      Buffer.concat([makePdf(), text('MZ')]),
      types.pdf,
      'has extra data after its end',
    ],
  ])('%s', async (_, bytes, _type, reason) => {
    expect(await judge(bytes)).toBe(`body ${reason}`);
  });
});

describe('what is damaged is refused', () => {
  const flip = (bytes: Buffer, at: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 255;
    return copy;
  };
  test.each([
    ['a PNG', makePng(), types.png],
    ['a JPEG', makeJpeg(), types.jpeg],
    ['a WebP', makeWebp(), types.webp],
    ['a PDF', makePdf(), types.pdf],
  ])('%s, cut off anywhere', async (_, bytes, type) => {
    for (let end = 12; end < bytes.length - 5; end += 1)
      expect(await judge(bytes.subarray(0, end)), String(end)).not.toBe(type);
  });

  test.each([
    ['a PNG with a wrong checksum', flip(makePng(), 20), types.png],
    ['a PNG without pixels', makePng({ width: 0 }), types.png],
    [
      'a PNG whose pixels do not unpack',
      Buffer.concat([
        makePng().subarray(0, 33),
        makePngChunk('IDAT', text('none')),
        makePngChunk('IEND', Buffer.alloc(0)),
      ]),
      types.png,
    ],
    [
      'a PNG whose heading comes later',
      Buffer.concat([makePng().subarray(0, 8), makePngChunk('tEXt', text('A\0b')), makePng().subarray(8)]),
      types.png,
    ],
    ['a JPEG without a height', makeJpeg({ height: 0 }), types.jpeg],
    ['a JPEG without pixels', makeJpeg({ scans: 0 }), types.jpeg],
    ['a WebP without a picture', makeWebp([canvas(2, 2)]), types.webp],
    ['a WebP whose chunk is too long', flip(makeWebp(), 18), types.webp],
    ['a PDF of version 9', text('%PDF-9.0\n%%EOF'), types.pdf],
  ])('%s', async (_, bytes, _type) => {
    expect(await judge(bytes)).toBe('body is damaged');
  });
});

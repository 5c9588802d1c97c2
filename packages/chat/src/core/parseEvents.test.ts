import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEvents } from './parseEvents.ts';

const encoder = new TextEncoder();

function parseAll(chunks: readonly Uint8Array[]): [string, string][] {
  const events: [string, string][] = [];
  const parse = parseEvents((name, data) => events.push([name, data]));
  for (const chunk of chunks) parse(chunk);
  return events;
}

test('comments, unknown fields and blank lines are no events; several data lines are one', () => {
  const text = ':\n\n: hello\n\nid: 3\nretry: 10\n\nevent: read\ndata: {\ndata:}\n\ndata\n\nevent: end\n\n';
  expect(parseAll([encoder.encode(text)])).toEqual([
    ['read', '{\n}'],
    ['message', ''],
  ]);
});

test('an event that is not finished is not told', () => {
  expect(parseAll([encoder.encode('event: read\ndata: 1\n')])).toEqual([]);
});

test.for(['\n', '\r\n', '\r'])('wherever a stream with %j is cut, its events are the same', (end) => {
  const lines = [
    ':',
    '',
    'event: message',
    'data: {"text":"ni hao 你好 🏠"}',
    '',
    'event: read',
    'data: 2',
    '',
    ':',
  ];
  const bytes = encoder.encode(`${lines.join(end)}${end}`);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
      expect(parseAll(chunks)).toEqual([
        ['message', '{"text":"ni hao 你好 🏠"}'],
        ['read', '2'],
      ]);
    }),
  );
});

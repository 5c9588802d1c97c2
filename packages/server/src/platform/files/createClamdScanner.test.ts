import { afterEach, describe, expect, test } from 'vitest';
import { EICAR, startClamd, type TestClamd } from '../../testing/startClamd.ts';
import { createClamdScanner } from './createClamdScanner.ts';

let clamd: TestClamd | null = null;

async function start(place?: 'tcp' | 'unix'): Promise<TestClamd> {
  clamd = await startClamd(place);
  return clamd;
}

afterEach(async () => {
  await clamd?.close();
  clamd = null;
});

describe.each(['tcp', 'unix'] as const)('clamd over %s', (place) => {
  test('is sent every byte, and tells what is clean from what is not', async () => {
    const { url, scanned } = await start(place);
    const scanner = createClamdScanner(url);
    // More than one piece, and not a whole number of them.
    const large = Buffer.from(Array.from({ length: 200_001 }, (_, index) => index % 251));
    expect(await scanner.scan(large)).toBe('clean');
    expect(scanned[0]?.equals(large)).toBe(true);
    expect(await scanner.scan(Buffer.from(`some text, ${EICAR}`))).toBe('infected');
  });
});

describe('no clear answer is no answer', () => {
  test.each([
    ['cut-while-sending', /^clamd (ended the connection|cannot be reached: .*(EPIPE|ECONNRESET).*)\.$/],
    ['cut-while-answering', /^clamd ended the connection\.$/],
    ['too-large', /^clamd answered "INSTREAM size limit exceeded\. ERROR.*"\.$/],
  ] as const)('%s', async (mode, message) => {
    const double = await start();
    double.mode = mode;
    await expect(createClamdScanner(double.url).scan(Buffer.alloc(500_000))).rejects.toThrow(message);
  });

  test('one that says nothing is given up', async () => {
    const double = await start();
    double.mode = 'silent';
    const scan = createClamdScanner(double.url, 20).scan(Buffer.from('text'));
    await expect(scan).rejects.toThrow('clamd did not answer in time.');
  });

  test('one that is not there is no scanner', async () => {
    const { url, close } = await start();
    await close();
    await expect(createClamdScanner(url).scan(Buffer.from('text'))).rejects.toThrow(
      /^clamd cannot be reached/,
    );
  });
});

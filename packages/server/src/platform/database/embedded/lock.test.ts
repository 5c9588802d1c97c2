import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, findOwner, findProcessStart, takeLock } from './lock.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sewa-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const saveLock = (pid: number, started: string) =>
  writeFileSync(join(folder, 'lock.json'), `${JSON.stringify({ pid, started, socketFolder: '/gone' })}\n`);

const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock of a data folder', () => {
  test('is refused with a sentence while its holder lives, and given back', () => {
    const giveBack = takeLock(folder, folder);
    expect(() => takeLock(folder, folder)).toThrow(
      `Another Sewa process (pid ${process.pid}) is using ${folder}.`,
    );
    expect(findOwner(folder)).toMatchObject({ pid: process.pid, socketFolder: folder });
    giveBack();
    expect(findOwner(folder)).toBeNull();
    takeLock(folder, folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is taken over from a process that is gone', () => {
    saveLock(deadPid(), 'earlier/1');
    takeLock(folder, folder);
    expect(findOwner(folder)?.pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['lock.json']);
  });

  test('is taken over when its number now means another process', () => {
    expect(findProcessStart(process.pid)).not.toBe('');
    saveLock(process.pid, 'another-boot/12345');
    expect(findOwner(folder)).toBeNull();
    takeLock(folder, folder);
    expect(findOwner(folder)?.socketFolder).toBe(folder);
  });

  test.each(['', '{', 'null', '{"pid":"1"}'])('is taken over when it holds %j', (text) => {
    writeFileSync(join(folder, 'lock.json'), text);
    takeLock(folder, folder);
    expect(findOwner(folder)?.pid).toBe(process.pid);
  });

  test('that cannot be read is told, and nothing is left behind', () => {
    mkdirSync(join(folder, 'lock.json'));
    expect(() => takeLock(folder, folder)).toThrow(
      `${folder}/lock.json says who uses the data folder, but cannot be read (EISDIR).`,
    );
    expect(readdirSync(folder)).toEqual(['lock.json']);
  });

  test('is not removed by a former holder who lost it', () => {
    const giveBack = takeLock(folder, folder);
    saveLock(process.pid, findProcessStart(process.pid));
    const text = readFileSync(join(folder, 'lock.json'), 'utf8');
    giveBack();
    expect(readFileSync(join(folder, 'lock.json'), 'utf8')).toBe(text);
  });

  test('goes to exactly one of several processes that start at once, also over a stale one', async () => {
    const script = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
      process.stdin.once('data', () => {
        try { takeLock(${JSON.stringify(folder)}, 'x'); console.log('won'); setTimeout(() => {}, 60000); }
        catch (error) { console.log(error.name); process.exit(); }
      });
      console.log('ready');`;
    for (const isStale of [false, true]) {
      rmSync(join(folder, 'lock.json'), { force: true });
      if (isStale) saveLock(deadPid(), 'earlier/1');
      const racers = Array.from({ length: 5 }, () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
        const lines: string[] = [];
        let tell: () => void = () => undefined;
        child.stdout.on('data', (bytes) => {
          lines.push(...String(bytes).trim().split('\n'));
          tell();
        });
        const waitFor = async (count: number) => {
          while (lines.length < count)
            await new Promise<void>((done) => {
              tell = done;
            });
        };
        return { child, lines, waitFor };
      });
      await Promise.all(racers.map(({ waitFor }) => waitFor(1)));
      for (const { child } of racers) child.stdin.write('go\n');
      await Promise.all(racers.map(({ waitFor }) => waitFor(2)));
      const outcomes = racers.map(({ lines }) => lines[1]).sort();
      for (const { child } of racers) child.kill('SIGKILL');
      expect(outcomes).toEqual([...Array.from({ length: 4 }, () => FolderInUseError.name), 'won']);
      expect(existsSync(join(folder, 'lock.claim'))).toBe(false);
    }
  });
});

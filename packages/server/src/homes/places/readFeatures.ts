import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { JSONParser } from '@streamparser/json';
import { ImportError } from '../import/ImportError.ts';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportError(`There is no file ${file}.`);
  if (!found.isFile()) throw new ImportError(`${file} is a folder, not a file.`);
}

const trimMark = (chunk: Buffer): Buffer =>
  chunk.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? chunk.subarray(BYTE_ORDER_MARK.length)
    : chunk;

/**
 * The features of a GeoJSON file, one after the other, so that a file may be larger than the memory. Throws an `ImportError`, perhaps
 * only after the last feature, when the file is no FeatureCollection.
 */
export async function* readFeatures(file: string): AsyncGenerator<unknown> {
  await checkFile(file);
  const parser = new JSONParser({ paths: ['$.type', '$.features.*'], keepStack: false });
  let isCollection = false;
  let isStart = true;
  const features: unknown[] = [];
  parser.onValue = ({ key, value }) => {
    if (typeof key === 'number') features.push(value);
    else isCollection = value === 'FeatureCollection';
  };
  const parse = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw new ImportError(
        `${basename(file)} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  const chunks: AsyncIterable<Buffer> = createReadStream(file);
  for await (const chunk of chunks) {
    parse(() => parser.write(isStart ? trimMark(chunk) : chunk));
    isStart = false;
    yield* features.splice(0);
  }
  if (!parser.isEnded) parse(() => parser.end());
  if (!isCollection) throw new ImportError(`${basename(file)} is not a GeoJSON FeatureCollection.`);
}

import { describe, expect, test } from 'vitest';
import { parseSettings } from './parseSettings.ts';

const keys = { AWS_ACCESS_KEY_ID: 'AKIA1', AWS_SECRET_ACCESS_KEY: 'secret' };
const full = { BLOBS_URL: 's3://sewa-files', AWS_REGION: 'ap-southeast-1', ...keys };

describe('where files are moved to', () => {
  test('is nowhere by default, also where the keys of another program are set', () => {
    expect(parseSettings({}).blobStorage).toBeNull();
    expect(parseSettings({ ...keys, AWS_REGION: 'eu-west-1' }).blobStorage).toBeNull();
  });

  test('is a bucket at Amazon', () => {
    expect(parseSettings(full).blobStorage).toEqual({
      bucketUrl: 'https://sewa-files.s3.ap-southeast-1.amazonaws.com',
      region: 'ap-southeast-1',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
    });
  });

  test('is a bucket elsewhere', () => {
    const elsewhere = { BLOBS_URL: 's3://files', BLOBS_ENDPOINT: 'https://s3.example:9000', ...keys };
    expect(parseSettings(elsewhere).blobStorage).toMatchObject({
      bucketUrl: 'https://s3.example:9000/files',
      region: 'us-east-1',
    });
  });

  test.each([
    [{ BLOBS_URL: 'https://sewa-files' }, 'BLOBS_URL is "https://sewa-files"'],
    [{ BLOBS_URL: 's3://Sewa_Files' }, 'BLOBS_URL is "s3://Sewa_Files"'],
    [{ BLOBS_URL: 's3://AKIA1:secret@sewa-files' }, 'BLOBS_URL is "***"'],
    [{ BLOBS_URL: undefined, BLOBS_ENDPOINT: 'https://s3.example' }, 'BLOBS_URL is not set'],
    [{ BLOBS_ENDPOINT: 'http://s3.example' }, 'BLOBS_ENDPOINT is "http://s3.example"'],
    [{ BLOBS_ENDPOINT: 'https://s3.example/path' }, 'BLOBS_ENDPOINT is "https://s3.example/path"'],
    [{ BLOBS_ENDPOINT: 'https://a:secret@s3.example' }, 'BLOBS_ENDPOINT is "***"'],
    [{ AWS_REGION: '' }, 'AWS_REGION is not set'],
    [{ AWS_REGION: 'a/b' }, 'AWS_REGION is "a/b"'],
    [{ AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID is not set'],
    [{ AWS_SECRET_ACCESS_KEY: ' ' }, 'AWS_SECRET_ACCESS_KEY is not set'],
  ])('is refused: %o', (changes, sentence) => {
    const parse = () => parseSettings({ ...full, ...changes });
    expect(parse).toThrow(sentence);
    expect(parse).not.toThrow('secret@');
  });
});

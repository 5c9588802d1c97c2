/**
 * S3 in a process of its own: `node s3.ts PORT FOLDER`; prints what the server has to be set to, as lines for a shell. Objects stay in
 * the folder.
 */
import { startS3 } from '../src/s3/startS3.ts';

const [, , port = '', folder = ''] = process.argv;
if (!/^\d{1,5}$/.test(port) || folder === '') {
  process.stderr.write('Usage: node s3.ts PORT FOLDER, for example 3009 .data/s3.\n');
  process.exit(2);
}
const s3 = await startS3({ port: Number(port), folder });
const settings = {
  BLOBS_URL: `s3://${s3.bucket}`,
  BLOBS_ENDPOINT: s3.url,
  AWS_REGION: s3.region,
  AWS_ACCESS_KEY_ID: s3.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3.secretAccessKey,
};
for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);

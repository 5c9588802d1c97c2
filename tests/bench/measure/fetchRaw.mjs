import { request } from 'node:http';

/** One answer as it crosses the wire: nothing decompressed, so that its bytes can be counted. */
export function fetchRaw(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

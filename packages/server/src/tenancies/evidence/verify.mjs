// Verifies this folder: node verify.mjs. Needs Node 18 or newer, and nothing else. Exits with 0 if all is as it was sealed, else with 1.
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const problems = [];
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');
const read = (name) => readFileSync(new URL(name, import.meta.url));
const has = (name) => existsSync(new URL(name, import.meta.url));

// 1. The sums are those that were sealed.
const sums = read('SHA256SUMS');
const key = createPublicKey(read('seal.pem'));
if (!verify('sha256', sums, key, read('SHA256SUMS.sig'))) problems.push('SHA256SUMS is not what was sealed.');

// 2. Every file is what its sum says, none is missing, and none was added.
const listed = new Map(
  sums
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);
for (const [name, sum] of listed) {
  if (!has(name)) problems.push(`${name} is missing.`);
  else if (hash(read(name)) !== sum) problems.push(`${name} was changed.`);
}
const own = new Set(['SHA256SUMS', 'SHA256SUMS.sig', 'files']);
for (const folder of ['./', 'files/'])
  if (has(folder))
    for (const entry of readdirSync(new URL(folder, import.meta.url))) {
      const name = folder === './' ? entry : `${folder}${entry}`;
      if (!listed.has(name) && !own.has(name)) problems.push(`${name} was added.`);
    }

// 3. Each event holds the seal of the one before.
const sortKeys = (value) => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortKeys(value[name])]),
  );
};
if (has('events.json')) {
  const { rental, events } = JSON.parse(read('events.json').toString('utf8'));
  let previous = '';
  for (const { seal, ...event } of events) {
    if (event.previous !== previous) problems.push(`Event ${event.number} doesn't follow the one before.`);
    if (hash(JSON.stringify(sortKeys({ ...event, rental }))) !== seal)
      problems.push(`Event ${event.number} was changed.`);
    previous = seal;
  }
}

for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  const { subject, fingerprint256 } = new X509Certificate(read('seal.pem'));
  console.log(`All ${listed.size} files are as they were sealed by this certificate:`);
  console.log(`  ${subject.replaceAll('\n', ', ')}`);
  console.log(`  SHA-256 fingerprint ${fingerprint256}`);
  console.log('Compare the fingerprint with that of the signatures in your own copy of the agreement.');
}
process.exitCode = problems.length === 0 ? 0 : 1;

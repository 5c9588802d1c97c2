// Unpacks the browser of the lockfile into the temporary folder of this process: its package always unpacks there.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [entry = ''] = process.argv.slice(2);
const { default: chromium, inflate } = await import(pathToFileURL(entry).href);
await chromium.executablePath();
await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'));

#!/usr/bin/env node
// Runs on whatever Node >= 20 the machine has: only plain JavaScript and Node's own modules here.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { handOver } from './handOver.mjs';
import { installPackages } from './installPackages.mjs';
import { findTools } from './pinnedTools.mjs';
import { say } from './say.mjs';
import { servingEnvironment, servingFlags } from './servingFlags.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../../..');
const commandsFolder = path.join(root, 'packages/workshop/src/commands');
const commands = readdirSync(commandsFolder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

/** Commands of the product itself, which need nothing that only the tests have. */
const productCommands = ['audit', 'dev', 'import', 'operators', 'reports', 'start'];

const [command = '', ...commandArguments] = process.argv.slice(2);
const nodeMajor = Number(process.versions.node.split('.')[0]);

if (nodeMajor < 20) {
  say(`Sewa needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!commands.includes(command)) {
  say(`There is no command "${command}". The commands are: ${commands.sort().join(', ')}.`);
  process.exit(1);
}

try {
  const tools = findTools(root);
  installPackages(root, tools, productCommands.includes(command) ? 'product' : 'everything');
  handOver(
    tools.node,
    [
      ...(command === 'start' ? servingFlags : []),
      '--conditions=sewa-source',
      path.join(commandsFolder, `${command}.ts`),
      ...commandArguments,
    ],
    // What Node has compiled once, the next of the many processes of a command need not compile again.
    {
      NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
      ...tools.environment,
      ...(command === 'start' ? servingEnvironment : {}),
    },
  );
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

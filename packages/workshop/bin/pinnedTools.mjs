import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './say.mjs';

/**
 * @typedef {{ node: string, pnpm: string }} Versions
 * @typedef {{ node: string, environment: NodeJS.ProcessEnv }} Tools the Node to run and an environment that has it and pnpm on PATH
 */

/**
 * Reads the one place each pin stands: pnpm in package.json, Node in the catalog.
 * @param {string} root
 * @returns {Versions}
 */
export function loadPinnedVersions(root) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const pnpm = /^pnpm@([\d.]+)$/.exec(packageManager)?.[1];
  const node = /^ {2}node: ([\d.]+)$/m.exec(
    readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
  )?.[1];
  if (!pnpm || !node) throw new Error('package.json or pnpm-workspace.yaml no longer pins pnpm and node.');
  return { node, pnpm };
}

/**
 * @param {string} program
 * @param {string} searchPath
 */
function loadVersion(program, searchPath) {
  const answer = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: searchPath },
  });
  return answer.status === 0 ? answer.stdout.trim().replace(/^v/, '') : null;
}

/**
 * @param {string} searchPath
 * @param {Versions} pinned
 */
function hasPinnedTools(searchPath, pinned) {
  return loadVersion('node', searchPath) === pinned.node && loadVersion('pnpm', searchPath) === pinned.pnpm;
}

/**
 * @param {string} searchPath
 * @returns {Tools}
 */
function toolsOn(searchPath) {
  const environment = { ...process.env, PATH: searchPath };
  const answer = spawnSync('node', ['-p', 'process.execPath'], { encoding: 'utf8', env: environment });
  return { node: answer.stdout.trim(), environment };
}

/**
 * Fetches the pinned tools with npx and answers the PATH they stand on.
 * @param {string} root
 * @param {Versions} pinned
 */
function fetchTools(root, pinned) {
  say(`Fetching Node ${pinned.node} and pnpm ${pinned.pnpm} …`);
  const mark = 'sewa-path:';
  const answer = spawnSync(
    'npx',
    [
      '--yes',
      '-p',
      `node@${pinned.node}`,
      '-p',
      `pnpm@${pinned.pnpm}`,
      '-c',
      `node -p "'${mark}' + process.env.PATH"`,
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const line = answer.stdout?.split('\n').find((text) => text.startsWith(mark));
  if (answer.status !== 0 || !line) {
    throw new Error(
      `Node ${pinned.node} and pnpm ${pinned.pnpm} could not be fetched with npx: ${answer.error?.message ?? answer.stderr?.trim()}`,
    );
  }
  return line.slice(mark.length);
}

/**
 * A program as the system describes it, to notice that another was put in its place; '' where there is none.
 * @param {string} file
 */
function describeProgram(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs} ${found.ino}` : '';
}

/**
 * The first program of a name on a search path; '' where there is none.
 * @param {string} name
 * @param {string} searchPath
 */
function findProgram(name, searchPath) {
  const files = searchPath.split(path.delimiter).map((folder) => path.join(folder, name));
  return files.find((file) => existsSync(file)) ?? '';
}

/**
 * What the last tools were found with: asked of the system, not of the programs, which would have to be started.
 * @param {Versions} pinned
 * @param {string} ownPath
 * @param {Tools} tools
 */
function describeTools(pinned, ownPath, tools) {
  const searchPath = tools.environment.PATH ?? '';
  const programs = [tools.node, findProgram('node', searchPath), findProgram('pnpm', searchPath)];
  const described = programs.map((file) => [file, describeProgram(file)]);
  return JSON.stringify({ pinned, ownPath, searchPath, described });
}

/**
 * Finds the pinned Node and pnpm: as the last run did, while nothing of it has changed.
 * @param {string} root
 * @returns {Tools}
 */
export function findTools(root) {
  const pinned = loadPinnedVersions(root);
  const ownPath = process.env.PATH ?? '';
  const record = path.join(root, 'node_modules/.cache/sewa-found-tools.json');
  try {
    const { node, searchPath, description } = JSON.parse(readFileSync(record, 'utf8'));
    const tools = { node, environment: { ...process.env, PATH: searchPath } };
    if (description === describeTools(pinned, ownPath, tools)) return tools;
  } catch {
    // An unreadable record is the same as none.
  }
  const tools = searchTools(root, pinned, ownPath);
  const description = describeTools(pinned, ownPath, tools);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(
    record,
    JSON.stringify({ node: tools.node, searchPath: tools.environment.PATH, description }),
  );
  return tools;
}

/**
 * Finds the pinned Node and pnpm: on PATH, where an earlier run found them, or through npx.
 * @param {string} root
 * @param {Versions} pinned
 * @param {string} ownPath
 * @returns {Tools}
 */
function searchTools(root, pinned, ownPath) {
  if (hasPinnedTools(ownPath, pinned)) return toolsOn(ownPath);

  const memory = path.join(root, 'node_modules/.cache/sewa-tools.json');
  if (existsSync(memory)) {
    try {
      const folders = JSON.parse(readFileSync(memory, 'utf8')).folders.join(path.delimiter);
      const remembered = `${folders}${path.delimiter}${ownPath}`;
      if (hasPinnedTools(remembered, pinned)) return toolsOn(remembered);
    } catch {
      // An unreadable memory is the same as none.
    }
  }

  const fetched = fetchTools(root, pinned);
  const known = new Set(ownPath.split(path.delimiter));
  const folders = fetched
    .split(path.delimiter)
    .filter((folder) => !known.has(folder) && folder.includes('_npx'));
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ folders }));
  return toolsOn(fetched);
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Levels, loadLevels } from '../levels/levels.ts';
import { cacheFolder } from './cacheFolder.ts';
import { describeMachine } from './describeMachine.ts';
import { JourneyRecords } from './JourneyRecords.ts';
import { ResultStore } from './ResultStore.ts';
import type { ResultCache, Unit } from './runUnits.ts';
import { SourceTree } from './SourceTree.ts';

/** What a kind of test needs to use green results again. */
export interface StepCache {
  readonly results: ResultCache;
  readonly tree: SourceTree;
  readonly levels: Levels;
  /** Which pages a journey of a file, or the stories of one, were seen to touch in this kind; null when it was never recorded. */
  readonly findPages: (file: string, journey: string) => readonly string[] | null;
  readonly addPages: (file: string, journey: string, pages: readonly string[]) => void;
  readonly removePages: (file: string, journey: string) => void;
  /** A unit of this kind, with the key made of its files, of the names of those it only lists, and of the machine. */
  readonly unit: (name: string, files: readonly string[], listed?: readonly string[]) => Unit;
}

/** One hit in so many is run again all the same. */
const REPEATED_SHARE = 0.05;

const openRecords = () => new JourneyRecords(path.join(cacheFolder(), 'records'));

/** Opens the folder of green results; `isFresh` finds none in it, and stores what becomes green all the same. */
export function openResults(
  isFresh: boolean,
  random: () => number = Math.random,
): ResultCache & Pick<ResultStore, 'prune'> {
  const store = new ResultStore(path.join(cacheFolder(), 'results'));
  return {
    find: (key) => (isFresh ? null : store.find(key)),
    store: (key, result) => store.store(key, result),
    remove: (key) => store.remove(key),
    isRepeated: () => random() < REPEATED_SHARE,
    prune: () => {
      store.prune();
      openRecords().prune();
    },
  };
}

/** Reads the working tree once; the answer makes the cache of one kind, given what its needs were met with. */
export async function createStepCaches(
  root: string,
  results: ResultCache,
  machine = describeMachine(path.join(root, '../shared/data')),
) {
  const tree = await SourceTree.read(root);
  const levels = loadLevels(root);
  const records = openRecords();
  return (kind: string, facts: Readonly<Record<string, string>>): StepCache => ({
    results,
    tree,
    levels,
    findPages: (file, journey) => records.find(kind, journey, tree.parseText(file)),
    addPages: (file, journey, pages) => records.add(kind, journey, tree.parseText(file), pages),
    removePages: (file, journey) => records.remove(kind, journey, tree.parseText(file)),
    unit: (name, files, listed = []) => {
      let key: string | null = null;
      return {
        name,
        // Most units that are listed are not asked for their key by whoever looks for one of them.
        get key() {
          key ??= createHash('sha256')
            .update(JSON.stringify([kind, name, machine, facts, tree.digest(files), listed]))
            .digest('hex');
          return key;
        },
        isCurrent: () => tree.isUnchanged(files),
      };
    },
  });
}

import { countKilled, describeShare, isEnough, listSurvivors } from '../mutation/mutants.ts';
import { runStryker } from '../mutation/runStryker.ts';
import { findTarget, loadThresholds, MutationError, type MutationTarget } from '../mutation/target.ts';

function parseTarget(): MutationTarget {
  try {
    return findTarget(process.argv[2], loadThresholds());
  } catch (error) {
    if (!(error instanceof MutationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const target = parseTarget();
const mutants = await runStryker(target).catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${target.folder} could not be mutated: ${reason}`);
  process.exit(1);
});
const share = countKilled(mutants);
console.log([...listSurvivors(mutants), describeShare(target.folder, share, target.leastKilled)].join('\n'));
process.exitCode = isEnough(share, target.leastKilled) ? 0 : 1;

import { checkHouseRules } from '../house-rules/checkHouseRules.ts';
import type { StepContext } from './runSteps.ts';
import type { Tally } from './tally.ts';

/** The rules of this house that no ready-made linter knows; each source file is one test. */
export async function runHouseRules({ root, filters }: StepContext): Promise<Tally> {
  const { files, issues } = checkHouseRules(root, filters);
  const failures = new Map<string, string[]>();
  for (const { file, line, rule, message } of issues) {
    failures.set(file, [...(failures.get(file) ?? []), `${file}:${line} ${rule}: ${message}`]);
  }
  return {
    passed: files - failures.size,
    failures: [...failures].map(([file, lines]) => ({
      name: `house rules in ${file}`,
      message: lines.join('\n'),
    })),
  };
}

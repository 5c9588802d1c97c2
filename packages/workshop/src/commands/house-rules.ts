import { checkHouseRules } from '../house-rules/checkHouseRules.ts';
import { repositoryRoot } from '../repository.ts';

const { issues } = checkHouseRules(repositoryRoot, []);
for (const { file, line, rule, message } of issues) console.log(`${file}:${line} ${rule}: ${message}`);
process.exitCode = issues.length > 0 ? 1 : 0;

import type { Command } from 'commander';

async function check({ all = false }: { all?: boolean }): Promise<void> {
  // Loaded lazily, so that other commands start faster.
  const { runAsSystem } = await import('../runAsSystem.ts');
  const { checkAudit } = await import('../platform/audit/checkAudit.ts');
  await runAsSystem(async (ctx) => {
    const { broken, sealedChains, seals } = await checkAudit(ctx, { from: all ? 'beginning' : 'last-seal' });
    for (const { chain, number } of broken)
      process.stdout.write(`Broken: ${chain} was changed from number ${number} on.\n`);
    const end =
      seals.number === 0
        ? 'Nothing has been sealed yet'
        : `The last seal is number ${seals.number}, ${seals.seal}`;
    process.stdout.write(`Changed chains that are now sealed: ${sealedChains}. ${end}.\n`);
    if (broken.length > 0) process.exitCode = 1;
  });
}

/** Adds the command `audit check`, which checks the audit log for tampering. */
export function registerAudit(program: Command): void {
  const audit = program.command('audit').description('Check the audit log.');
  audit
    .command('check')
    .description('Check the log since its last seal, then seal it; exits with 1 if it is broken.')
    .option('--all', 'check from the beginning')
    .action(check);
}

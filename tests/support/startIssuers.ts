import { join } from 'node:path';
import { repositoryRoot, runNode } from './startSewa.ts';

/** Issuers in a process of their own, and what the product has to be set to. */
export interface RunningIssuers {
  readonly port: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Starts the doubles of the issuers for the product at `origin`, to be reached at `address`, and waits until they listen. */
export async function startIssuers(
  origin: string,
  address: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningIssuers> {
  const program = join(repositoryRoot, 'packages/sandbox/bin/issuers.ts');
  const running = runNode([program, origin, '0', address], environment);
  const printed = await new Promise<string>((resolve, reject) => {
    running.child.stdout?.on('data', () => {
      if (running.output().includes('}\n')) resolve(running.output());
    });
    running.ended.then((end) => reject(new Error(`The issuers ended (${end}):\n${running.output()}`)));
  });
  const { localUrl, variables }: { localUrl: string; variables: Record<string, string> } =
    JSON.parse(printed);
  return {
    port: Number(new URL(localUrl).port),
    variables,
    close: async () => {
      running.child.kill();
      await running.ended;
    },
  };
}

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which views of the stories are compared in this run, or why none are. */
    views: string;
  }
}

/** Prints once which views are compared, or why none are. */
export default function printNotice(project: TestProject): void {
  process.stdout.write(`${project.getProvidedContext().views}\n`);
}

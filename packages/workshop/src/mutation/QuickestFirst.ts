import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the quickest test files first: a mutant is killed by the first test that notices it, and most tests would. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const parseDuration = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => parseDuration(a) - parseDuration(b));
  }
}

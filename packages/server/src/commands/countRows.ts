import { type Progress, startProgress } from '../homes/import/progress.ts';

/** Shows how many of all rows are done, from the first ones on. */
export interface RowProgress {
  move: (done: number, all: number) => void;
  stop: () => void;
}

/** Makes what shows the progress of a command that goes through all rows. */
export function countRows(): RowProgress {
  let shown: Progress | null = null;
  return {
    move(done, all) {
      shown ??= startProgress('Rows', all);
      shown.move(done);
    },
    stop: () => shown?.stop(),
  };
}

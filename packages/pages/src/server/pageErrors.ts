import type { StaticHandlerContext } from 'react-router-dom';

/** The errors of a page as its data block says them. */
export function parseErrors(errors: NonNullable<StaticHandlerContext['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const isAnswer = typeof error === 'object' && error !== null && 'status' in error && 'data' in error;
      return [id, isAnswer ? { status: error.status, data: error.data } : { status: 500, data: null }];
    }),
  );
}

/** What the page's own code threw, if it did. */
export function findUnexpectedError(context: StaticHandlerContext): unknown {
  return Object.values(context.errors ?? {}).find((error) => error instanceof Error);
}

/** Headers that say when a page may be had that could not be made just now. */
export const whenBusy = (status: number): Record<string, string> =>
  status === 503 ? { 'retry-after': '1' } : {};

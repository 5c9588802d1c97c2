/** Whether a statement gave up because what it needs is locked by another. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** Whether an error means that a row would break a constraint or unique index of this name. */
export const isViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

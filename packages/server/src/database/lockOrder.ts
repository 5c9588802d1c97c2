/**
 * The order in which transactions take locks: whoever holds one waits only for what stands further down. Two that kept to it cannot
 * wait for each other. A new row is waited for by nobody, but it takes a lock on the rows it refers to.
 */
export const lockOrder = ['users', 'corporates', 'memberships', 'sessions', 'audit_log'] as const;

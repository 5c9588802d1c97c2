/**
 * The order in which transactions take locks: whoever holds one waits only for what stands further down. Two that kept to it cannot
 * wait for each other. A new row is waited for by nobody, but it takes a lock on the rows it refers to. The audit log is a lock for each
 * of its chains, taken in the order of their names by the one statement that writes to it.
 */
export const lockOrder = ['users', 'corporates', 'memberships', 'sessions', 'audit_log'] as const;

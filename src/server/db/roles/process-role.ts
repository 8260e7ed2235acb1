/** A kind of process that works on the database. Each connects as a role of its own. */
export type ProcessDatabaseRole = 'web' | 'worker' | 'desk'

export const PROCESS_DATABASE_ROLES = [
  'web',
  'worker',
  'desk',
] as const satisfies readonly ProcessDatabaseRole[]

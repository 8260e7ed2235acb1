import type { ProcessDatabaseRole } from './roles/process-role.ts'

/**
 * What a role may do with a table, as PostgreSQL writes it: `select, insert, update (used_at)`. A role that isn't named
 * may do nothing with it.
 */
export type TableGrants = Readonly<Partial<Record<ProcessDatabaseRole, string>>>

export const READ = 'select'
/** Rows are added and never changed. */
export const ADD = 'select, insert'
export const WRITE = 'select, insert, update'
export const ALL = 'select, insert, update, delete'

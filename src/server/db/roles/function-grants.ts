import type { ProcessDatabaseRole } from './process-role.ts'

/** Functions that a role may call. Sequences need no rights: identity columns and these functions take their values. */
export const FUNCTION_GRANTS: Readonly<Partial<Record<ProcessDatabaseRole, readonly string[]>>> = {
  // An index of names calls it for everyone who writes a seller.
  web: ['draw_number', 'draw_transaction_id', 'seller_name_keys'],
  worker: ['seller_name_keys'],
  desk: ['seller_name_keys'],
}

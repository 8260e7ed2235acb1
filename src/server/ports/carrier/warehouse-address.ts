import { getCompany } from '#server/config/operator.ts'
import type { PostalAddress } from './carrier.ts'

/** Where parcels go, and where returned devices come from. Without a department: carriers of seven countries read it. */
export function buildWarehouseAddress(): PostalAddress {
  const { name, warehouse } = getCompany()
  return { lines: [name], ...warehouse }
}

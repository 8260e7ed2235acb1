import type { Connection } from '#server/db/database.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { hasCommitted } from '#server/desk/photos/photos.repository.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/**
 * An invoice may name the storage size, which is one of the seller's answers. So whoever inspects sees the seller's files
 * about a device only after locking their own findings; support, who doesn't inspect, sees them at any time.
 */
export async function requireProofReader(db: Connection, key: ItemKey, operator: Operator): Promise<void> {
  if (!hasOneOfRoles(operator, ['inspector', 'second_inspector'])) return
  if (await hasCommitted(db, key, operator.id)) return
  throw new HttpError(
    403,
    'DECLARED_SEALED',
    'You can’t see the seller’s files until you’ve locked your own findings about this device.',
  )
}

import type { Transaction } from '#server/db/database.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** Who acts on a device, in which transaction and when. */
export interface ActionContext {
  readonly tx: Transaction
  readonly secret: ShopSecret
  readonly operator: Operator
  readonly now: () => number
}

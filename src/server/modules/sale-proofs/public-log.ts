import type { FastifyInstance } from 'fastify'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Database } from '#server/db/database.ts'
import { deviceErasureRoutes } from '#server/modules/device-erasure/device-erasure.routes.ts'
import { listSigningKeys } from '#server/modules/signed-offers/signing-keys.repository.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { transparencyLogRoutes } from '#server/modules/transparency-log/transparency-log.routes.ts'
import { verifierRoutes } from '#server/modules/transparency-log/verifier.routes.ts'
import { createLogSigning, type LogSigning } from '#server/secrets/log-signing.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { createTradeFileOptions } from './create-trade-file-options.ts'
import { saleProofsRoutes } from './sale-proofs.routes.ts'

export interface PublicLog {
  readonly signing: LogSigning
  /** Every key that may have signed a tree head or a proof. */
  readonly readKeys: () => Promise<readonly SignedOfferKey[]>
}

export function createPublicLog(db: Database, secret: ShopSecret): PublicLog {
  const signing = createLogSigning(secret)
  return { signing, readKeys: () => listSigningKeys(db, 'log_key', signing.keys) }
}

/** The calls of the public log, trade files and erasure certificates, and the verifier of them all. */
export async function registerPublicLog(
  scope: FastifyInstance,
  { db, blobs, secret, now, readKeys }: TradesOptions & PublicLog,
): Promise<void> {
  await scope.register(transparencyLogRoutes, { db, readKeys })
  await scope.register(saleProofsRoutes, { blobs, ...createTradeFileOptions({ db, secret, now }) })
  await scope.register(deviceErasureRoutes, { db, blobs, secret, now })
  await scope.register(verifierRoutes)
}

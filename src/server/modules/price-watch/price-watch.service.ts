import { createHash, randomUUID } from 'node:crypto'
import type { WatchRequest, WatchView } from '#contracts/price-watch.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { isBusinessShop } from '#domain/markets/business-mode.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { readGivenAnswers } from '#domain/offers/given-answers.ts'
import { computeOldestConfirmable } from '#domain/opt-in/confirm-clock.ts'
import { checkWatch } from '#domain/price-watch/check-watch.ts'
import { computeWatchEnd } from '#domain/price-watch/watch-clock.ts'
import {
  describeWatched,
  isFullyDescribed,
  isStillUnderstood,
  priceWatched,
  type WatchedDevice,
} from '#domain/price-watch/watch-price.ts'
import { buildWatchSearch } from '#domain/price-watch/watch-search.ts'
import { MARKETS } from '#markets/markets.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { decodeLinkKey, encodeLinkKey } from '#server/modules/opt-in/link-key.ts'
import { type MayWriteOptions, mayWrite } from '#server/modules/opt-in/may-write.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import { liftSuppression } from '#server/modules/suppressions/suppressions.ts'
import { findWatchSheet } from './find-watch-sheet.ts'
import { confirmWatch, endWatch, findByConfirmKey, insertWatch } from './price-watch.repository.ts'
import { buildWatchKey } from './watch-keys.ts'

export interface PriceWatchOptions extends MayWriteOptions {
  readonly ruleSets: RuleSets
}

export interface WatchCall {
  readonly shop: Shop
  /** The client's network address, for the login guard. */
  readonly address: string
  readonly shopUrl: string
  readonly request: WatchRequest
}

export interface PriceWatchService {
  /** Sends a mail that asks for confirmation. The outcome doesn't reveal what is known about the address. */
  request(call: WatchCall): Promise<void>
  /** The watch behind a link; null when it is unknown or expired. */
  find(watchKey: string): Promise<WatchView | null>
  /** Starts the watch; an unknown or expired link starts nothing. */
  confirm(watchKey: string): Promise<void>
  /** An unknown key is fine: nothing is sent by it. */
  end(watchKey: string): Promise<void>
}

const hashWatched = (watched: WatchedDevice): string =>
  createHash('sha256').update(canonicalise(watched)).digest('base64url')

async function requestWatch(
  options: PriceWatchOptions,
  { shop, address, shopUrl, request }: WatchCall,
): Promise<void> {
  const { db, secret, now } = options
  const { market, shopMode } = shop
  const { deviceId, kind } = request
  const sheet = await findWatchSheet(options, market, deviceId)
  const watched = sheet && describeWatched(sheet, readGivenAnswers(request, sheet))
  if (!sheet || !watched)
    throw new HttpError(404, 'NOT_FOUND', 'We don’t buy this device. Search for another one.')
  const priceInCents = priceWatched(sheet, watched)
  const checked = checkWatch(request, priceInCents)
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  const { email, targetInCents } = checked.values
  if (!(await mayWrite(options, { email, mail: 'PRICE_WATCH', address }))) return
  const id = randomUUID()
  await insertWatch(db, {
    ...watched,
    id,
    email,
    market,
    deviceId,
    kind,
    targetInCents,
    knownInCents: priceInCents,
    isComplete: isFullyDescribed(sheet, watched),
    shopUrl,
    isBusiness: isBusinessShop(shopMode, MARKETS[market]),
    answersKey: hashWatched(watched),
    confirmKey: buildWatchKey(secret, 'confirm', id),
    endKey: buildWatchKey(secret, 'end', id),
    requestedAtMs: now(),
    workKey: `PRICE_WATCH_CONFIRM:${randomUUID()}`,
  })
}

export const createPriceWatchService = (options: PriceWatchOptions): PriceWatchService => {
  const { db, now } = options
  const readTimes = () => ({ now: new Date(now()), since: new Date(computeOldestConfirmable(now())) })
  return {
    request: (call) => requestWatch(options, call),
    async find(watchKey) {
      const key = decodeLinkKey(watchKey)
      const watch = key && (await findByConfirmKey(db, { key, ...readTimes() }))
      if (!watch) return null
      const { name, storageGb, conditionId, kind, targetInCents, expiresAtMs } = watch
      const sheet = await findWatchSheet(options, watch.market, watch.deviceId)
      // The next comparison ends it: there is no price to show for what the rule doesn't understand.
      if (sheet && !isStillUnderstood(sheet, watch)) return null
      return {
        isConfirmed: watch.status === 'active',
        maskedEmail: maskEmail(watch.email),
        pdp: watch.url,
        search: buildWatchSearch(watch),
        name,
        storageGb,
        conditionId,
        kind,
        targetInCents,
        priceInCents: sheet ? priceWatched(sheet, watch) : 0,
        currency: MARKETS[watch.market].currency,
        expiresAt: expiresAtMs === null ? null : new Date(expiresAtMs).toISOString(),
        endKey: encodeLinkKey(watch.endKey),
      }
    },
    async confirm(watchKey) {
      const key = decodeLinkKey(watchKey)
      if (!key) return
      const { now: at, since } = readTimes()
      const expiresAt = new Date(computeWatchEnd(at.getTime()))
      await db.transaction(async (tx) => {
        const email = await confirmWatch(tx, { key, at, expiresAt, since })
        // The mail has arrived, and its reader wants more.
        if (email !== null) await liftSuppression(tx, options.secret, email)
      })
    },
    async end(watchKey) {
      const key = decodeLinkKey(watchKey)
      if (key) await endWatch(db, key)
    },
  }
}

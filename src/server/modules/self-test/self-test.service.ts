import { createHash, randomBytes } from 'node:crypto'
import type { NewPairing, OpenedPairing, PairingState } from '#contracts/self-test.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import {
  PAIRED_TEST_LIFETIME_MS,
  PAIRING_KEY_BYTES,
  TEST_CODE_LIFETIME_MS,
} from '#domain/self-test/pairing-clock.ts'
import { isTestable, type SelfTest } from '#domain/self-test/test-steps.ts'
import type { Database } from '#server/db/database.ts'
import { buildQrPath } from '#server/documents/barcodes.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import { findPairing, insertPairing, openPairing, storeResult } from './pairings.repository.ts'

export interface SelfTestOptions {
  readonly db: Database
  readonly catalogue: CatalogueService
  readonly now: () => number
}

export interface PairingCall {
  readonly market: Market
  readonly shopUrl: string
  readonly deviceId: number
}

export interface SelfTestService {
  /** A code for the device that is sold, and a key for the page that waits for its results. */
  pair(call: PairingCall): Promise<NewPairing>
  open(code: string, deviceId: number): Promise<OpenedPairing>
  finish(testKey: string, test: SelfTest): Promise<void>
  findState(waitKey: string): Promise<PairingState>
}

export const createKey = (): string => randomBytes(PAIRING_KEY_BYTES).toString('base64url')

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Unknown, used and expired keys get the same answer. */
export const createPairingOverError = (): HttpError =>
  new HttpError(410, 'PAIRING_OVER', 'This code was used before or has expired. Show a new one.')

async function pair({ db, catalogue, now }: SelfTestOptions, call: PairingCall): Promise<NewPairing> {
  const { market, shopUrl, deviceId } = call
  const { devices } = await catalogue.listDevices(market, { filter: { ids: [deviceId] } }, 1)
  const [device] = devices
  if (!device || !isTestable(device.questions))
    throw new HttpError(404, 'NOT_FOUND', 'There’s no test for this device.')
  const [code, waitKey] = [createKey(), createKey()]
  const expiresAt = new Date(now() + TEST_CODE_LIFETIME_MS)
  await insertPairing(db, { codeHash: hashKey(code), waitHash: hashKey(waitKey), deviceId, expiresAt })
  const url = `${shopUrl}${buildPath(market, 'selfTest', { pdp: device.url })}#${code}`
  const { path, width } = buildQrPath(url)
  return { waitKey, url, code: { path, size: width }, expiresAt: toTimeJson(expiresAt.getTime()) }
}

/** Joins the page that shows an offer with the device that is tested. All processes share the database's rows. */
export const createSelfTestService = (options: SelfTestOptions): SelfTestService => {
  const { db, now } = options
  return {
    pair: (call) => pair(options, call),
    async open(code, deviceId) {
      const testKey = createKey()
      const nowMs = now()
      const isOpened = await openPairing(db, {
        codeHash: hashKey(code),
        testHash: hashKey(testKey),
        deviceId,
        nowMs,
        expiresAt: new Date(nowMs + PAIRED_TEST_LIFETIME_MS),
      })
      if (!isOpened) throw createPairingOverError()
      return { testKey }
    },
    async finish(testKey, test) {
      if (!(await storeResult(db, { testHash: hashKey(testKey), test, nowMs: now() })))
        throw createPairingOverError()
    },
    async findState(waitKey) {
      const found = await findPairing(db, hashKey(waitKey), now())
      if (!found) throw createPairingOverError()
      const { isOpened, test } = found
      return { test, state: test ? 'done' : isOpened ? 'opened' : 'waiting' }
    },
  }
}

import type { LightMyRequestResponse } from 'fastify'
import type { DeviceList, DeviceListId, DeviceRow } from '#contracts/desk/lists.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { DeskOptions } from '#server/desk/build-desk.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createTestBlobs } from './blobs.ts'
import { startTestDesk, type TestDesk, type TestOperator } from './desk.ts'
import { PHONE_JPEG } from './example-photos.ts'
import type { TradeHand } from './inspected-trades.ts'
import { BEST_PHONE_ANSWERS } from './sales.ts'

/** An operator at work, through the API and the pages. */
export interface Worker extends TestOperator {
  get(path: string): Promise<LightMyRequestResponse>
  post(path: string, json?: unknown): Promise<LightMyRequestResponse>
  put(path: string, json?: unknown): Promise<LightMyRequestResponse>
  /** Uploads a photo and returns its id. */
  photo(path: string, bytes?: Buffer): Promise<string>
  sendBytes(path: string, bytes: Buffer, type?: string): Promise<LightMyRequestResponse>
  /** Opens a page in a browser. */
  see(path: string): Promise<LightMyRequestResponse>
}

/** A desk with operators, and the means to move trades outside the desk. */
export interface DeskWork {
  readonly desk: TestDesk
  readonly hand: TradeHand
  hire(...roles: OperatorRole[]): Promise<Worker>
  stateOf(key: ItemKey): Promise<TradeState>
  close(): Promise<void>
}

/** The API path of an item. */
export const buildItemApiPath = ({ transactionId, itemNumber }: ItemKey, rest = ''): string =>
  `/desk/api/items/${formatTradeNumber(transactionId)}/${itemNumber}${rest}`

/** The page of an item. */
export const buildItemPagePath = (key: ItemKey, rest = ''): string =>
  buildItemApiPath(key, rest).replace('/desk/api/', '/desk/')

async function hire(desk: TestDesk, roles: readonly OperatorRole[]): Promise<Worker> {
  const operator = await desk.hire(...roles)
  const bearer = await operator.createToken()
  const sendBytes: Worker['sendBytes'] = (path, payload, type = 'image/jpeg') =>
    desk.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { host: 'desk.test', authorization: `Bearer ${bearer}`, 'content-type': type },
    })
  return {
    ...operator,
    sendBytes,
    get: (path) => desk.send('GET', path, { bearer }),
    post: (path, json = {}) => desk.send('POST', path, { bearer, json }),
    put: (path, json = {}) => desk.send('PUT', path, { bearer, json }),
    photo: async (path, bytes = PHONE_JPEG) => (await sendBytes(path, bytes)).json().photoId,
    see: async (path) => desk.send('GET', path, { cookie: await operator.startSession() }),
  }
}

export async function startDeskWork(overrides: Partial<DeskOptions> = {}): Promise<DeskWork> {
  const desk = await startTestDesk(overrides)
  const { db, secret, clock } = desk
  return {
    desk,
    hand: { db, blobs: createTestBlobs(db), secret, now: () => clock.nowMs },
    hire: (...roles) => hire(desk, roles),
    async stateOf({ transactionId, itemNumber }) {
      const statement = 'select state from trade_item where transaction_id = $1 and number = $2'
      const { rows } = await db.$client.query<{ state: TradeState }>(statement, [transactionId, itemNumber])
      if (!rows[0]) throw new Error('There is no such device')
      return rows[0].state
    },
    close: () => desk.close(),
  }
}

/** The row of a device in a list; undefined where the list doesn't have it. */
export async function findListed(
  worker: Worker,
  list: DeviceListId,
  { transactionId, itemNumber }: ItemKey,
): Promise<DeviceRow | undefined> {
  const { rows } = (await worker.get(`/desk/api/lists/${list}`)).json<DeviceList>()
  const tradeNumber = formatTradeNumber(transactionId)
  return rows.find((row) => row.tradeNumber === tradeNumber && row.itemNumber === itemNumber)
}

/** What the seller of a device is waited for. */
export const findAsked = async (worker: Worker, key: ItemKey): Promise<DeviceRow['asked'] | undefined> =>
  (await findListed(worker, 'waiting', key))?.asked

/** A number with a valid check digit. */
export const IMEI = '490154203237518'

/** Findings of a flawless phone. */
export const buildMatchingFindings = (overrides: object = {}) => ({
  storageGb: 128,
  conditionId: 4,
  answers: BEST_PHONE_ANSWERS,
  photoIds: {},
  serialNumber: IMEI,
  ...overrides,
})

/** The same findings as a draft. */
export const buildMatchingDraft = (overrides: object = {}, version = 0) => ({
  version,
  draft: {
    serialNumber: IMEI,
    isSerialUnreadable: false,
    storageGb: 128,
    conditionId: 4,
    answers: BEST_PHONE_ANSWERS,
    at: null,
    ...overrides,
  },
})

/** A photo of the lit device, which proves storage and condition. Findings of a flawless phone need no other. */
export async function withOverview<Findings extends object>(
  worker: Worker,
  key: ItemKey,
  findings: Findings,
) {
  const photoId = await worker.photo(buildItemApiPath(key, '/photos'))
  const { photoIds = {} }: { photoIds?: Readonly<Record<string, readonly string[]>> } = findings
  return { ...findings, photoIds: { STORAGE: [photoId], CONDITION: [photoId], ...photoIds } }
}

/** Starts an inspection and commits findings; the decision is up to the test. */
export async function inspect(
  worker: Worker,
  key: ItemKey,
  findings: object,
  start = '/inspections',
): Promise<void> {
  const started = await worker.post(buildItemApiPath(key, start))
  if (started.statusCode !== 201) throw new Error(`Not started: ${started.body}`)
  const proven = await withOverview(worker, key, findings)
  const committed = await worker.post(buildItemApiPath(key, '/findings'), proven)
  if (committed.statusCode !== 201) throw new Error(`Not committed: ${committed.body}`)
}

import type { Trade } from '#contracts/trades.ts'
import { buildStatusReport, type MoneyDesk, readOrder, releaseHolds } from './desk-money.ts'
import { buildMatchingFindings } from './desk-work.ts'
import { PHONE_JPEG } from './example-photos.ts'

async function readTrackingNumber({ desk }: MoneyDesk, transactionId: number): Promise<string> {
  const { rows } = await desk.db.$client.query<{ number: string }>(
    'select tracking_number as number from shipment where transaction_id = $1',
    [transactionId],
  )
  return rows[0]?.number ?? ''
}

/** Takes the parcel of a sold phone from the carrier’s scan to the bank’s answer; the amounts that were ordered. */
export async function paySale(money: MoneyDesk, trade: Trade): Promise<readonly number[]> {
  const { desk } = money
  const bearer = await (await desk.hire('inspector', 'support')).createToken()
  const inspect = async (path: string, json: unknown) => {
    const answer = await desk.send('POST', `/desk/api${path}`, { bearer, origin: null, json })
    if (answer.statusCode >= 300) throw new Error(`POST ${path}: ${answer.statusCode} ${answer.body}`)
  }
  const { tradeNumber, transactionId } = trade
  const trackingNumber = await readTrackingNumber(money, transactionId)
  const at = new Date(desk.clock.nowMs).toISOString()
  await inspect('/scans', { trackingNumber, event: 'SCANNED', at })
  const sendPhoto = (path: string) =>
    desk.app.inject({
      method: 'POST',
      url: `/desk/api${path}`,
      payload: PHONE_JPEG,
      headers: { host: 'desk.test', authorization: `Bearer ${bearer}`, 'content-type': 'image/jpeg' },
    })
  await sendPhoto(`/arrivals/${tradeNumber}/photos`)
  await inspect(`/arrivals/${tradeNumber}`, { weightInGrams: 320 })
  await inspect(`/items/${tradeNumber}/1/inspections`, {})
  const { photoId } = (await sendPhoto(`/items/${tradeNumber}/1/photos`)).json()
  const photoIds = { STORAGE: [photoId], CONDITION: [photoId] }
  await inspect(`/items/${tradeNumber}/1/findings`, buildMatchingFindings({ photoIds }))
  await inspect(`/items/${tradeNumber}/1/decision`, { decision: 'match_or_better' })
  await releaseHolds(money.hand, money.payout.id)
  const { batches } = await money.prepare()
  const messageId = batches[0]?.messageId ?? ''
  await money.approve(messageId)
  const order = readOrder(await money.fileOf(messageId))
  await money.takeAnswer(
    buildStatusReport(
      messageId,
      order.map(({ endToEndId }) => [endToEndId, 'ACSC']),
    ),
  )
  return order.map(({ amountInCents }) => amountInCents)
}

import { z } from 'zod'
import { ACCOUNT_REQUEST, FAILED_PAYOUT, VOUCHER_AGAIN } from '#contracts/desk/failed-payouts.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { listFailedPayouts } from './failed-payouts.repository.ts'
import { askForAccount, payVoucherAgain } from './failed-payouts.ts'

/** Money that the bank has returned, and what to do about it. */
export const FAILED_PAYOUT_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/failed-payouts',
    roles: ['payout'],
    action: 'LIST_FAILED_PAYOUTS',
    list: { title: 'Failed payouts', key: 'f', states: ['PAYOUT_FAILED'] },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/failed-payouts',
    roles: ['payout'],
    action: 'LIST_FAILED_PAYOUTS',
    views: 'seller',
    summary:
      'Lists payouts that the bank has returned, by sale, and when the seller was asked for another account.',
    schema: { response: { 200: z.array(FAILED_PAYOUT) } },
    handler: async ({ db, see }) => {
      const failed = await listFailedPayouts(db)
      see(failed.length === 0 ? null : { data: { sales: failed.map(({ tradeNumber }) => tradeNumber) } })
      return failed.map(({ transactionId: _, ...payout }) => payout)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/failed-payouts/:trade/request',
    roles: ['payout'],
    action: 'ASK_FOR_ACCOUNT',
    summary: 'Asks the seller by mail for another account, once a minute.',
    schema: { params: TRADE_PARAMS, response: { 202: ACCOUNT_REQUEST } },
    handler: async ({ tx, now, params, audit }) => {
      const transactionId = requireTransactionId(params)
      const atMs = now()
      await askForAccount(tx, transactionId, atMs)
      const tradeNumber = formatTradeNumber(transactionId)
      return audit({ transactionId }, { tradeNumber, askedAt: toTimeJson(atMs) })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/voucher-payouts/:reference/again',
    roles: ['payout'],
    action: 'PAY_VOUCHER_AGAIN',
    summary: 'Makes the returned payout of a voucher due again, where all devices of the sale are paid.',
    needsRecentFactor: true,
    schema: { params: z.object({ reference: z.string().max(20) }), response: { 200: VOUCHER_AGAIN } },
    handler: async ({ tx, audit, params: { reference }, now }) => {
      const transactionId = await payVoucherAgain(tx, reference, now())
      return audit({ transactionId, itemNumber: 0 }, { reference })
    },
  }),
]

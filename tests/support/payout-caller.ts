import {
  buildTradeCodesUrl,
  buildTradePayoutUrl,
  PAYOUT_OBJECTIONS_PATH,
  SALE_KEY_HEADER,
} from '#contracts/paths/trades.ts'
import { findOpenHolds } from '#server/modules/payout-holds/payout-holds.ts'
import type { TestTrade } from './inspected-trades.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import { buildSellerHeaders } from './step-up.ts'

const HOST = MARKET_HOSTS.de

export const SELLER_NAME = 'Zofia Müller-Łuczak'

export const OTHER_PAYMENT = {
  paymentTypeId: 13,
  accountHolder: SELLER_NAME,
  iban: 'DE02 1203 0000 0000 2020 51',
  paypalAccount: '',
}

type Headers = Record<string, string>

/** Someone who tries to send the money of a sale elsewhere, and what can be seen of the outcome. */
export function createPayoutCaller(store: SaleShop) {
  const post = (path: string, headers: Headers, body: object = {}) =>
    store.shop.send(HOST, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const caller = {
    post,
    patch: (tradeNumber: string, headers: Headers, payment: object = OTHER_PAYMENT, query = '') =>
      store.shop.send(HOST, buildTradePayoutUrl(tradeNumber) + query, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ payment }),
      }),
    /** Changes the account with the acting link and a proof. */
    change: async (trade: TestTrade) =>
      caller.patch(trade.tradeNumber, await buildSellerHeaders(store, trade)),
    requestCode: ({ tradeNumber, key }: TestTrade) =>
      post(buildTradeCodesUrl(tradeNumber), { [SALE_KEY_HEADER]: key }),
    checkCode: ({ tradeNumber, key }: TestTrade, code: string) =>
      post(buildTradeCodesUrl(tradeNumber, '/check'), { [SALE_KEY_HEADER]: key }, { code }),
    /** The code of the newest mail. */
    async readCode({ transactionId }: TestTrade): Promise<string> {
      await store.drain()
      const { rows } = await store.db.$client.query<{ code_id: string }>(
        'select code_id from sale_code where transaction_id = $1',
        [transactionId],
      )
      const mail = await store.mailbox.find(`SALE_CODE:${rows[0]?.code_id}`)
      return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    },
    listHolds: async (transactionId: number) =>
      (await findOpenHolds(store.db, { transactionIds: [transactionId], nowMs: store.clock.nowMs })).map(
        ({ reason }) => reason,
      ),
    async readAccount(transactionId: number): Promise<string> {
      const { rows } = await store.db.$client.query(
        'select sealed_account from trade_seller where transaction_id = $1',
        [transactionId],
      )
      return store.secret.open(rows[0].sealed_account, `payout:${transactionId}`)
    },
    /** The newest mail about a change, and what its link names. */
    async readObjection({ transactionId }: TestTrade) {
      await store.drain()
      const { rows } = await store.db.$client.query<{ id: string }>(
        'select id from payout_account_change where transaction_id = $1 order by changed_at desc limit 1',
        [transactionId],
      )
      const mail = await store.mailbox.find(`PAYOUT_CHANGED:${rows[0]?.id}`)
      const [, change = '', key = ''] = /\/not-me#([0-9a-f-]{36})\.([\w-]{22})/.exec(mail?.text ?? '') ?? []
      return { mail, change, key }
    },
    object: (body: object) => post(PAYOUT_OBJECTIONS_PATH, {}, body),
  }
  return caller
}

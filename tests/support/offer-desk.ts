import type { OpenRequest } from '#contracts/desk/individual-offers.ts'
import { startTestDesk } from './desk.ts'
import { ACCEPTANCE, buildOffer, requestOffer } from './offer-requests.ts'
import { startSaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'

/** A shop and its desk, where an operator makes individual offers that a business sees and accepts. */
export async function startOfferDesk(startMs: number) {
  const store = await startSaleShop(startMs)
  const desk = await startTestDesk({ db: store.db, secret: store.secret })
  const author = await desk.hire('pricing')
  const bearer = await author.createToken()
  const colleague = await (await desk.hire('pricing')).createToken()

  const call = async (method: string, path: string, json?: unknown, by = bearer) => {
    desk.clock.nowMs = store.clock.nowMs
    return desk.send(method, `/desk/api/individual-offers${path}`, { bearer: by, json })
  }

  /** Someone approves what was made by the first operator. */
  const approve = (requestId: number, number = 1, by = colleague) =>
    call('POST', `/${requestId}/offers/${number}/approval`, undefined, by)

  const approveOwn = (requestId: number) => approve(requestId, 1, bearer)

  const open = async (requestId: number): Promise<OpenRequest> => (await call('GET', `/${requestId}`)).json()

  const send = async (requestId: number, offer: object, number = 1) =>
    call('PUT', `/${requestId}/offers/${number}`, offer)

  /** A request with an open offer, each phone 10 € above the rule. */
  async function offerAboveRule(): Promise<{ readonly requestId: number; readonly totalInCents: number }> {
    const requestId = await requestOffer(store)
    const sent = await send(requestId, buildOffer(await open(requestId), 1_000))
    return { requestId, totalInCents: sent.json().totalInCents }
  }

  /** The path of the link in the mail about an offer. */
  async function findLink(requestId: number, number = 1): Promise<string> {
    await store.drain()
    const mail = await store.mailbox.find(`INDIVIDUAL_OFFER:${requestId}-${number}`)
    const [, path = ''] = /https?:\/\/[^/\s]+(\/b2b\/angebot\/[^\s"]+)/.exec(mail?.text ?? '') ?? []
    return path
  }

  const see = (path: string) => store.shop.get(MARKET_HOSTS.de, path)

  const accept = (path: string, fields: object = {}) =>
    store.shop.send(MARKET_HOSTS.de, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${MARKET_HOSTS.de}`,
      },
      body: new URLSearchParams({ ...ACCEPTANCE, ...fields }).toString(),
    })

  const findSale = async (requestId: number) => {
    const { rows } = await store.db.$client.query<{ transaction_id: string; total_in_cents: string }>(
      `select trade.transaction_id, trade.total_in_cents, is_business, trade_seller.email
       from individual_offer as made join trade using (transaction_id) join trade_seller using (transaction_id)
       where made.request_id = $1`,
      [requestId],
    )
    return rows
  }

  const close = async () => {
    await desk.close()
    await store.close()
  }
  return {
    store,
    call,
    open,
    send,
    approve,
    approveOwn,
    offerAboveRule,
    findLink,
    see,
    accept,
    findSale,
    close,
  }
}

export type OfferDesk = Awaited<ReturnType<typeof startOfferDesk>>

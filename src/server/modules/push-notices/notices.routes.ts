import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  NOTICES,
  NOTICES_QUERY,
  NOTICES_REQUEST,
  type Notices,
  type NoticesRequest,
} from '#contracts/notices.ts'
import { TRADES_PATH } from '#contracts/paths/trades.ts'
import { TRADE_PARAMS } from '#contracts/trades.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeRoutes, TRADE_KEY_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT, TRADE_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { lockOpenedSale } from '#server/modules/trades/lock-opened-sale.ts'
import {
  type OpenedSale,
  openSale,
  readSaleCaller,
  requireSaleAccess,
} from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { hasUsableKeys } from '#server/ports/push/encrypt-push.ts'
import { isPushEndpoint } from '#server/ports/push/push-address.ts'
import {
  addReceiver,
  hasOtherSales,
  listReceivers,
  removeReceiver,
  removeReceivers,
} from './push-subscriptions.repository.ts'

const BODY_LIMIT_BYTES = 2_048

export interface NoticesOptions extends TradesOptions {
  /** What browsers subscribe with; null where the shop sends no push. */
  readonly pushKey: string | null
}

const NOTICES_URL = `${TRADES_PATH}/:tradeNumber/notices`

const COMMON = { security: TRADE_KEY_OR_SIGNED_IN, params: TRADE_PARAMS, response: { 200: NOTICES } }

/** Checked before anything is stored: the worker posts to this address. */
function requireUsable(request: NoticesRequest, pushKey: string | null): void {
  if (request.choice === 'mail') return
  if (pushKey === null) throw new HttpError(400, 'INVALID_REQUEST', 'This shop doesn’t send notifications.')
  const { subscription } = request
  if (!isPushEndpoint(subscription.endpoint) || !hasUsableKeys(subscription))
    throw new HttpError(
      400,
      'INVALID_REQUEST',
      'This isn’t a subscription that notifications can be sent to.',
    )
}

async function storeChoice(
  { db, now }: NoticesOptions,
  opened: OpenedSale,
  request: NoticesRequest,
): Promise<void> {
  const { trade, keyVersion } = opened
  const { transactionId } = trade
  await db.transaction(async (tx) => {
    await lockOpenedSale(tx, opened, now())
    await requireUnfrozenSale(tx, transactionId)
    if (request.choice === 'push')
      await addReceiver(tx, { ...request.subscription, transactionId, keyVersion, atMs: now() })
    else if (request.endpoint) await removeReceiver(tx, transactionId, { endpoint: request.endpoint })
    else await removeReceivers(tx, transactionId)
  })
}

const readEndpoint = (request: NoticesRequest): string | undefined =>
  request.choice === 'push' ? request.subscription.endpoint : request.endpoint

/** How a seller learns of the steps of a sale: by mail, or by push for those that no law or money is about. */
export async function noticesRoutes(app: FastifyInstance, options: NoticesOptions): Promise<void> {
  const { db, pushKey } = options
  const routes = app.withTypeProvider<ZodTypeProvider>()
  describeRoutes(app, { tag: 'Trades' })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
  const present = async (transactionId: number, asking: string | undefined): Promise<Notices> => {
    const receivers = pushKey === null ? [] : await listReceivers(db, transactionId)
    const isNotified = receivers.some(({ endpoint }) => asking === undefined || endpoint === asking)
    return {
      choice: isNotified ? 'push' : 'mail',
      pushKey,
      hasOtherSales: asking !== undefined && (await hasOtherSales(db, transactionId, asking)),
    }
  }

  routes.route({
    method: 'GET',
    url: NOTICES_URL,
    schema: {
      ...COMMON,
      summary: 'Returns how the seller learns of the steps of a sale.',
      querystring: NOTICES_QUERY,
    },
    config: { rateLimit: TRADE_VIEW_LIMIT },
    handler: async (request) => {
      const caller = await readSaleCaller(request, request.params)
      const { transactionId } = await requireSaleAccess(options, caller, 'act')
      return present(transactionId, request.query.endpoint)
    },
  })
  routes.route({
    method: 'PUT',
    url: NOTICES_URL,
    schema: {
      ...COMMON,
      summary: 'Has the steps of a sale sent to a browser, or by email again.',
      body: NOTICES_REQUEST,
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: TRADE_LIMIT },
    handler: async (request) => {
      requireUsable(request.body, pushKey)
      const opened = await openSale(options, await readSaleCaller(request, request.params), 'act')
      await storeChoice(options, opened, request.body)
      return present(opened.trade.transactionId, readEndpoint(request.body))
    },
  })
}

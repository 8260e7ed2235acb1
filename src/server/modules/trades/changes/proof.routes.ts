import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { STEP_UP_RESULT } from '#contracts/account.ts'
import { EMAIL_CHANGE_ANSWER, EMAIL_CHANGE_OUTCOME } from '#contracts/email-changes.ts'
import {
  EMAIL_CHANGES_PATH,
  LOST_LINKS_PATH,
  PAYOUT_OBJECTIONS_PATH,
  TRADES_PATH,
} from '#contracts/paths/trades.ts'
import {
  LOST_LINK_REQUEST,
  PAYOUT_OBJECTION,
  PAYOUT_OBJECTION_OUTCOME,
  TRADE_CODE_CHECK,
  TRADE_CODE_SENT,
  TRADE_LINK_REQUEST,
  TRADE_PARAMS,
} from '#contracts/trades.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { checkLostLink } from '#domain/trades/lost-link.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { NO_CONTENT, TRADE_KEY_OR_SIGNED_IN } from '#server/http/openapi-parts.ts'
import { TRADE_LIMIT } from '#server/http/rate-limit.ts'
import { redeemSaleCode } from '#server/modules/step-up/sale-codes.ts'
import { openSale, readSaleCaller } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import { answerEmailChange } from './answer-email-change.ts'
import { replaceLinks, sendLostLink, sendNewLink, sendSaleCode } from './mail-to-seller.ts'
import { objectToPayout } from './object-to-payout.ts'

const BODY_LIMIT_BYTES = 1_024

const OPTIONS = { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit: TRADE_LIMIT } } as const

const COMMON = { security: TRADE_KEY_OR_SIGNED_IN, params: TRADE_PARAMS }

/** How a seller proves to be one: a new link, a code by mail, and the objection to what someone else has changed. */
export async function proofRoutes(app: FastifyInstance, options: TradesOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    ...OPTIONS,
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/links`,
    schema: {
      summary: 'Emails a new link to the sale’s seller, if the sale exists.',
      params: TRADE_PARAMS,
      body: TRADE_LINK_REQUEST,
      response: { 202: NO_CONTENT },
    },
    handler: async (request, reply) => {
      const { params, body } = request
      if (body.replacesEarlier)
        await replaceLinks(options, await openSale(options, await readSaleCaller(request, params), 'act'))
      else await sendNewLink(options, params.tradeNumber)
      return reply.status(202).send()
    },
  })
  routes.route({
    ...OPTIONS,
    method: 'POST',
    url: LOST_LINKS_PATH,
    schema: {
      summary: 'Emails a new link to the seller, if the sale number and address match.',
      body: LOST_LINK_REQUEST,
      response: { 202: NO_CONTENT },
    },
    handler: async (request, reply) => {
      const checked = checkLostLink(request.body)
      if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
      await sendLostLink(options, checked.values)
      return reply.status(202).send()
    },
  })
  routes.route({
    ...OPTIONS,
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/codes`,
    schema: {
      ...COMMON,
      summary: 'Emails a six-digit code to the sale’s seller.',
      response: { 202: TRADE_CODE_SENT },
    },
    handler: async (request, reply) => {
      const opened = await openSale(options, await readSaleCaller(request, request.params), 'act')
      await sendSaleCode(options, opened)
      return reply.status(202).send({ sentTo: maskEmail(opened.trade.seller.email) })
    },
  })
  routes.route({
    ...OPTIONS,
    method: 'POST',
    url: `${TRADES_PATH}/:tradeNumber/codes/check`,
    schema: {
      ...COMMON,
      summary: 'Exchanges the code for the proof needed to change the payout account.',
      body: TRADE_CODE_CHECK,
      response: { 200: STEP_UP_RESULT },
    },
    handler: async (request) => {
      const { trade } = await openSale(options, await readSaleCaller(request, request.params), 'act')
      const { transactionId } = trade
      const query = { transactionId, typed: request.body.code, nowMs: options.now() }
      if (!(await redeemSaleCode(options, query)))
        throw createInvalidFieldsError([{ field: 'code', key: 'CODE_INVALID' }])
      return { stepUpToken: await app.stepUpProofs.issue({ kind: 'sale', transactionId }) }
    },
  })
  routes.route({
    ...OPTIONS,
    method: 'POST',
    url: PAYOUT_OBJECTIONS_PATH,
    schema: {
      summary: 'Freezes a sale because someone else changed its payout account.',
      body: PAYOUT_OBJECTION,
      response: { 200: PAYOUT_OBJECTION_OUTCOME },
    },
    handler: ({ body }) => objectToPayout(options, body),
  })
  routes.route({
    ...OPTIONS,
    method: 'POST',
    url: EMAIL_CHANGES_PATH,
    schema: {
      summary: 'Confirms another email address for a sale, or stops the change.',
      body: EMAIL_CHANGE_ANSWER,
      response: { 200: EMAIL_CHANGE_OUTCOME },
    },
    handler: ({ body }) => answerEmailChange(options, body),
  })
}

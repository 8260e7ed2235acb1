import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  BANK_ACCOUNT_ANSWER,
  BANK_ACCOUNT_REQUEST,
  PAYMENT_ACCOUNT,
  PAYMENT_ACCOUNT_REQUEST,
  PAYPAL_ACCOUNT_ANSWER,
  PAYPAL_ACCOUNT_REQUEST,
} from '#contracts/customer-resources.ts'
import {
  BANK_ACCOUNTS_PATH,
  CUSTOMER_PAYMENT_ACCOUNTS_PATH,
  PAYPAL_ACCOUNTS_PATH,
} from '#contracts/paths/customers.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { CUSTOMER_CHANGE_LIMIT, CUSTOMER_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import type { CustomersService } from './customers.service.ts'
import { buildBankFields, PAYPAL_FIELDS, type PayoutAccountsService } from './payout-accounts.service.ts'
import { readCaller, requireConfirmedCaller } from './signed-in.ts'

const VIEW = { config: { rateLimit: CUSTOMER_VIEW_LIMIT } }
const CHANGE = { config: { rateLimit: CUSTOMER_CHANGE_LIMIT }, bodyLimit: 8_192 }

export interface PayoutAccountsRoutesOptions {
  readonly customers: CustomersService
  readonly payoutAccounts: PayoutAccountsService
}

/** The payout accounts of the customer who is signed in. */
export async function payoutAccountsRoutes(
  app: FastifyInstance,
  options: PayoutAccountsRoutesOptions,
): Promise<void> {
  registerBankAccounts(app, options)
  registerPaypalAccounts(app, options)
  app.withTypeProvider<ZodTypeProvider>().post(
    CUSTOMER_PAYMENT_ACCOUNTS_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Adds a bank or PayPal account, one of each kind; a second one is refused.',
        body: PAYMENT_ACCOUNT_REQUEST,
        response: { 200: PAYMENT_ACCOUNT, 201: PAYMENT_ACCOUNT },
      },
    },
    async (request, reply) => {
      const caller = await requireConfirmedCaller(request)
      const { account, isNew } = await options.payoutAccounts.create(caller, request.body)
      return reply.status(isNew ? 201 : 200).send(account)
    },
  )
}

function registerBankAccounts(
  app: FastifyInstance,
  { customers, payoutAccounts }: PayoutAccountsRoutesOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.get(
    BANK_ACCOUNTS_PATH,
    {
      ...VIEW,
      schema: {
        summary: 'Returns the customer’s bank account, masked.',
        response: { 200: BANK_ACCOUNT_ANSWER },
      },
    },
    async (request) => {
      const { bankAccount } = await customers.getCustomer(readCaller(request))
      return { bankAccount }
    },
  )
  routes.patch(
    BANK_ACCOUNTS_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Stores a bank account, or changes the one with this id.',
        body: BANK_ACCOUNT_REQUEST,
        response: { 200: BANK_ACCOUNT_ANSWER },
      },
    },
    async (request) => {
      const { paymentId, ...account } = request.body.payment
      const input = { paymentTypeId: BANK_TRANSFER.id, ...account }
      const change = { paymentId, input, fields: buildBankFields('payment') }
      const { bankAccount } = await payoutAccounts.change(await requireConfirmedCaller(request), change)
      return { bankAccount }
    },
  )
}

function registerPaypalAccounts(
  app: FastifyInstance,
  { customers, payoutAccounts }: PayoutAccountsRoutesOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.get(
    PAYPAL_ACCOUNTS_PATH,
    {
      ...VIEW,
      schema: {
        summary: 'Returns the customer’s PayPal account, masked.',
        response: { 200: PAYPAL_ACCOUNT_ANSWER },
      },
    },
    async (request) => {
      const { paypalAccount } = await customers.getCustomer(readCaller(request))
      return { paypalAccount }
    },
  )
  routes.patch(
    PAYPAL_ACCOUNTS_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Stores a PayPal account, or changes the one with this id.',
        body: PAYPAL_ACCOUNT_REQUEST,
        response: { 200: PAYPAL_ACCOUNT_ANSWER },
      },
    },
    async (request) => {
      const { paymentId, email } = request.body.paypalAccount
      const input = { paymentTypeId: PAYPAL.id, paypalAccount: email }
      const change = { paymentId, input, fields: PAYPAL_FIELDS }
      const { paypalAccount } = await payoutAccounts.change(await requireConfirmedCaller(request), change)
      return { paypalAccount }
    },
  )
}

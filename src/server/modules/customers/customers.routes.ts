import type { FastifyInstance } from 'fastify'
import { describeRoutes, SIGNED_IN } from '#server/http/openapi-parts.ts'
import { customerResourcesRoutes } from './customer-resources.routes.ts'
import { createCustomersService } from './customers.service.ts'
import { leavingRoutes } from './leaving.routes.ts'
import type { CustomersOptions } from './own-account.ts'
import { payoutAccountsRoutes } from './payout-accounts.routes.ts'
import { createPayoutAccountsService } from './payout-accounts.service.ts'
import { requireSignIn } from './signed-in.ts'
import { tradeHistoryRoutes } from './trade-history.routes.ts'

/** Everything that belongs to the customer who is signed in. */
export async function customersRoutes(app: FastifyInstance, options: CustomersOptions): Promise<void> {
  requireSignIn(app)
  describeRoutes(app, { tag: 'Customers', security: SIGNED_IN })
  const customers = createCustomersService(options)
  const payoutAccounts = createPayoutAccountsService(options)
  await app.register(customerResourcesRoutes, { customers })
  await app.register(payoutAccountsRoutes, { customers, payoutAccounts })
  await app.register(tradeHistoryRoutes, { db: options.db, secret: options.secret, customers })
  await app.register(leavingRoutes, options)
}

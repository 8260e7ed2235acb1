import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { streamZip } from '#archives/stream-zip.ts'
import { DELETION, DELETION_REQUEST } from '#contracts/customer-resources.ts'
import { CUSTOMERS_PATH, DATA_EXPORT_PATH } from '#contracts/paths/customers.ts'
import { describeFile } from '#server/http/openapi-parts.ts'
import { CUSTOMER_CHANGE_LIMIT, DATA_EXPORT_LIMIT } from '#server/http/rate-limit.ts'
import { exportData } from './data-export.ts'
import { eraseCustomer } from './erase-customer.ts'
import type { CustomersOptions } from './own-account.ts'
import { requireConfirmedCaller } from './signed-in.ts'

/** A customer's right to take their data with them, and to have it erased. */
export async function leavingRoutes(app: FastifyInstance, options: CustomersOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.delete(
    CUSTOMERS_PATH,
    {
      schema: {
        summary: 'Deletes the customer; sales in progress carry on.',
        body: DELETION_REQUEST,
        response: { 200: DELETION },
      },
      config: { rateLimit: CUSTOMER_CHANGE_LIMIT },
      bodyLimit: 1_024,
    },
    async (request) => {
      await eraseCustomer(options, await requireConfirmedCaller(request), request.body)
      return { success: true }
    },
  )
  // No HEAD route: it would build a whole archive only to discard it.
  const settings = {
    schema: {
      summary: 'Returns everything we store about the customer as one archive.',
      response: { 200: describeFile('application/zip') },
    },
    config: { rateLimit: DATA_EXPORT_LIMIT },
    exposeHeadRoute: false,
  }
  routes.get(DATA_EXPORT_PATH, settings, async (request, reply) => {
    const { customerNumber, files } = await exportData(options, await requireConfirmedCaller(request))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="data-${customerNumber}.zip"`)
      .send(Readable.from(streamZip(files), { objectMode: false }))
  })
}

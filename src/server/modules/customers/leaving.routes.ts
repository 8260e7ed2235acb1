import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { CUSTOMERS_PATH, DATA_EXPORT_PATH } from '#contracts/api-paths.ts'
import { DELETION, DELETION_REQUEST } from '#contracts/customer-resources.ts'
import { fileOf } from '#server/http/openapi-parts.ts'
import { CUSTOMER_CHANGE_LIMIT, DATA_EXPORT_LIMIT } from '#server/http/rate-limit.ts'
import { exportData } from './data-export.ts'
import { eraseCustomer } from './erase-customer.ts'
import type { CustomersOptions } from './own-account.ts'
import { callerOf } from './signed-in.ts'
import { zipStream } from './zip-stream.ts'

/** What a customer may take along, and what is forgotten of him. */
export async function leavingRoutes(app: FastifyInstance, options: CustomersOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.delete(
    CUSTOMERS_PATH,
    {
      schema: {
        summary: 'Deletes the customer; running trades go on.',
        body: DELETION_REQUEST,
        response: { 200: DELETION },
      },
      config: { rateLimit: CUSTOMER_CHANGE_LIMIT },
      bodyLimit: 1_024,
    },
    async (request) => {
      await eraseCustomer(options, callerOf(request), request.body)
      return { success: true }
    },
  )
  // No HEAD: it would make a whole archive to throw it away.
  const settings = {
    schema: {
      summary: 'Everything about the customer in one archive.',
      response: { 200: fileOf('application/zip') },
    },
    config: { rateLimit: DATA_EXPORT_LIMIT },
    exposeHeadRoute: false,
  }
  routes.get(DATA_EXPORT_PATH, settings, async (request, reply) => {
    const { customerNumber, files } = await exportData(options, callerOf(request))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="data-${customerNumber}.zip"`)
      .send(Readable.from(zipStream(files), { objectMode: false }))
  })
}

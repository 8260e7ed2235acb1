import type { FastifyRequest } from 'fastify'
import { HttpError } from './error-handler.ts'

/** Refuses a form that another site has sent in a visitor's name. Old browsers don't say where it comes from. */
export function refuseForeignForm({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] === 'cross-site')
    throw new HttpError(
      403,
      'FORBIDDEN_ORIGIN',
      'This form can only be sent from the shop’s own page. Open the page and try again.',
    )
}

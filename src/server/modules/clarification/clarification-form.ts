import type { FastifyRequest } from 'fastify'
import { buildProofSearch, type ProofProblem } from '#domain/clarification/proof-problem.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireShopContext } from '#server/http/shop-context.ts'

/** A form of a browser without script: it expects a page, not data. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '')

/** The page of the clarification that a form belongs to. */
export function buildPagePath(request: FastifyRequest, problem: ProofProblem | null = null): string {
  // Every route of a form has these parameters, and its schema has checked them.
  const { id, trade } = request.params as { readonly id: string; readonly trade: string }
  const market = MARKETS[requireShopContext(request).shop.market]
  return buildPath(market, 'clarification', { id, trade }) + buildProofSearch(problem)
}

/** Whether the page itself explains why a form was refused: answered before, too late, or unknown. */
export const isShownOnPage = (error: unknown): boolean =>
  error instanceof HttpError && error.statusCode < 500 && error.statusCode !== 429

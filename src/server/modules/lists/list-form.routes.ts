import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type DrawerData, LIST_FORM } from '#contracts/lists.ts'
import { MAX_PASTED_NAMES, splitNames } from '#domain/lists/split-names.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { LIST_NAMES_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import {
  type PostedPageOptions,
  renderPostedPage,
  requireOwnForm,
  sendPostedPage,
} from '#server/modules/pages/posted-page.ts'
import type { ListsService } from './lists.service.ts'

const BODY_LIMIT_BYTES = 49_152
const MAX_NAME_LENGTH = 300

export interface ListFormOptions extends PostedPageOptions {
  readonly lists: Pick<ListsService, 'matchNames'>
}

async function answerNames(
  { lists }: ListFormOptions,
  market: MarketId,
  text: string,
): Promise<DrawerData['asked']> {
  const names = splitNames(text)
  if (names.length === 0) return { kind: 'empty' }
  if (names.length > MAX_PASTED_NAMES) return { kind: 'tooMany', text, count: names.length }
  const cut = names.map((name) => name.slice(0, MAX_NAME_LENGTH))
  return { kind: 'found', text, found: await lists.matchNames(market, cut) }
}

async function handleForm(
  options: ListFormOptions,
  request: FastifyRequest<{ Body: { readonly text: string } }>,
  reply: FastifyReply,
): Promise<void> {
  const context = requireShopContext(request)
  const { market } = context.shop
  const pathname = buildPath(MARKETS[market], 'list')
  requireOwnForm(request, pathname)
  const asked = await answerNames(options, market, request.body.text)
  const fill = (data: DrawerData): DrawerData => ({ ...data, asked })
  const page = await renderPostedPage(options, context, { screen: 'list', pathname, fill })
  sendPostedPage(request, reply, { page, status: asked.kind === 'found' ? 200 : 422 })
}

/** The list without JavaScript: its form posts names to its own page, which shows what was found. */
export async function listFormRoutes(app: FastifyInstance, options: ListFormOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  for (const url of new Set(MARKET_IDS.map((id) => buildPath(MARKETS[id], 'list'))))
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url,
      schema: { body: LIST_FORM },
      bodyLimit: BODY_LIMIT_BYTES,
      config: { rateLimit: LIST_NAMES_LIMIT },
      handler: (request, reply) => handleForm(options, request, reply),
    })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  LOG_CONSISTENCY_PATH,
  LOG_ENTRIES_PATH,
  LOG_INCLUSION_PATH,
  LOG_KEYS_PATH,
  TREE_HEAD_PATH,
} from '#contracts/paths/transparency-log.ts'
import { SIGNED_OFFER_KEYS } from '#contracts/signed-offers.ts'
import {
  LOG_CONSISTENCY,
  LOG_CONSISTENCY_QUERY,
  LOG_ENTRIES,
  LOG_ENTRIES_QUERY,
  LOG_INCLUSION,
  LOG_INCLUSION_QUERY,
  MAX_LOG_ENTRIES,
  TREE_HEAD,
} from '#contracts/transparency-log.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { LOG_LIMIT } from '#server/http/rate-limit.ts'
import { toJwk } from '#server/modules/signed-offers/signing-key-jwk.ts'
import { findLeafIndexes, listEntries } from './log-entries.repository.ts'
import { proveConsistencies, proveInclusions } from './log-proofs.ts'
import { findLatestHead } from './tree-heads.repository.ts'

export interface TransparencyLogOptions {
  readonly db: Database
  /** Every key that may have signed a tree head. */
  readonly readKeys: () => Promise<readonly SignedOfferKey[]>
}

/** What is about a tree of a given size never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const MINUTE = 'public, max-age=60'

/** The log is public: pages of other sites may check it, too. */
const publish = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply.header('cache-control', cacheControl).header('access-control-allow-origin', '*')

const refuseUnknown = (what: string): HttpError => new HttpError(404, 'NOT_FOUND', what)

/** Only what is signed is published: nothing else can be held against us. */
async function requireHead(db: Database): Promise<SignedTreeHead> {
  const head = await findLatestHead(db)
  if (!head) throw refuseUnknown('There’s no tree head yet.')
  return head
}

async function proveLeaf(db: Database, hash: string, treeSize: number | undefined) {
  const { tree_size: latestSize } = await requireHead(db)
  const size = treeSize ?? latestSize
  const leafIndex = (await findLeafIndexes(db, [hash])).get(hash)
  if (leafIndex === undefined || leafIndex >= size || size > latestSize)
    throw refuseUnknown('The log has no such entry in a tree of this size.')
  const [proof] = await proveInclusions(db, [{ leaf_index: leafIndex, tree_size: size }])
  if (!proof) throw new Error('No proof was built')
  return proof
}

async function proveGrowth(db: Database, first: number, second: number) {
  const { tree_size: latestSize } = await requireHead(db)
  if (first > second || second > latestSize)
    throw refuseUnknown('The log has no trees of these sizes, the smaller one first.')
  const [proof] = await proveConsistencies(db, [{ tree_size_1: first, tree_size_2: second }])
  if (!proof) throw new Error('No proof was built')
  return proof
}

/** The public log: its signed state, its entries, and proofs about both. */
export async function transparencyLogRoutes(
  app: FastifyInstance,
  { db, readKeys }: TransparencyLogOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Log' })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { rateLimit: LOG_LIMIT }
  routes.route({
    method: 'GET',
    url: TREE_HEAD_PATH,
    schema: { summary: 'Returns the latest signed tree head.', response: { 200: TREE_HEAD } },
    config,
    handler: async (_, reply) => publish(reply, MINUTE).send(await requireHead(db)),
  })
  routes.route({
    method: 'GET',
    url: LOG_ENTRIES_PATH,
    schema: {
      summary: 'Returns entries of the log.',
      querystring: LOG_ENTRIES_QUERY,
      response: { 200: LOG_ENTRIES },
    },
    config,
    handler: async (request, reply) => {
      const { start, end } = request.query
      const { tree_size: size } = await requireHead(db)
      if (start > end || start >= size) throw refuseUnknown('The log has no entries there.')
      const wanted = Math.min(end + 1, start + MAX_LOG_ENTRIES)
      const entries = await listEntries(db, { start, end: Math.min(wanted, size) })
      return publish(reply, wanted <= size ? FOREVER : MINUTE).send({ entries })
    },
  })
  routes.route({
    method: 'GET',
    url: LOG_INCLUSION_PATH,
    schema: {
      summary: 'Proves that an entry is part of the log.',
      querystring: LOG_INCLUSION_QUERY,
      response: { 200: LOG_INCLUSION },
    },
    config,
    handler: async (request, reply) => {
      const { hash, tree_size: treeSize } = request.query
      const proof = await proveLeaf(db, hash, treeSize)
      return publish(reply, treeSize === undefined ? MINUTE : FOREVER).send(proof)
    },
  })
  routes.route({
    method: 'GET',
    url: LOG_CONSISTENCY_PATH,
    schema: {
      summary: 'Proves that the log has only grown between two sizes.',
      querystring: LOG_CONSISTENCY_QUERY,
      response: { 200: LOG_CONSISTENCY },
    },
    config,
    handler: async ({ query: { first, second } }, reply) => {
      const proof = await proveGrowth(db, first, second)
      return publish(reply, FOREVER).send(proof)
    },
  })
  routes.route({
    method: 'GET',
    url: LOG_KEYS_PATH,
    schema: {
      summary: 'Returns the keys that verify tree heads and proofs.',
      response: { 200: SIGNED_OFFER_KEYS },
    },
    config,
    handler: async (_, reply) =>
      publish(reply, 'public, max-age=3600').send({ keys: (await readKeys()).map(toJwk) }),
  })
}

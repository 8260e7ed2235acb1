import type { FastifyInstance } from 'fastify'
import { isPublicApiPath } from '#server/http/openapi.ts'

/** Every call of the router, as `METHOD /path`; the router prints a tree, so paths are joined from their parts. */
export function listCalls(fastify: FastifyInstance): string[] {
  const parts: string[] = []
  return fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      parts[depth - 1] = part
      return methods.split(', ').map((method) => `${method} ${parts.slice(0, depth).join('')}`)
    })
}

/** The calls of the public API. HEAD goes along with GET. */
export const listPublicCalls = (fastify: FastifyInstance): string[] =>
  listCalls(fastify).filter((call) => {
    const [method, path = ''] = call.split(' ')
    return method !== 'HEAD' && isPublicApiPath(path)
  })

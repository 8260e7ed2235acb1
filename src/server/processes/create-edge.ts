import type { Environment } from '#server/config/environment.ts'
import type { Edge } from '#server/ports/edge/edge.ts'
import { createHttpEdge } from '#server/ports/edge/http-edge.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'

const watchEdge = (edge: Edge): Edge => ({
  purge: (tags) => watchCall('edge', () => edge.purge(tags)),
})

/** The edge that is told about changed pages; null without a configured address. */
export const createEdge = ({ EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token }: Environment): Edge | null =>
  url ? watchEdge(createHttpEdge({ url, token: token ?? null })) : null

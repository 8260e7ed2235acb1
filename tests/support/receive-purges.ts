import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface ReceivedPurges {
  readonly url: string
  readonly requests: { readonly authorization: string | undefined; readonly body: unknown }[]
  /** What the edge answers. */
  status: number
  /** Done once, before the next answer. */
  onRequest: (() => Promise<void>) | null
  close(): Promise<void>
}

/** The interface by which an edge is told to forget pages. */
export async function receivePurges(): Promise<ReceivedPurges> {
  const received: ReceivedPurges = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
    },
    requests: [],
    status: 200,
    onRequest: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer(async (request, response) => {
    received.requests.push({ authorization: request.headers.authorization, body: await json(request) })
    const { onRequest } = received
    received.onRequest = null
    await onRequest?.()
    response.writeHead(received.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return received
}

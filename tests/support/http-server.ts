import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  readonly method: string
  /** The path without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Respond = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>

/** A server on a free port that records its requests. */
export interface TestServer {
  readonly url: string
  readonly requests: ReceivedRequest[]
  /** Answers requests; may be replaced at any time. */
  respond: Respond
  close(): Promise<void>
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export async function startServer(respond: Respond): Promise<TestServer> {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (incoming, response) => {
    const request = await receive(incoming)
    requests.push(request)
    await started.respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  const started: TestServer = {
    url: `http://127.0.0.1:${port}`,
    requests,
    respond,
    close: () => closeServer(server),
  }
  return started
}

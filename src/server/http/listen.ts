import { createServer, type RequestListener, type Server } from 'node:http'
import { limitBodyTime, MAX_BODY_MS } from './body-time.ts'

export interface ListenOptions {
  readonly address: string
  readonly ports: readonly number[]
  readonly handle: RequestListener
}

export interface Listening {
  /** Stops accepting connections, lets running requests finish, then closes what is left. */
  close(graceMs: number): Promise<void>
}

function createShopServer(handle: RequestListener): Server {
  // Slow or silent clients must not block a connection for long.
  const options = {
    // The longest upload; all other bodies have less.
    requestTimeout: MAX_BODY_MS,
    headersTimeout: 10_000,
    keepAliveTimeout: 10_000,
    maxHeaderSize: 16_384,
  }
  const server = createServer({ ...options, connectionsCheckingInterval: 5_000 }, (request, response) => {
    limitBodyTime(request, response)
    handle(request, response)
  })
  server.setTimeout(60_000)
  return server
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.removeListener('error', reject)
      resolve()
    })
  })

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cutOff)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Serves every port with the same handler. */
export async function listenOnPorts({ address, ports, handle }: ListenOptions): Promise<Listening> {
  const servers = ports.map(() => createShopServer(handle))
  await Promise.all(servers.map((server, index) => listen(server, ports[index] ?? 0, address)))
  return {
    async close(graceMs) {
      await Promise.all(servers.map((server) => closeServer(server, graceMs)))
    },
  }
}

import { createServer, type RequestListener, type Server } from 'node:http'
import { limitBodyTime, MAX_BODY_MS } from './body-time.ts'

export interface ListenOptions {
  readonly address: string
  readonly ports: readonly number[]
  readonly handle: RequestListener
}

export interface Listening {
  /** From now on, each answer asks for a new connection: a load balancer opens it elsewhere. */
  drain(): void
  /** Stops accepting connections, lets running requests finish, then closes what is left. */
  close(graceMs: number): Promise<void>
}

/** How often connections that have become idle are closed while the server stops. */
const IDLE_CHECK_MS = 100

function createShopServer(handle: RequestListener): Server {
  // Slow or silent clients must not block a connection for long.
  const options = {
    // The longest upload; all other bodies have less.
    requestTimeout: MAX_BODY_MS,
    headersTimeout: 10_000,
    // Longer than load balancers keep an idle connection, usually a minute: if the shop closes it first, the next request
    // may be on its way already, and is lost.
    keepAliveTimeout: 75_000,
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
    // A connection whose last answer has just been sent would otherwise be kept alive.
    const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(cutOff)
      clearInterval(closing)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Serves every port with the same handler. */
export async function listenOnPorts({ address, ports, handle }: ListenOptions): Promise<Listening> {
  let isDraining = false
  const servers = ports.map(() =>
    createShopServer((request, response) => {
      if (isDraining) response.setHeader('connection', 'close')
      handle(request, response)
    }),
  )
  await Promise.all(servers.map((server, index) => listen(server, ports[index] ?? 0, address)))
  return {
    drain() {
      isDraining = true
    },
    async close(graceMs) {
      isDraining = true
      await Promise.all(servers.map((server) => closeServer(server, graceMs)))
    },
  }
}

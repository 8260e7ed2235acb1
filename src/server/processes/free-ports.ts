import { createServer } from 'node:net'
import type { Environment } from '#server/config/environment.ts'
import type { HostConfig } from '#server/config/host-config.ts'
import { StartupError } from '#server/config/startup-error.ts'

/** A port of this machine that nobody listens on right now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(new StartupError(`Cannot listen on ${host}:${port}: ${error.message}`))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Says all taken ports in one line, before anything else is started. */
export async function requireFreePorts(
  ports: readonly number[],
  address: string,
  settings = 'HOSTS_FILE or LISTEN_PORTS',
): Promise<void> {
  const taken: number[] = []
  for (const port of ports) if (!(await isFree(port, address))) taken.push(port)
  if (taken.length === 0) return
  throw new StartupError(
    `Port ${taken.join(', ')} on ${address} is taken: stop the other program, or set ${settings}.`,
  )
}

/** The ports of shop and desk are free, and not the same. */
export async function requireShopPorts({ ports }: HostConfig, environment: Environment): Promise<void> {
  const { DESK_PORT, DESK_ADDRESS, LISTEN_ADDRESS } = environment
  // Processes share a port without a word: requests would reach the shop or the desk by chance.
  if (ports.includes(DESK_PORT)) throw new StartupError(`DESK_PORT: ${DESK_PORT} is a port of the shop.`)
  await requireFreePorts(ports, LISTEN_ADDRESS)
  await requireFreePorts([DESK_PORT], DESK_ADDRESS, 'DESK_PORT')
}

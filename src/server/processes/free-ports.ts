import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { Environment } from '#server/config/environment.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { listProcesses } from './machine-role.ts'

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(new StartupError(`Can’t listen on ${host}:${port}: ${error.message}`))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

// Below those that a system gives to connections to others. One of them would take a port that was free a moment ago, before
// a server is there or while it restarts; a client that tries to reach that server can even be connected to itself.
const FIRST_PORT = 20_000
const PORT_COUNT = 8_000

// Apart from all others: a start of the shop finds one while the ports that it was given are not in use yet.
const FIRST_DATABASE_PORT = FIRST_PORT + PORT_COUNT
const DATABASE_PORT_COUNT = 4_000

/**
 * Finds ports of a range that are free right now. They come one after the other, from anywhere in it: the next one is new,
 * also while nobody listens on the last one yet.
 */
export function createPortFinder(first: number, count: number): () => Promise<number> {
  let next = randomInt(count)
  return async () => {
    for (let tried = 0; tried < count; tried += 1) {
      const port = first + next
      next = (next + 1) % count
      // Some systems reserve ports, and refuse them in their own way.
      if (await isFree(port, '127.0.0.1').catch(() => false)) return port
    }
    throw new Error('There is no free port')
  }
}

/** A local port that is free right now. */
export const findFreePort = createPortFinder(FIRST_PORT, PORT_COUNT)

/** The same for a database of one's own. */
export const findDatabasePort = createPortFinder(FIRST_DATABASE_PORT, DATABASE_PORT_COUNT)

/** Reports all taken ports in one line, before anything starts. */
export async function requireFreePorts(
  ports: readonly number[],
  address: string,
  settings = 'HOSTS_FILE or LISTEN_PORTS',
): Promise<void> {
  const taken: number[] = []
  for (const port of ports) if (!(await isFree(port, address))) taken.push(port)
  if (taken.length === 0) return
  throw new StartupError(
    `Port ${taken.join(', ')} on ${address} is already in use. Stop the other program, or set ${settings}.`,
  )
}

/** Requires that the ports of what runs here, shop and desk, are free and distinct. */
export async function requireShopPorts({ ports }: HostConfig, environment: Environment): Promise<void> {
  const { DESK_PORT, DESK_ADDRESS, LISTEN_ADDRESS } = environment
  const processes = listProcesses(environment)
  const hasDesk = processes.includes('desk')
  // Cluster processes silently share a port, so requests would reach shop or desk at random.
  if (hasDesk && ports.includes(DESK_PORT))
    throw new StartupError(`DESK_PORT ${DESK_PORT} is already one of the shop’s ports. Choose another one.`)
  if (processes.includes('web')) await requireFreePorts(ports, LISTEN_ADDRESS)
  if (hasDesk) await requireFreePorts([DESK_PORT], DESK_ADDRESS, 'DESK_PORT')
}

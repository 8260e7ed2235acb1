import { createServer } from 'node:net'
import type { Environment } from '#server/config/environment.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { listProcesses } from './machine-role.ts'

/** A local port that is free right now. */
export const findFreePort = (): Promise<number> =>
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
      else reject(new StartupError(`Can’t listen on ${host}:${port}: ${error.message}`))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

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

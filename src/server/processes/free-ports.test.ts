import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createPortFinder, findDatabasePort, findFreePort } from './free-ports.ts'

/** The lowest port that any of the usual systems gives to a connection. */
const FIRST_OF_CONNECTIONS = 32_768

it('is another port each time, while nobody listens on the last one yet', async () => {
  const ports: number[] = []
  for (let count = 0; count < 50; count += 1) ports.push(await findFreePort())
  expect(new Set(ports).size).toBe(50)
})

it.each([
  ['a server', findFreePort],
  ['a database', findDatabasePort],
])('is none that a connection may take before it is used by %s', async (_, find) => {
  expect(await find()).toBeLessThan(FIRST_OF_CONNECTIONS)
})

it('is none that is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Few ports, and each of them has its turn.
  const find = createPortFinder(port - 2, 5)
  const found = [await find(), await find(), await find(), await find(), await find()]
  server.close()
  expect(found).not.toContain(port)
})

import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from './free-ports.ts'

/** The lowest port that any of the usual systems gives to a connection. */
const FIRST_OF_CONNECTIONS = 32_768

it('is another port each time, while nobody listens on the last one yet', async () => {
  const ports: number[] = []
  for (let count = 0; count < 50; count += 1) ports.push(await findFreePort())
  expect(new Set(ports).size).toBe(50)
})

it('is none that a connection may take before it is used', async () => {
  expect(await findFreePort()).toBeLessThan(FIRST_OF_CONNECTIONS)
})

it('is none that is in use', async () => {
  const before = await findFreePort()
  const server = createServer().listen(before + 1, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  expect(await findFreePort()).not.toBe(before + 1)
  server.close()
})

import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BODY_MS, liftBodyTime } from './body-time.ts'
import { type Listening, listenOnPorts } from './listen.ts'

let port: number
let server: Listening

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return address.port
}

beforeEach(async () => {
  // Only our own timers: those of connections are Node's.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  port = await findFreePort()
  server = await listenOnPorts({
    address: '127.0.0.1',
    ports: [port],
    handle(request, response) {
      if (request.url === '/upload') {
        liftBodyTime(request)
        response.writeProcessing()
      } else if (request.url === '/refused') response.writeHead(404).end()
      else response.writeProcessing()
    },
  })
})

afterEach(async () => {
  vi.useRealTimers()
  await server.close(0)
})

/** Sends the head of a request and one byte of its body, and waits until the server has seen it. */
async function sendSlowly(path: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 1000\r\n\r\n.`)
  await once(socket, 'data')
  return socket
}

describe('a body that comes slowly', () => {
  it.each(['/form', '/refused'])(
    'to %s ends its connection in time',
    async (path) => {
      const socket = await sendSlowly(path)
      const closed = once(socket, 'close')
      vi.advanceTimersByTime(BODY_MS)
      await closed
      expect(socket.destroyed).toBe(true)
    },
    // Less than Node gives a connection that says nothing; one that sends a byte now and then would stay.
    5_000,
  )

  it('has more time as an upload that was let in', async () => {
    const socket = await sendSlowly('/upload')
    vi.advanceTimersByTime(4 * BODY_MS)
    // The server still reads: it would have closed a connection before it takes up another one.
    await once(connect(port, '127.0.0.1').end(), 'close')
    expect(socket.readyState).toBe('open')
    socket.destroy()
  })
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '#server/processes/free-ports.ts'
import { BODY_MS, liftBodyTime } from './body-time.ts'
import { type Listening, listenOnPorts } from './listen.ts'

let port: number
let server: Listening
/** Answers the slow page. */
let finish: () => void

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
      else if (request.url === '/page') response.writeHead(200, ['content-length', '0']).end()
      else if (request.url === '/slow') finish = () => response.writeHead(200, ['content-length', '0']).end()
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

describe('a server that drains', () => {
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }

  const ask = async (socket: Socket, path = '/page'): Promise<string> => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.test\r\n\r\n`)
    const [head] = await once(socket, 'data')
    return String(head)
  }

  it('still answers, also on new connections, and asks to open another one', async () => {
    const socket = await open()
    expect(await ask(socket)).toContain('Connection: keep-alive')
    server.drain()
    const closed = once(socket, 'close')
    expect(await ask(socket)).toMatch(/^HTTP\/1.1 200 .*connection: close/s)
    await closed
    expect(await ask(await open())).toMatch(/^HTTP\/1.1 200 /)
  })

  it('closes a connection after its last answer, without waiting for the next request', async () => {
    vi.useRealTimers()
    const socket = await open()
    const answered = ask(socket, '/slow')
    await vi.waitUntil(() => finish !== undefined)
    const closed = server.close(60_000)
    finish()
    expect(await answered).toMatch(/^HTTP\/1.1 200 /)
    await closed
    expect(await once(connect(port, '127.0.0.1'), 'error')).toHaveLength(1)
  })
})

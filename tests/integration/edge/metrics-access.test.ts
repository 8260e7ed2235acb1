import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildHostTable } from '#domain/markets/host-table.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop
let server: ReturnType<typeof createServer>

beforeAll(async () => {
  shop = await startTestShop()
  server = createServer(shop.app.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await shop.close()
})

/** The status line of the answer to exactly these lines. */
const sendLines = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (bytes) => {
      resolve(String(bytes).split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })

const LOCAL = 'host: localhost:8106'

describe('metrics', () => {
  it('are open to this machine itself', async () => {
    expect(await sendLines('GET /metrics HTTP/1.1', LOCAL)).toContain(' 200 ')
  })

  it.each([
    ['a plain proxy_pass, which speaks HTTP 1.0', 'GET /metrics HTTP/1.0', LOCAL],
    [
      'a plain proxy_pass, which closes the connection',
      'GET /metrics HTTP/1.1',
      `${LOCAL}\r\nconnection: close`,
    ],
    [
      'a whole URL that names this machine',
      'GET http://localhost/metrics HTTP/1.1',
      'host: www.sell-de.example',
    ],
    ['a whole URL with a public name', 'GET http://www.sell-de.example/metrics HTTP/1.1', LOCAL],
    ['a header of a content network', 'GET /metrics HTTP/1.1', `${LOCAL}\r\ncf-connecting-ip: 203.0.113.9`],
  ])('are closed to %s', async (_, line, headers) => {
    expect(await sendLines(line, headers)).toContain(' 404 ')
  })

  const openLocally = { connection: 'keep-alive' }

  it('are closed to a trusted proxy that forwards nothing', async () => {
    const behind = await startTestShop({ trustedProxies: ['127.0.0.1'] })
    expect((await behind.get('localhost:8106', '/metrics', openLocally)).status).toBe(404)
    await behind.close()
  })

  it('are closed without a token where the shop has visitors, because there must be a proxy', async () => {
    const hosts = loadHostConfig(parseEnvironment({}))
    const entry = { host: 'www.rivendo.com', shopMode: 'default', lang: 'de' } as const
    const table = buildHostTable([...hosts.table.values(), entry])
    const visited = await startTestShop({ hosts: { ...hosts, table } })
    expect((await visited.get('localhost:8106', '/metrics', openLocally)).status).toBe(404)
    await visited.close()
  })
})

import { describe, expect, it } from 'vitest'
import { findFreePort } from './free-ports.ts'
import { openMetricsPort } from './open-metrics-port.ts'

const collect = async () => 'sales_total 1\n'

const TOKEN = 'a-token-of-some-length'

async function readStatus(token: string | undefined, path: string, headers: Record<string, string> = {}) {
  const port = await findFreePort()
  const close = await openMetricsPort(
    { METRICS_PORT: port, METRICS_ADDRESS: '127.0.0.1', METRICS_TOKEN: token },
    collect,
  )
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  await close()
  return status
}

describe('the port of metrics', () => {
  it.each([
    ['shows them on this machine', undefined, '/metrics', {}, 200],
    ['shows them for the token', TOKEN, '/metrics', { authorization: `Bearer ${TOKEN}` }, 200],
    ['hides them without it', TOKEN, '/metrics', {}, 404],
    ['has nothing else', undefined, '/', {}, 404],
  ] as const)('%s', async (_, token, path, headers, status) => {
    expect(await readStatus(token, path, headers)).toBe(status)
  })

  it('isn’t opened for others without a token', async () => {
    const environment = { METRICS_PORT: 9464, METRICS_ADDRESS: '0.0.0.0', METRICS_TOKEN: undefined }
    await expect(openMetricsPort(environment, collect)).rejects.toThrow('Set METRICS_TOKEN as well.')
  })
})

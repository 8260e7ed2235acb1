import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearRecentDevices,
  loadRecentDevices,
  rememberDevice,
} from '#web/platform/browser/recent-devices.ts'

let stored: Map<string, string>
let requested: string[]

const CARD = { id: 7, name: 'Apple iPhone 13', url: 'apple-iphone-13' }

const serverAnswers = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    requested.push(path)
    signal.throwIfAborted()
    return answer()
  })

const load = (exceptId: number | null = null, signal = new AbortController().signal) =>
  loadRecentDevices(exceptId, signal)

beforeEach(() => {
  stored = new Map()
  requested = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  serverAnswers(() => Response.json({ devices: [CARD] }))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the devices seen last', () => {
  it('are asked for by their ids, the last one first', async () => {
    for (const id of [3, 7, 3, 12]) rememberDevice(id)
    expect(await load()).toEqual([CARD])
    expect(requested).toEqual(['/api/catalogue/devices?ids=12,3,7'])
  })

  it('are not asked for when there are none', async () => {
    expect(await load()).toEqual([])
    rememberDevice(3)
    expect(await load(3)).toEqual([])
    rememberDevice(4)
    clearRecentDevices()
    expect(await load()).toEqual([])
    expect(requested).toEqual([])
  })

  it('are five, without the one that is being looked at', async () => {
    for (let id = 1; id <= 20; id += 1) rememberDevice(id)
    await load(18)
    await load()
    expect(requested).toEqual([
      '/api/catalogue/devices?ids=20,19,17,16,15',
      '/api/catalogue/devices?ids=20,19,18,17,16',
    ])
  })

  it.each(['["1","2"]', '[{"id":1}]', '[-1,0,1.5,null]', '[1e400]', '"1,2"', '<script>'])(
    'that something else has written are not asked for: %s',
    async (text) => {
      stored.set('recentDevices', text)
      expect(await load()).toEqual([])
      expect(requested).toEqual([])
    },
  )

  it.each<[string, () => Response]>([
    ['fails', () => Response.json({ id: 'INTERNAL' }, { status: 500 })],
    ['does not know them', () => Response.json({ id: 'NOT_FOUND' }, { status: 404 })],
    ['answers with a page', () => new Response('<html>')],
    ['cannot be reached', () => Response.error()],
  ])('are left out when the shop %s', async (_, answer) => {
    serverAnswers(answer)
    rememberDevice(7)
    expect(await load()).toEqual([])
  })

  it('are left out when the visitor has gone on', async () => {
    rememberDevice(7)
    expect(await load(null, AbortSignal.abort())).toEqual([])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const RULES = [{ path: '/shop', redirect: { to: 'https://www.buy-de.example/', external: true } }]

const requested: string[] = []

/** The module caches the rules, so each page imports its own copy. */
async function openPage(answer: () => Response) {
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return answer()
  })
  const { hasRouteRule, loadRouteRules } = await import('#web/platform/navigation/route-rules.ts')
  await loadRouteRules('b1')
  return hasRouteRule
}

beforeEach(() => {
  requested.length = 0
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the route rules of a build', () => {
  it.each([
    ['/shop', true],
    ['/shop?utm_source=x', true],
    ['/shop#top', true],
    ['/shopping', false],
    ['/kontakt?next=/shop', false],
    ['/', false],
  ])('cover %s: %s', async (href, expected) => {
    const hasRouteRule = await openPage(() => Response.json({ id: 'b1', timestamp: 1, rules: RULES }))
    expect(requested).toEqual(['/builds/meta/b1.json'])
    expect(hasRouteRule(href)).toBe(expected)
  })

  it.each<[string, () => Response]>([
    ['are missing', () => new Response('', { status: 404 })],
    ['are no JSON', () => new Response('<html>')],
    ['are not in the answer', () => Response.json({ id: 'b1', timestamp: 1 })],
    ['cannot be reached', () => Response.error()],
  ])('that %s are logged and cover nothing', async (_, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const hasRouteRule = await openPage(answer)
    expect(hasRouteRule('/shop')).toBe(false)
    expect(error).toHaveBeenCalledExactlyOnceWith('route rules failed', expect.any(Error))
  })
})

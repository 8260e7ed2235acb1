import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://www.sell-de.example'

let assigned: string[]

/** A link only needs to push; a full router would need the whole application. */
async function openPage() {
  const { navigateTo, navigateWithin } = await import('#web/platform/navigation/navigate.ts')
  const { loadRouteRules } = await import('#web/platform/navigation/route-rules.ts')
  let here = '/start'
  const router = {
    push(href: string) {
      here = href
    },
  }
  return { navigateTo, navigateWithin, loadRouteRules, router, here: () => here }
}

beforeEach(() => {
  assigned = []
  vi.resetModules()
  vi.stubGlobal('location', {
    origin: ORIGIN,
    href: `${ORIGIN}/start`,
    assign: (address: string) => void assigned.push(address),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a link of the shop', () => {
  it.each(['/kontakt', '/produkte/uebersicht-suche?q=x', '/content/agb#liability'])(
    'to %s stays in the application',
    async (href) => {
      const { navigateWithin, router, here } = await openPage()
      expect(navigateWithin(router, href)).toBe(true)
      expect(here()).toBe(href)
    },
  )

  it.each([
    'mailto:service@sell.example',
    'tel:+49300000000',
    '#top',
    'https://www.buy-de.example/',
    '//evil.example',
    'javascript:alert(1)',
  ])('to %s is left to the browser', async (href) => {
    const { navigateWithin, router, here } = await openPage()
    expect(navigateWithin(router, href)).toBe(false)
    expect(here()).toBe('/start')
  })

  it('is left to the browser when the server has a rule for its path', async () => {
    const rules = [{ path: '/shop', redirect: { to: 'https://www.buy-de.example/', external: true } }]
    vi.stubGlobal('fetch', async () => Response.json({ id: 'b1', timestamp: 1, rules }))
    const { navigateWithin, loadRouteRules, router, here } = await openPage()
    await loadRouteRules('b1')
    expect(navigateWithin(router, '/shop?utm_source=x#top')).toBe(false)
    expect(here()).toBe('/start')
    expect(navigateWithin(router, '/shopping')).toBe(true)
  })
})

describe('going somewhere from code', () => {
  it('stays in the application for a page of the shop', async () => {
    const { navigateTo, router, here } = await openPage()
    navigateTo(router, '/kontakt')
    expect(here()).toBe('/kontakt')
    expect(assigned).toEqual([])
  })

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'to %s is an error without the word for it',
    async (address) => {
      const { navigateTo, router, here } = await openPage()
      expect(() => navigateTo(router, address)).toThrow('external URL')
      expect(assigned).toEqual([])
      expect(here()).toBe('/start')
    },
  )

  it('leaves the shop when that is meant, but never for a script', async () => {
    const { navigateTo, router } = await openPage()
    navigateTo(router, 'https://www.buy-de.example/', { external: true })
    expect(() => navigateTo(router, 'javascript:alert(1)', { external: true })).toThrow('Not a web address')
    expect(assigned).toEqual(['https://www.buy-de.example/'])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import type { CompiledMessages, Translate } from '#messages/format-message.ts'
import type { LatePart } from '#messages/text-parts.ts'
import type { TextSet } from '#messages/text-set.ts'

vi.mock('./load-messages.ts', () => ({
  loadMessages: async (set: TextSet) => ({ HEADER_MENU: `menu in ${set}` }),
  loadLateMessages: async (set: TextSet, parts: readonly LatePart[]) =>
    Object.fromEntries(
      parts.map((part) => [part === 'sale' ? 'CART_TITLE' : 'OFFER_TITLE', `${part} in ${set}`]),
    ),
}))

const { createPageTexts } = await import('./page-texts.ts')

const open = (shopMode: 'default' | 'b2bWidget', market: 'de' | 'fr' = 'de', screen = 'home') => {
  const set = shopMode === 'b2bWidget' && market === 'de' ? 'de-business' : market
  // Only the texts that the tests read.
  const first = { HEADER_MENU: `menu in ${set}` } as unknown as CompiledMessages
  const texts = createPageTexts({ shopMode, screen, market: toPublicMarket(MARKETS[market]) }, first)
  const page = { translate: texts.translate, changes: 0 }
  texts.watch((translate: Translate) => {
    page.translate = translate
    page.changes += 1
  })
  return { texts, page }
}

beforeEach(() => vi.clearAllMocks())

describe('the texts of an open page', () => {
  it('address a company once it has signed in', async () => {
    const { texts, page } = open('default')
    await texts.address('business')
    expect(page.translate('HEADER_MENU')).toBe('menu in de-business')
  })

  it('address a company that has signed in before the page was there to show it', async () => {
    const { texts, page } = open('default')
    await texts.address('business')
    const late = vi.fn<(translate: Translate) => void>()
    texts.watch(late)
    expect(late).toHaveBeenCalledExactlyOnceWith(page.translate)
  })

  it('address a person again after the company has signed out', async () => {
    const { texts, page } = open('default')
    await texts.address('business')
    await texts.address('people')
    expect(page.translate('HEADER_MENU')).toBe('menu in de')
  })

  it('stay those of a business on a page that only businesses open', async () => {
    const { texts, page } = open('default', 'de', 'individualOffer')
    await texts.address('people')
    expect(page.changes).toBe(0)
  })

  it('change with every part that was loaded before', async () => {
    const { texts, page } = open('default')
    await texts.load(['offer'])
    await texts.address('business')
    expect(page.translate('OFFER_TITLE')).toBe('offer in de-business')
  })

  it('change with parts that are asked for meanwhile', async () => {
    const { texts, page } = open('default')
    const changing = texts.address('business')
    await Promise.all([changing, texts.load(['sale'])])
    expect(page.translate('CART_TITLE')).toBe('sale in de-business')
  })

  it('end with the last reader when two changes overlap', async () => {
    const { texts, page } = open('default')
    await Promise.all([texts.address('business'), texts.address('people')])
    expect(page.translate('HEADER_MENU')).toBe('menu in de')
  })

  it('load further parts for the reader of now', async () => {
    const { texts, page } = open('default')
    await texts.address('business')
    await texts.load(['sale'])
    expect(page.translate('CART_TITLE')).toBe('sale in de-business')
  })

  it('stay as they are in a language without the difference', async () => {
    const { texts, page } = open('default', 'fr')
    await texts.address('business')
    expect(page.changes).toBe(0)
  })

  it('always address a company in the business shop', async () => {
    const { texts, page } = open('b2bWidget')
    await texts.address('people')
    expect(page.changes).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import type { HomeContent } from '#domain/content/home-document.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { OWN_TRACKING } from '#server/config/read-tracking.ts'
import { createShopShells } from './shop-shells.ts'

const SHOP: Shop = { shopMode: 'default', market: 'de' }

const homeWith = (title: string): HomeContent => ({
  headerMenu: [],
  footerMenus: { left: [], center: [], right: [{ title, url: '/content/impressum' }], b2b: [] },
  images: {},
  banner: null,
})

const contentOf = (getHomeContent: () => Promise<HomeContent>) => ({
  getHomeContent,
  findContentPath: async () => '/content/x',
})

const fail = async (): Promise<HomeContent> => {
  throw new Error('the database is away')
}

const createShells = (getHomeContent: () => Promise<HomeContent>) =>
  createShopShells({
    content: contentOf(getHomeContent),
    delivered: contentOf(async () => homeWith('Delivered')),
    partners: { find: () => null },
    tracking: OWN_TRACKING,
    identityMarkets: new Set(),
    hasOfflinePages: true,
    buildId: 'test',
    onFailure: () => undefined,
  })

describe('the frame of pages whose content can’t be read', () => {
  it('is the one before, and nothing to keep', async () => {
    const answers = [async () => homeWith('Published'), fail]
    const findShell = createShells(() => (answers.shift() ?? fail)())
    expect((await findShell(SHOP)).isCurrent).toBe(true)
    const { shell, isCurrent } = await findShell(SHOP)
    expect([shell.menus.footerMenus.right[0]?.title, isCurrent]).toEqual(['Published', false])
  })

  it('is the delivered one before the first', async () => {
    const { shell, isCurrent } = await createShells(fail)(SHOP)
    expect([shell.menus.footerMenus.right[0]?.title, isCurrent]).toEqual(['Delivered', false])
  })
})

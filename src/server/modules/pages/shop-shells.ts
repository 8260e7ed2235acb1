import type { ShopShell } from '#contracts/page-payload.ts'
import type { HomeContent } from '#domain/content/home-document.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { getBrand, getCompany } from '#server/config/operator.ts'
import type { Tracking } from '#server/config/read-tracking.ts'
import { buildPageKey } from '#server/http/hot-path.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { findShopPartner, presentLogo, presentPartner } from '#server/modules/partners/partner.presenter.ts'
import type { Partners } from '#server/modules/partners/partners.ts'

export interface ShopShellsOptions {
  readonly content: FrameSource
  /** What is delivered with the program, for a process that couldn't read content yet. */
  readonly delivered?: FrameSource
  readonly partners: Pick<Partners, 'find'>
  readonly tracking: Tracking
  /** Markets whose sellers have to show an identity document. */
  readonly identityMarkets: ReadonlySet<MarketId>
  readonly hasOfflinePages: boolean
  readonly buildId: string
  readonly onFailure: (error: unknown) => void
}

const listLanguages = (shopMode: ShopMode): ShopShell['languages'] =>
  SHOP_LANGUAGES[shopMode].map((id) => ({
    id,
    name: MARKETS[id].languageName,
    locale: MARKETS[id].locale,
  }))

/** What editors decide about the frame. */
interface FrameContent {
  readonly home: Pick<HomeContent, 'headerMenu' | 'footerMenus' | 'images'>
  readonly howItWorksPath: string | null
  readonly privacyPath: string | null
}

const NO_FRAME: FrameContent = {
  home: { headerMenu: [], footerMenus: { left: [], center: [], right: [], b2b: [] }, images: {} },
  howItWorksPath: null,
  privacyPath: null,
}

export const findPersonalisationScript = ({ flags }: Market, tracking: Tracking): string | null =>
  flags.dynamicYield ? tracking.personalisationScript : null

type FrameSource = Pick<ContentService, 'getHomeContent' | 'findContentPath'>

async function readFrameContent(market: Market, content: FrameSource): Promise<FrameContent> {
  const [home, howItWorksPath, privacyPath] = await Promise.all([
    content.getHomeContent(market),
    content.findContentPath(market, 'how-it-works'),
    content.findContentPath(market, 'privacy'),
  ])
  return { home, howItWorksPath, privacyPath }
}

interface LoadedFrame {
  readonly content: FrameContent
  /** Whether it is what editors have published last. */
  readonly isCurrent: boolean
}

/** Where content can't be read, a page has the frame that it had before, or the delivered one: never none without need. */
function createFrames({ content, delivered, onFailure }: ShopShellsOptions) {
  const lastRead = new Map<MarketId, FrameContent>()
  return async (market: Market): Promise<LoadedFrame> => {
    try {
      const read = await readFrameContent(market, content)
      lastRead.set(market.id, read)
      return { content: read, isCurrent: true }
    } catch (error) {
      onFailure(error)
      const before = lastRead.get(market.id)
      if (before) return { content: before, isCurrent: false }
      const first = delivered ? await readFrameContent(market, delivered).catch(() => NO_FRAME) : NO_FRAME
      return { content: first, isCurrent: false }
    }
  }
}

/** What a shell is made of, beside the settings of the process. */
interface ShellParts {
  readonly content: FrameContent
  readonly partner: Partner | null
}

function buildShell(
  shop: Shop,
  { content: { home, ...paths }, partner }: ShellParts,
  options: ShopShellsOptions,
): ShopShell {
  const { tracking } = options
  const market = MARKETS[shop.market]
  const company = getCompany()
  return {
    shopMode: shop.shopMode,
    market: toPublicMarket(market),
    brand: partner?.name ?? getBrand().name,
    logo: presentLogo(partner, getBrand()),
    partner: partner && presentPartner(partner, shop),
    companyName: company.name,
    companyAddress: formatCompanyAddress(market, company.address),
    menus: { headerMenu: home.headerMenu, footerMenus: home.footerMenus },
    images: home.images,
    profiles: market.flags.socialButtons ? company.profiles : [],
    ...paths,
    asksIdentityDocument: options.identityMarkets.has(market.id),
    hasOfflinePages: options.hasOfflinePages,
    hasConsentBanner: tracking.hasConsentBanner,
    personalisationScript: findPersonalisationScript(market, tracking),
    languages: listLanguages(shop.shopMode),
    buildId: options.buildId,
  }
}

const isSameContent = (left: FrameContent, right: FrameContent): boolean =>
  left.home === right.home &&
  left.howItWorksPath === right.howItWorksPath &&
  left.privacyPath === right.privacyPath

export interface FoundShell {
  readonly shell: ShopShell
  /** False if its content couldn't be read: a page with it is nothing to keep. */
  readonly isCurrent: boolean
}

/**
 * The frame of each shop's pages. It is the same object until its content or partner changes, so that whoever writes it into a page
 * can keep what was written.
 */
export function createShopShells(options: ShopShellsOptions): (shop: Shop) => Promise<FoundShell> {
  const loadFrame = createFrames(options)
  const known = new Map<string, ShellParts & { readonly shell: ShopShell }>()
  return async (shop) => {
    const { content, isCurrent } = await loadFrame(MARKETS[shop.market])
    const key = buildPageKey(shop, '')
    const before = known.get(key)
    const partner = findShopPartner(shop, options.partners)
    if (before && before.partner === partner && isSameContent(before.content, content))
      return { shell: before.shell, isCurrent }
    const shell = buildShell(shop, { content, partner }, options)
    known.set(key, { content, partner, shell })
    return { shell, isCurrent }
  }
}

import type { MarketId } from '#domain/markets/market-id.ts'
import type { CompiledMessages } from '#messages/format-message.ts'
import type { LatePart } from '#messages/text-parts.ts'

type Load = () => Promise<{ MESSAGES: unknown }>

/** Files of their own, so that only the page's own language is sent, and the texts of sale and account only to sellers. */
const LOADERS: Readonly<Record<MarketId, Readonly<Record<LatePart | 'base', Load>>>> = {
  at: {
    base: () => import('virtual:messages/at'),
    sale: () => import('virtual:messages/at/sale'),
    account: () => import('virtual:messages/at/account'),
  },
  de: {
    base: () => import('virtual:messages/de'),
    sale: () => import('virtual:messages/de/sale'),
    account: () => import('virtual:messages/de/account'),
  },
  en: {
    base: () => import('virtual:messages/en'),
    sale: () => import('virtual:messages/en/sale'),
    account: () => import('virtual:messages/en/account'),
  },
  es: {
    base: () => import('virtual:messages/es'),
    sale: () => import('virtual:messages/es/sale'),
    account: () => import('virtual:messages/es/account'),
  },
  fr: {
    base: () => import('virtual:messages/fr'),
    sale: () => import('virtual:messages/fr/sale'),
    account: () => import('virtual:messages/fr/account'),
  },
  it: {
    base: () => import('virtual:messages/it'),
    sale: () => import('virtual:messages/it/sale'),
    account: () => import('virtual:messages/it/account'),
  },
  pl: {
    base: () => import('virtual:messages/pl'),
    sale: () => import('virtual:messages/pl/sale'),
    account: () => import('virtual:messages/pl/account'),
  },
}

export const loadMessages = async (market: MarketId): Promise<CompiledMessages> =>
  // The virtual module is generated from messages whose keys the compiler has checked. What a page needs besides is
  // added to them before it is shown.
  ({ ...((await LOADERS[market].base()).MESSAGES as CompiledMessages) })

/** The texts that come with some pages only. */
export async function loadLateMessages(
  market: MarketId,
  parts: readonly LatePart[],
): Promise<Partial<CompiledMessages>> {
  const loaded = await Promise.all(parts.map((part) => LOADERS[market][part]()))
  return Object.assign({}, ...loaded.map(({ MESSAGES }) => MESSAGES))
}

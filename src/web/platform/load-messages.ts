import type { MarketId } from '#domain/markets/market-id.ts'
import type { CompiledMessages } from '#messages/format-message.ts'

type Load = () => Promise<{ MESSAGES: unknown }>

/** Two files per language, so that only the page's own is sent, and the texts of a sale only to sellers. */
const LOADERS: Readonly<Record<MarketId, { readonly base: Load; readonly sale: Load }>> = {
  at: { base: () => import('virtual:messages/at'), sale: () => import('virtual:messages/at/sale') },
  de: { base: () => import('virtual:messages/de'), sale: () => import('virtual:messages/de/sale') },
  en: { base: () => import('virtual:messages/en'), sale: () => import('virtual:messages/en/sale') },
  es: { base: () => import('virtual:messages/es'), sale: () => import('virtual:messages/es/sale') },
  fr: { base: () => import('virtual:messages/fr'), sale: () => import('virtual:messages/fr/sale') },
  it: { base: () => import('virtual:messages/it'), sale: () => import('virtual:messages/it/sale') },
  pl: { base: () => import('virtual:messages/pl'), sale: () => import('virtual:messages/pl/sale') },
}

export const loadMessages = async (market: MarketId): Promise<CompiledMessages> =>
  // The virtual module is generated from messages whose keys the compiler has checked. What a page needs besides is
  // added to them before it is shown.
  ({ ...((await LOADERS[market].base()).MESSAGES as CompiledMessages) })

/** The texts of checkout and thank-you page. */
export const loadSaleMessages = async (market: MarketId): Promise<Partial<CompiledMessages>> =>
  (await LOADERS[market].sale()).MESSAGES as Partial<CompiledMessages>

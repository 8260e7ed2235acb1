import type { MarketId } from '#domain/markets/market-id.ts'
import type { CompiledMessages } from '#messages/format-message.ts'

type Load = () => Promise<{ MESSAGES: unknown }>

/** Two files per language, so that only the page's own is sent, and the texts of sale and account only to sellers. */
const LOADERS: Readonly<Record<MarketId, { readonly base: Load; readonly seller: Load }>> = {
  at: { base: () => import('virtual:messages/at'), seller: () => import('virtual:messages/at/seller') },
  de: { base: () => import('virtual:messages/de'), seller: () => import('virtual:messages/de/seller') },
  en: { base: () => import('virtual:messages/en'), seller: () => import('virtual:messages/en/seller') },
  es: { base: () => import('virtual:messages/es'), seller: () => import('virtual:messages/es/seller') },
  fr: { base: () => import('virtual:messages/fr'), seller: () => import('virtual:messages/fr/seller') },
  it: { base: () => import('virtual:messages/it'), seller: () => import('virtual:messages/it/seller') },
  pl: { base: () => import('virtual:messages/pl'), seller: () => import('virtual:messages/pl/seller') },
}

export const loadMessages = async (market: MarketId): Promise<CompiledMessages> =>
  // The virtual module is generated from messages whose keys the compiler has checked. What a page needs besides is
  // added to them before it is shown.
  ({ ...((await LOADERS[market].base()).MESSAGES as CompiledMessages) })

/** The texts of checkout, thank-you page and account. */
export const loadSellerMessages = async (market: MarketId): Promise<Partial<CompiledMessages>> =>
  (await LOADERS[market].seller()).MESSAGES as Partial<CompiledMessages>

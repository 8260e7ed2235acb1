import type { MarketId } from '#domain/markets/market-id.ts'
import type { CompiledMessages } from '#messages/format-message.ts'

/** One file per language, so that only the page's own is sent. */
const LOADERS: Readonly<Record<MarketId, () => Promise<{ MESSAGES: unknown }>>> = {
  at: () => import('virtual:messages/at'),
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  pl: () => import('virtual:messages/pl'),
}

export const loadMessages = async (market: MarketId): Promise<CompiledMessages> =>
  // The virtual module is generated from messages whose keys the compiler has checked.
  (await LOADERS[market]()).MESSAGES as CompiledMessages

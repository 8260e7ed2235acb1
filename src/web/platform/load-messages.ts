import type { MarketId } from '#domain/markets/market-id.ts'
import type { CompiledMessages } from '#messages/format-message.ts'
import type { LatePart } from '#messages/text-parts.ts'

type Load = () => Promise<{ MESSAGES: unknown }>

/** Files of their own, so that only the page's own language is sent, and the texts of sale and account only to sellers. */
const LOADERS: Readonly<Record<MarketId, Readonly<Record<LatePart | 'base', Load>>>> = {
  at: {
    base: () => import('virtual:messages/at'),
    offer: () => import('virtual:messages/at/offer'),
    sale: () => import('virtual:messages/at/sale'),
    trade: () => import('virtual:messages/at/trade'),
    account: () => import('virtual:messages/at/account'),
    clarification: () => import('virtual:messages/at/clarification'),
    proof: () => import('virtual:messages/at/proof'),
    contact: () => import('virtual:messages/at/contact'),
    newsletter: () => import('virtual:messages/at/newsletter'),
    lists: () => import('virtual:messages/at/lists'),
  },
  de: {
    base: () => import('virtual:messages/de'),
    offer: () => import('virtual:messages/de/offer'),
    sale: () => import('virtual:messages/de/sale'),
    trade: () => import('virtual:messages/de/trade'),
    account: () => import('virtual:messages/de/account'),
    clarification: () => import('virtual:messages/de/clarification'),
    proof: () => import('virtual:messages/de/proof'),
    contact: () => import('virtual:messages/de/contact'),
    newsletter: () => import('virtual:messages/de/newsletter'),
    lists: () => import('virtual:messages/de/lists'),
  },
  en: {
    base: () => import('virtual:messages/en'),
    offer: () => import('virtual:messages/en/offer'),
    sale: () => import('virtual:messages/en/sale'),
    trade: () => import('virtual:messages/en/trade'),
    account: () => import('virtual:messages/en/account'),
    clarification: () => import('virtual:messages/en/clarification'),
    proof: () => import('virtual:messages/en/proof'),
    contact: () => import('virtual:messages/en/contact'),
    newsletter: () => import('virtual:messages/en/newsletter'),
    lists: () => import('virtual:messages/en/lists'),
  },
  es: {
    base: () => import('virtual:messages/es'),
    offer: () => import('virtual:messages/es/offer'),
    sale: () => import('virtual:messages/es/sale'),
    trade: () => import('virtual:messages/es/trade'),
    account: () => import('virtual:messages/es/account'),
    clarification: () => import('virtual:messages/es/clarification'),
    proof: () => import('virtual:messages/es/proof'),
    contact: () => import('virtual:messages/es/contact'),
    newsletter: () => import('virtual:messages/es/newsletter'),
    lists: () => import('virtual:messages/es/lists'),
  },
  fr: {
    base: () => import('virtual:messages/fr'),
    offer: () => import('virtual:messages/fr/offer'),
    sale: () => import('virtual:messages/fr/sale'),
    trade: () => import('virtual:messages/fr/trade'),
    account: () => import('virtual:messages/fr/account'),
    clarification: () => import('virtual:messages/fr/clarification'),
    proof: () => import('virtual:messages/fr/proof'),
    contact: () => import('virtual:messages/fr/contact'),
    newsletter: () => import('virtual:messages/fr/newsletter'),
    lists: () => import('virtual:messages/fr/lists'),
  },
  it: {
    base: () => import('virtual:messages/it'),
    offer: () => import('virtual:messages/it/offer'),
    sale: () => import('virtual:messages/it/sale'),
    trade: () => import('virtual:messages/it/trade'),
    account: () => import('virtual:messages/it/account'),
    clarification: () => import('virtual:messages/it/clarification'),
    proof: () => import('virtual:messages/it/proof'),
    contact: () => import('virtual:messages/it/contact'),
    newsletter: () => import('virtual:messages/it/newsletter'),
    lists: () => import('virtual:messages/it/lists'),
  },
  pl: {
    base: () => import('virtual:messages/pl'),
    offer: () => import('virtual:messages/pl/offer'),
    sale: () => import('virtual:messages/pl/sale'),
    trade: () => import('virtual:messages/pl/trade'),
    account: () => import('virtual:messages/pl/account'),
    clarification: () => import('virtual:messages/pl/clarification'),
    proof: () => import('virtual:messages/pl/proof'),
    contact: () => import('virtual:messages/pl/contact'),
    newsletter: () => import('virtual:messages/pl/newsletter'),
    lists: () => import('virtual:messages/pl/lists'),
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

import type { MarketId } from '#domain/markets/market-id.ts'
import type { CompiledMessages } from '#messages/format-message.ts'
import type { LatePart } from '#messages/text-parts.ts'

/** Separate files, so that only the page's language is sent, and the texts of sale and account only to sellers. */
const TEXTS = {
  at: () => import('virtual:messages/at'),
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  pl: () => import('virtual:messages/pl'),
} as const satisfies Readonly<Record<MarketId, () => Promise<unknown>>>

export const loadMessages = async (market: MarketId): Promise<CompiledMessages> =>
  // The virtual module is generated from messages whose keys the compiler has checked. Further parts are merged in
  // before a page that needs them is shown.
  ({ ...((await TEXTS[market]()).MESSAGES as CompiledMessages) })

/** The texts that only some pages load. */
export async function loadLateMessages(
  market: MarketId,
  parts: readonly LatePart[],
): Promise<Partial<CompiledMessages>> {
  const { LATE } = await TEXTS[market]()
  const loaded = await Promise.all(parts.map((part) => LATE[part]()))
  return Object.assign({}, ...loaded.map(({ MESSAGES }) => MESSAGES))
}

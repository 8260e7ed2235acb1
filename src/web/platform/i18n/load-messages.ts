import type { CompiledMessages } from '#messages/format-message.ts'
import type { LatePart } from '#messages/text-parts.ts'
import type { TextSet } from '#messages/text-set.ts'

/** Separate files, so that only the page's language is sent, and the texts of sale and account only to sellers. */
const TEXTS = {
  at: () => import('virtual:messages/at'),
  'at-business': () => import('virtual:messages/at-business'),
  de: () => import('virtual:messages/de'),
  'de-business': () => import('virtual:messages/de-business'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  pl: () => import('virtual:messages/pl'),
} as const satisfies Readonly<Record<TextSet, () => Promise<unknown>>>

export const loadMessages = async (set: TextSet): Promise<CompiledMessages> =>
  // The virtual module is generated from messages whose keys the compiler has checked. Further parts are merged in
  // before a page that needs them is shown.
  ({ ...((await TEXTS[set]()).MESSAGES as CompiledMessages) })

/** The texts that only some pages load. */
export async function loadLateMessages(
  set: TextSet,
  parts: readonly LatePart[],
): Promise<Partial<CompiledMessages>> {
  const { LATE } = await TEXTS[set]()
  const loaded = await Promise.all(parts.map((part) => LATE[part]()))
  return Object.assign({}, ...loaded.map(({ MESSAGES }) => MESSAGES))
}

import type { Plugin } from 'vite'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { MESSAGES } from '#messages/messages.ts'
import { findTextPart, LATE_PARTS } from '#messages/text-parts.ts'

const PREFIX = 'virtual:messages/'

const compile = (id: MarketId) => compileMessages(MESSAGES[id])

/** The texts of one part of the shop. */
const selectPart = (id: MarketId, part: string) =>
  Object.fromEntries(Object.entries(compile(id)).filter(([key]) => findTextPart(key) === part))

/** Loaders for the texts that come later. They are part of each language's module, so a page only names its own files. */
const writeLateLoaders = (id: string) =>
  `export const LATE = {${LATE_PARTS.map((part) => `${part}: () => import('${PREFIX}${id}/${part}')`)}}`

/**
 * Serves the texts precompiled. Each language has one module that every page loads and one for each part that comes later;
 * the server has one module with everything.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(resolved) {
    if (!resolved.startsWith(`\0${PREFIX}`)) return undefined
    const name = resolved.slice(PREFIX.length + 1)
    if (name === 'all') {
      const all = Object.fromEntries(MARKET_IDS.map((id) => [id, compile(id)]))
      return `export const ALL_MESSAGES = ${JSON.stringify(all)}`
    }
    const [market, part] = name.split('/')
    const id = MARKET_IDS.find((candidate) => candidate === market)
    if (!id) return undefined
    const texts = `export const MESSAGES = ${JSON.stringify(selectPart(id, part ?? 'base'))}`
    return part ? texts : `${texts}\n${writeLateLoaders(id)}`
  },
})

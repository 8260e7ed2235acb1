import type { Plugin } from 'vite'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { MESSAGES } from '#messages/messages.ts'
import { LATE_PARTS, textPartOf } from '#messages/text-parts.ts'

const PREFIX = 'virtual:messages/'

const compiledOf = (id: (typeof MARKET_IDS)[number]) => compileMessages(MESSAGES[id])

/** The texts of one part of the shop. */
const partOf = (id: (typeof MARKET_IDS)[number], part: string) =>
  Object.fromEntries(Object.entries(compiledOf(id)).filter(([key]) => textPartOf(key) === part))

/** How the texts of every page load those that come later: a page knows the file names of its own language only. */
const lateLoaders = (id: string) =>
  `export const LATE = {${LATE_PARTS.map((part) => `${part}: () => import('${PREFIX}${id}/${part}')`)}}`

/**
 * Gives the application its texts already parsed: per language a module for every page and one for each part that comes
 * later, and one module with all texts for the server.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(resolved) {
    if (!resolved.startsWith(`\0${PREFIX}`)) return undefined
    const name = resolved.slice(PREFIX.length + 1)
    if (name === 'all') {
      const all = Object.fromEntries(MARKET_IDS.map((id) => [id, compiledOf(id)]))
      return `export const ALL_MESSAGES = ${JSON.stringify(all)}`
    }
    const [market, part] = name.split('/')
    const id = MARKET_IDS.find((candidate) => candidate === market)
    if (!id) return undefined
    const texts = `export const MESSAGES = ${JSON.stringify(partOf(id, part ?? 'base'))}`
    return part ? texts : `${texts}\n${lateLoaders(id)}`
  },
})

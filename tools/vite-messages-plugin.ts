import type { Plugin } from 'vite'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { MESSAGES } from '#messages/messages.ts'
import { isSellerText } from '#messages/seller-texts.ts'

const PREFIX = 'virtual:messages/'

const compiledOf = (id: (typeof MARKET_IDS)[number]) => compileMessages(MESSAGES[id])

/** The texts of one part of the shop. */
const partOf = (id: (typeof MARKET_IDS)[number], isSeller: boolean) =>
  Object.fromEntries(Object.entries(compiledOf(id)).filter(([key]) => isSellerText(key) === isSeller))

/**
 * Gives the application its texts already parsed: two modules per language, one of them for selling and for the account, and one with
 * all texts for the server.
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
    return id ? `export const MESSAGES = ${JSON.stringify(partOf(id, part === 'seller'))}` : undefined
  },
})

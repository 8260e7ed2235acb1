import type { Plugin } from 'vite'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { MESSAGES } from '#messages/messages.ts'

const PREFIX = 'virtual:messages/'

const compiledOf = (id: (typeof MARKET_IDS)[number]) => compileMessages(MESSAGES[id])

/** Gives the application its texts already parsed: one module per language, and one with all for the server. */
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
    const id = MARKET_IDS.find((candidate) => candidate === name)
    return id ? `export const MESSAGES = ${JSON.stringify(compiledOf(id))}` : undefined
  },
})

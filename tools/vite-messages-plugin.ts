import type { Plugin } from 'vite'
import { compileMessages } from '#messages/compile-messages.ts'
import { TEXTS } from '#messages/messages.ts'
import { findTextPart, LATE_PARTS } from '#messages/text-parts.ts'
import { TEXT_SETS, type TextSet } from '#messages/text-set.ts'

const PREFIX = 'virtual:messages/'

/** The name of a set begins with its language; only Austria has the market's name, and German binds nothing. */
const compile = (id: TextSet) => compileMessages(TEXTS[id], id)

/** The texts of one part of the shop. */
const selectPart = (id: TextSet, part: string) =>
  Object.fromEntries(Object.entries(compile(id)).filter(([key]) => findTextPart(key) === part))

/** Loaders for the texts that come later. They are part of each language's module, so a page only names its own files. */
const writeLateLoaders = (id: string) =>
  `export const LATE = {${LATE_PARTS.map((part) => `${part}: () => import('${PREFIX}${id}/${part}')`)}}`

/**
 * Serves the texts precompiled. Each set of texts has one module that every page loads and one for each part that comes later;
 * the server has one module with everything.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(resolved) {
    if (!resolved.startsWith(`\0${PREFIX}`)) return undefined
    const name = resolved.slice(PREFIX.length + 1)
    if (name === 'all') {
      const all = Object.fromEntries(TEXT_SETS.map((id) => [id, compile(id)]))
      return `export const ALL_MESSAGES = ${JSON.stringify(all)}`
    }
    const [set, part] = name.split('/')
    const id = TEXT_SETS.find((candidate) => candidate === set)
    if (!id) return undefined
    const texts = `export const MESSAGES = ${JSON.stringify(selectPart(id, part ?? 'base'))}`
    return part ? texts : `${texts}\n${writeLateLoaders(id)}`
  },
})

import compile from 'icu-minify/compile'
import type { CompiledMessages } from './format-message.ts'
import type { Messages } from './message-key.ts'

/** Parses the ICU syntax of every message once; a syntax error names its key. */
export function compileMessages(messages: Messages): CompiledMessages {
  const entries = Object.entries(messages).map(([key, text]) => {
    try {
      return [key, compile(text)]
    } catch (error) {
      throw new Error(`Message ${key} is not valid ICU: ${text}`, { cause: error })
    }
  })
  return Object.fromEntries(entries)
}

import compile from 'icu-minify/compile'
import type { CompiledMessages } from './format-message.ts'

/** Parses the ICU syntax of every message once. A syntax error names its key. */
export function compileMessages<Key extends string>(
  messages: Readonly<Record<Key, string>>,
): CompiledMessages<Key> {
  const entries = Object.entries<string>(messages).map(([key, text]) => {
    try {
      return [key, compile(text)]
    } catch (error) {
      throw new Error(`Message ${key} is not valid ICU: ${text}`, { cause: error })
    }
  })
  // The keys are the same as those of the messages.
  return Object.fromEntries(entries) as CompiledMessages<Key>
}

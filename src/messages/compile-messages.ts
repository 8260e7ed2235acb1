import compile from 'icu-minify/compile'
import type { CompiledMessages } from './format-message.ts'
import { bindText } from './locale/bind-text.ts'

/**
 * Parses the ICU syntax of every message once, and binds its blanks as its language does, so that browsers need not. A
 * syntax error names its key.
 */
export function compileMessages<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  locale: string,
): CompiledMessages<Key> {
  const entries = Object.entries<string>(messages).map(([key, text]) => {
    try {
      return [key, compile(bindText(locale, text))]
    } catch (error) {
      throw new Error(`Message ${key} is not valid ICU: ${text}`, { cause: error })
    }
  })
  // The keys are the same as those of the messages.
  return Object.fromEntries(entries) as CompiledMessages<Key>
}

import formatCompiled, { type CompiledMessage } from 'icu-minify/format'
import type { MessageKey } from './message-key.ts'

/** Precompiled messages, which need no parser in the browser. */
export type CompiledMessages<Key extends string = MessageKey> = Readonly<Record<Key, CompiledMessage>>

export type MessageValues = Readonly<Record<string, string | number | Date>>

export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string

// Creating an Intl formatter costs far more than using it.
const memoise = <Args extends unknown[], Formatter>(create: (...args: Args) => Formatter) => {
  const created = new Map<string, Formatter>()
  return (...args: Args): Formatter => {
    const id = JSON.stringify(args)
    const known = created.get(id) ?? create(...args)
    created.set(id, known)
    return known
  }
}

const FORMATTERS = {
  getDateTimeFormat: memoise(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: memoise(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: memoise(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
}

/** Creates the translator for one market's messages. */
export const createTranslate =
  <Key extends string = MessageKey>(messages: CompiledMessages<Key>, locale: string): Translate<Key> =>
  (key, values) => {
    const message = messages[key]
    return typeof message === 'string'
      ? message
      : String(
          formatCompiled<string>(message, locale, values, {
            formatters: FORMATTERS,
            timeZone: 'Europe/Berlin',
          }),
        )
  }

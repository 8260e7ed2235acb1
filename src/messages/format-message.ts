import formatCompiled, { type CompiledMessage } from 'icu-minify/format'
import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { getDateTimeFormat, getNumberFormat, getPluralRules } from './intl-formats.ts'
import { elideArticles } from './locale/elide-articles.ts'
import type { MessageKey } from './message-key.ts'

/** Precompiled messages, which need no parser in the browser. */
export type CompiledMessages<Key extends string = MessageKey> = Readonly<Record<Key, CompiledMessage>>

export type MessageValues = Readonly<Record<string, string | number | Date>>

export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string

const FORMATTERS = { getDateTimeFormat, getNumberFormat, getPluralRules }

/** Creates the translator for one market's messages. */
export const createTranslate =
  <Key extends string = MessageKey>(messages: CompiledMessages<Key>, locale: string): Translate<Key> =>
  (key, values) => {
    const message = messages[key]
    if (typeof message === 'string') return message
    const text = String(
      formatCompiled<string>(message, locale, values, {
        formatters: FORMATTERS,
        timeZone: SHOP_TIME_ZONE,
      }),
    )
    return locale === 'it-IT' ? elideArticles(text) : text
  }

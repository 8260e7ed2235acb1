import type { Translate } from './format-message.ts'
import type { MessageKey } from './message-key.ts'

interface CategoryTitle {
  readonly key: MessageKey
  /** The category's. */
  readonly name: string
  /** What else the text has a place for. */
  readonly values?: Readonly<Record<string, string>>
}

/** "Sell phones": the name of a category is written small, unless the language puts it first or German is spoken. */
export function withCategory(
  translate: Translate,
  locale: string,
  { key, name, values = {} }: CategoryTitle,
): string {
  const title = translate(key, { ...values, category: name })
  const keepsCapital = title.startsWith(name) || locale.startsWith('de')
  return keepsCapital ? title : translate(key, { ...values, category: name.toLocaleLowerCase(locale) })
}

export const categoryTitle = (translate: Translate, locale: string, name: string): string =>
  withCategory(translate, locale, { key: 'SCREEN_SELL', name })

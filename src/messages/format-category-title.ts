import type { Translate } from './format-message.ts'
import type { MessageKey } from './message-key.ts'

interface CategoryTitle {
  readonly key: MessageKey
  /** Name of the category. */
  readonly name: string
  /** Values for the other placeholders. */
  readonly values?: Readonly<Record<string, string>>
}

/** "Sell phones": the category is in lower case, unless it comes first or the language is German. */
export function translateWithCategory(
  translate: Translate,
  locale: string,
  { key, name, values = {} }: CategoryTitle,
): string {
  const title = translate(key, { ...values, category: name })
  const keepsCapital = title.startsWith(name) || locale.startsWith('de')
  return keepsCapital ? title : translate(key, { ...values, category: name.toLocaleLowerCase(locale) })
}

export const formatCategoryTitle = (translate: Translate, locale: string, name: string): string =>
  translateWithCategory(translate, locale, { key: 'SCREEN_SELL', name })

import type { Translate } from './format-message.ts'
import type { MessageKey } from './message-key.ts'

/** "Sell phones": the name of a category is written small, unless the language puts it first or German is spoken. */
export function withCategory(
  translate: Translate,
  locale: string,
  { key, name }: { readonly key: MessageKey; readonly name: string },
): string {
  const title = translate(key, { category: name })
  const keepsCapital = title.startsWith(name) || locale.startsWith('de')
  return keepsCapital ? title : translate(key, { category: name.toLocaleLowerCase(locale) })
}

export const categoryTitle = (translate: Translate, locale: string, name: string): string =>
  withCategory(translate, locale, { key: 'SCREEN_SELL', name })

import type { Translate } from './format-message.ts'

/** "Sell phones": the name of a category is written small, unless the language puts it first or German is spoken. */
export function categoryTitle(translate: Translate, locale: string, name: string): string {
  const title = translate('SCREEN_SELL', { category: name })
  const keepsCapital = title.startsWith(name) || locale.startsWith('de')
  return keepsCapital ? title : translate('SCREEN_SELL', { category: name.toLocaleLowerCase(locale) })
}

import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from '#messages/format-message.ts'

const TranslateContext = createContext<Translate | null>(null)

export function I18nProvider({
  translate,
  children,
}: {
  readonly translate: Translate
  readonly children: ReactNode
}) {
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

/** Texts in the page's language, by key. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext)
  if (!translate) throw new Error('useTranslate outside of I18nProvider')
  return translate
}

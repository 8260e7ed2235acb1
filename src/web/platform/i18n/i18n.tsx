import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import type { Translate } from '#messages/format-message.ts'

const TranslateContext = createContext<Translate | null>(null)

export interface I18nProviderProps {
  readonly translate: Translate
  /** Calls back when the page starts to address someone else. */
  readonly watch?: ((onChange: (translate: Translate) => void) => void) | undefined
  readonly children: ReactNode
}

export function I18nProvider({ translate, watch, children }: I18nProviderProps) {
  const [current, setCurrent] = useState(() => translate)
  // In a transition, so that parts of the server's page that have not started yet stay as they are until they have.
  useEffect(() => watch?.((next) => startTransition(() => setCurrent(() => next))), [watch])
  return <TranslateContext value={current}>{children}</TranslateContext>
}

/** Texts in the page's language, by key. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext)
  if (!translate) throw new Error('useTranslate outside of I18nProvider')
  return translate
}

import type { ReactNode } from 'react'
import type { ShopShell } from '#contracts/page-payload.ts'
import type { Translate } from '#messages/format-message.ts'
import { I18nProvider, type I18nProviderProps } from './platform/i18n/i18n.tsx'
import { ShopProvider } from './platform/shop/shop.tsx'

export interface ApplicationProps {
  readonly shell: ShopShell
  readonly translate: Translate
  readonly watchTexts?: I18nProviderProps['watch']
  readonly children: ReactNode
}

/** What surrounds every page, on server and client alike. */
export function Application({ shell, translate, watchTexts, children }: ApplicationProps) {
  return (
    <ShopProvider shell={shell}>
      <I18nProvider translate={translate} watch={watchTexts}>
        {children}
      </I18nProvider>
    </ShopProvider>
  )
}

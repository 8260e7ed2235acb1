import type { ShopShell } from '#contracts/page-payload.ts'
import type { Translate } from '#messages/format-message.ts'
import { I18nProvider, type I18nProviderProps } from './platform/i18n/i18n.tsx'
import { type Router, RouterContext } from './platform/navigation/router.ts'
import { ShopProvider } from './platform/shop/shop.tsx'
import { ShopPage } from './shop-page.tsx'

export interface ApplicationProps {
  readonly shell: ShopShell
  readonly translate: Translate
  readonly watchTexts?: I18nProviderProps['watch']
  readonly router: Router
}

/** The whole application, on server and client alike. */
export function Application({ shell, translate, watchTexts, router }: ApplicationProps) {
  return (
    <ShopProvider shell={shell}>
      <I18nProvider translate={translate} watch={watchTexts}>
        <RouterContext value={router}>
          <ShopPage />
        </RouterContext>
      </I18nProvider>
    </ShopProvider>
  )
}

import { Footer } from '#web/features/footer/footer.tsx'
import { LegalLine } from '#web/features/footer/legal-line.tsx'
import { PartnerHeader } from '#web/features/header/partner-header.tsx'
import { SlimHeader } from '#web/features/header/slim-header.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { useCurrentPage } from '#web/platform/navigation/current-page.ts'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'
import { useIsCheckout } from './use-is-checkout.ts'

/** Also frames the home page, which has its own search field. */
export function AganDefaultLayout({ children }: LayoutProps) {
  const hasSearch = useCurrentPage()?.screen !== 'home'
  const isCheckout = useIsCheckout()
  return (
    <LayoutFrame
      name="agan-default"
      header={isCheckout ? <SlimHeader /> : <PartnerHeader search={hasSearch && <SearchForm />} />}
      footer={isCheckout ? <LegalLine /> : <Footer />}
    >
      {children}
    </LayoutFrame>
  )
}

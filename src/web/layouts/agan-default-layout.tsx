import { Footer } from '#web/features/footer/footer.tsx'
import { PartnerHeader } from '#web/features/header/partner-header.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { useCurrentPage } from '#web/platform/navigation/current-page.ts'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

/** Also frames the home page, which has its own search field. */
export function AganDefaultLayout({ children }: LayoutProps) {
  const hasSearch = useCurrentPage()?.screen !== 'home'
  return (
    <LayoutFrame
      name="agan-default"
      header={<PartnerHeader search={hasSearch && <SearchForm />} />}
      footer={<Footer />}
    >
      {children}
    </LayoutFrame>
  )
}

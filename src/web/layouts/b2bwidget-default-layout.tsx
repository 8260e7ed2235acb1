import { CompactFooter } from '#web/features/footer/compact-footer.tsx'
import { LegalLine } from '#web/features/footer/legal-line.tsx'
import { SlimHeader } from '#web/features/header/slim-header.tsx'
import { WidgetHeader } from '#web/features/header/widget-header.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'
import { useIsCheckout } from './use-is-checkout.ts'

export function B2bWidgetDefaultLayout({ children }: LayoutProps) {
  const isCheckout = useIsCheckout()
  return (
    <LayoutFrame
      name="b2bwidget-default"
      header={isCheckout ? <SlimHeader /> : <WidgetHeader search={<SearchForm />} />}
      footer={isCheckout ? <LegalLine /> : <CompactFooter />}
    >
      {children}
    </LayoutFrame>
  )
}

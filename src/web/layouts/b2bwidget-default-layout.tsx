import { CompactFooter } from '#web/features/footer/footer.tsx'
import { WidgetHeader } from '#web/features/header/widget-header.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

export function B2bWidgetDefaultLayout({ children }: LayoutProps) {
  return (
    <LayoutFrame
      name="b2bwidget-default"
      header={<WidgetHeader search={<SearchForm />} />}
      footer={<CompactFooter />}
    >
      {children}
    </LayoutFrame>
  )
}

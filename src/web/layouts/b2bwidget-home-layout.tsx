import { CompactFooter } from '#web/features/footer/compact-footer.tsx'
import { WidgetHeader } from '#web/features/header/widget-header.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

export function B2bWidgetHomeLayout({ children }: LayoutProps) {
  return (
    <LayoutFrame name="b2bwidget-home" header={<WidgetHeader search={null} />} footer={<CompactFooter />}>
      {children}
    </LayoutFrame>
  )
}

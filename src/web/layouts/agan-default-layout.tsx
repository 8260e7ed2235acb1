import { Footer } from '#web/features/footer/footer.tsx'
import { PartnerHeader } from '#web/features/header/partner-header.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

export function AganDefaultLayout({ children }: LayoutProps) {
  return (
    <LayoutFrame name="agan-default" header={<PartnerHeader />} footer={<Footer />}>
      {children}
    </LayoutFrame>
  )
}

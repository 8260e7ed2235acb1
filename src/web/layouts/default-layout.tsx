import { Footer } from '#web/features/footer/footer.tsx'
import { Header } from '#web/features/header/header.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

export function DefaultLayout({ children }: LayoutProps) {
  return (
    <LayoutFrame name="default" header={<Header hasSearch />} footer={<Footer />}>
      {children}
    </LayoutFrame>
  )
}

import { Footer } from '#web/features/footer/footer.tsx'
import { Header } from '#web/features/header/header.tsx'
import { NewsletterSignup } from '#web/features/newsletter/newsletter-signup.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

/** The home page has its own search field, so the header has none. */
export function HomeLayout({ children }: LayoutProps) {
  return (
    <LayoutFrame
      name="home"
      header={<Header search={null} />}
      footer={<Footer newsletter={<NewsletterSignup />} />}
    >
      {children}
    </LayoutFrame>
  )
}

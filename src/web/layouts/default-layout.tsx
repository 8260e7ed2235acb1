import { Footer } from '#web/features/footer/footer.tsx'
import { LegalLine } from '#web/features/footer/legal-line.tsx'
import { Header } from '#web/features/header/header.tsx'
import { SlimHeader } from '#web/features/header/slim-header.tsx'
import { NewsletterSignup } from '#web/features/newsletter/newsletter-signup.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'
import { useIsCheckout } from './use-is-checkout.ts'

export function DefaultLayout({ children }: LayoutProps) {
  const isCheckout = useIsCheckout()
  return (
    <LayoutFrame
      name="default"
      header={isCheckout ? <SlimHeader /> : <Header search={<SearchForm />} />}
      footer={isCheckout ? <LegalLine /> : <Footer newsletter={<NewsletterSignup />} />}
    >
      {children}
    </LayoutFrame>
  )
}

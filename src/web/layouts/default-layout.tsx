import { Footer } from '#web/features/footer/footer.tsx'
import { Header } from '#web/features/header/header.tsx'
import { NewsletterSignup } from '#web/features/newsletter/newsletter-signup.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { LayoutFrame, type LayoutProps } from './layout-frame.tsx'

export function DefaultLayout({ children }: LayoutProps) {
  return (
    <LayoutFrame
      name="default"
      header={<Header search={<SearchForm />} />}
      footer={<Footer newsletter={<NewsletterSignup />} />}
    >
      {children}
    </LayoutFrame>
  )
}

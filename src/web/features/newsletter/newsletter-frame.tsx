import type { ReactNode } from 'react'
import { Container } from '#web/ui/container.tsx'

export interface NewsletterFrameProps {
  readonly title: string
  readonly lead: string
  /** What there is to say before anything else. */
  readonly notice?: ReactNode
  readonly children?: ReactNode
}

export const LINK_STYLE =
  'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong'

/** What all pages of the newsletter share. */
export function NewsletterFrame({ title, lead, notice, children }: NewsletterFrameProps) {
  return (
    <Container className="min-h-[60vh] pb-8 pt-6 sm:pt-10">
      {notice}
      <h1 className="max-w-4xl text-page wrap-break-word hyphens-auto">{title}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft wrap-anywhere">{lead}</p>
      {children}
    </Container>
  )
}

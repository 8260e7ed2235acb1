import type { ReactNode } from 'react'
import { Container } from './container.tsx'

export interface PlainFrameProps {
  readonly title: string
  readonly lead: string
  /** What there is to say before anything else. */
  readonly notice?: ReactNode
  readonly children?: ReactNode
}

/** A page with little on it, such as those behind the links of mails. */
export function PlainFrame({ title, lead, notice, children }: PlainFrameProps) {
  return (
    <Container className="min-h-[60vh] pb-8 pt-6 sm:pt-10">
      {notice}
      <h1 className="max-w-4xl text-page wrap-break-word hyphens-auto">{title}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft wrap-anywhere">{lead}</p>
      {children}
    </Container>
  )
}

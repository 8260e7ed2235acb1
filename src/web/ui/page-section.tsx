import { type ReactNode, useId } from 'react'
import { Container } from '#web/ui/container.tsx'

export interface PageSectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

export function PageSection({ title, lead, children }: PageSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-16 sm:pt-24">
      <Container>
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-text text-lead text-ink-soft">{lead}</p>}
        {children}
      </Container>
    </section>
  )
}

import { type ReactNode, useId } from 'react'

export interface CardProps {
  readonly title: string
  /** Beside the title: a state, or a button. */
  readonly aside?: ReactNode
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a screen with its own headline. */
export function Card({ title, aside, id, children }: CardProps) {
  const headline = useId()
  return (
    <section
      id={id}
      aria-labelledby={headline}
      className="scroll-mt-16 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={headline} className="text-base">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-2">{children}</div>
    </section>
  )
}

import { type ReactNode, useId } from 'react'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page under its headline. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  )
}

export const TEXT_LINK =
  'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

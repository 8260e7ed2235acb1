import type { ReactNode } from 'react'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page under its headline. It is no landmark of its own: the tables inside are, under the same names. */
export function Part({ title, children }: PartProps) {
  return (
    <section className="mt-14">
      <h2 className="text-section">{title}</h2>
      {children}
    </section>
  )
}

export const TEXT_LINK =
  'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

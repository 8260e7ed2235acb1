import { type ReactNode, useEffect, useRef } from 'react'

export interface OutcomeProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** What came of a form; takes its place, and the focus. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 ref={headline} tabIndex={-1} className="text-section outline-none">
        {title}
      </h2>
      <p className="mt-3 wrap-anywhere">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </section>
  )
}

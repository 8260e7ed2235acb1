import type { ReactNode } from 'react'

/** Keeps content within the grid's width, with room at the edges of small screens. */
export function Container({
  children,
  className = '',
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  return <div className={`mx-auto w-full max-w-content px-4 sm:px-6 lg:px-8 ${className}`}>{children}</div>
}

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export interface LateDetailsProps {
  readonly title: string
  /** Loads when it is first opened. */
  readonly children: ReactNode
}

/** Help that most sellers never open, so its script is not part of the page. It needs script, and hides without. */
export function LateDetails({ title, children }: LateDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // The visitor may have been quicker than the script.
  useEffect(() => setIsOpen(details.current?.open === true), [])
  return (
    <details
      ref={details}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-field border border-line bg-card px-4 lg:open:col-span-full noscript:hidden"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 font-medium lg:min-h-10 lg:text-small">
        {title}
        <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{isOpen && <Suspense fallback={null}>{children}</Suspense>}</div>
    </details>
  )
}

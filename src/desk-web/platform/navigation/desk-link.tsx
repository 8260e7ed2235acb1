import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isScreenPath } from './screen-paths.ts'
import { useOpenPath } from './use-open-path.ts'

export interface DeskLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** A link to any address of the desk. */
export function DeskLink({ href, onClick, children, ...attributes }: DeskLinkProps) {
  const openPath = useOpenPath()
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event) || !isScreenPath(href)) return
        event.preventDefault()
        openPath(href)
      }}
    >
      {children}
    </a>
  )
}

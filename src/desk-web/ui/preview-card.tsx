import type { ReactNode } from 'react'
import { Card } from './card.tsx'

export interface PreviewCardProps {
  readonly title: string
  readonly lead: string
  readonly frameTitle: string
  /** The page to show; undefined before there is one. */
  readonly url: string | undefined
  readonly isPhone?: boolean
  /** What can be chosen. */
  readonly children: ReactNode
}

/** A page of the shop as it would be. */
export const PreviewCard = ({
  title,
  lead,
  frameTitle,
  url,
  children,
  isPhone = false,
}: PreviewCardProps) => (
  <Card title={title}>
    <p className="text-ink-soft">{lead}</p>
    {children}
    {url !== undefined && (
      // Same origin, so that fonts load; the page has no scripts, and its policy allows none.
      <iframe
        title={frameTitle}
        src={url}
        sandbox="allow-same-origin"
        className={`mt-3 h-[70vh] rounded-control border border-line bg-paper ${isPhone ? 'w-[390px] max-w-full' : 'w-full'}`}
      />
    )}
  </Card>
)

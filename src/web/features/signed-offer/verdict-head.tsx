import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'

export interface VerdictHeadProps {
  readonly title: string
  readonly text: string
  /** Neutral where nothing is proven, and nothing is wrong. */
  readonly mood: 'good' | 'bad' | 'neutral'
}

/** The result of a check. It takes the focus, so that it is read out. */
export function VerdictHead({ title, text, mood }: VerdictHeadProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <Notice tone={mood === 'bad' ? 'error' : 'plain'}>
      <h2 ref={headline} tabIndex={-1} className="flex items-start gap-2 text-title outline-none">
        {mood === 'good' && <Icon name="tick" className="size-6 shrink-0 text-accent" />}
        {mood === 'bad' && <Icon name="close" className="size-6 shrink-0 text-error" />}
        {title}
      </h2>
      <p className="mt-2 wrap-anywhere">{text}</p>
    </Notice>
  )
}

import { useRef } from 'react'

interface ComparedPicture {
  readonly url: string
  readonly alt: string
}

export interface PhotoComparisonProps {
  /** On the left. */
  readonly before: ComparedPicture
  /** On the right. */
  readonly after: ComparedPicture
  /** What the slider is called. */
  readonly label: string
}

const HALF = 50

/** Two photos of the same side over each other, with a slider between them; without script, beside each other. */
export function PhotoComparison({ before, after, label }: PhotoComparisonProps) {
  const front = useRef<HTMLImageElement>(null)
  const move = (share: string) => {
    if (front.current) front.current.style.clipPath = `inset(0 0 0 ${share}%)`
  }
  return (
    <div className="min-w-0">
      <div className="noscript:hidden">
        <div className="relative aspect-4/3 overflow-hidden rounded-field border border-line bg-tint">
          <img
            src={before.url}
            alt={before.alt}
            loading="lazy"
            className="absolute inset-0 size-full object-contain"
          />
          <img
            ref={front}
            src={after.url}
            alt={after.alt}
            loading="lazy"
            className="absolute inset-0 size-full bg-tint object-contain [clip-path:inset(0_0_0_50%)]"
          />
        </div>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          defaultValue={HALF}
          aria-label={label}
          onInput={({ currentTarget }) => move(currentTarget.value)}
          className="mt-2 h-11 w-full cursor-ew-resize accent-accent"
        />
        <p aria-hidden="true" className="flex justify-between gap-4 text-small text-ink-soft">
          <span>{before.alt}</span>
          <span className="text-right">{after.alt}</span>
        </p>
      </div>
      <div className="hidden grid-cols-2 gap-3 noscript:grid">
        {[before, after].map(({ url, alt }) => (
          <figure key={url}>
            <img src={url} alt="" className="aspect-4/3 w-full rounded-field bg-tint object-contain" />
            <figcaption className="mt-1 text-small">{alt}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

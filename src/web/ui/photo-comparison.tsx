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

/** Shows where one photo ends; the slider over both is what moves. */
const Divider = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 left-(--share,50%) -ml-px w-0.5 bg-[#ffffff] shadow-[0_0_0_1px_#00000059]"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      className="absolute top-1/2 left-1/2 size-10 max-w-none -translate-1/2 rounded-full bg-[#ffffff] text-[#14211b] shadow-[0_0_0_1px_#00000059]"
    >
      <path d="m15 13-7 7 7 7m10-14 7 7-7 7" fill="none" stroke="currentColor" strokeWidth={2.5} />
    </svg>
  </span>
)

/** Two photos of the same side over each other, with a slider between them; without script, beside each other. */
export function PhotoComparison({ before, after, label }: PhotoComparisonProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div className="min-w-0">
      <div className="noscript:hidden">
        <div
          ref={frame}
          className="relative aspect-4/3 overflow-hidden rounded-field border border-line bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <img
            src={before.url}
            alt={before.alt}
            loading="lazy"
            className="absolute inset-0 size-full object-contain"
          />
          <img
            src={after.url}
            alt={after.alt}
            loading="lazy"
            className="absolute inset-0 size-full bg-tint object-contain [clip-path:inset(0_0_0_var(--share,50%))]"
          />
          <Divider />
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={HALF}
            aria-label={label}
            onInput={({ currentTarget: { value } }) =>
              frame.current?.style.setProperty('--share', `${value}%`)
            }
            className="range-over-picture"
          />
        </div>
        <p aria-hidden="true" className="mt-2 flex justify-between gap-4 text-small text-ink-soft">
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

import type { Figure } from '#contracts/desk/figures.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Sparkline } from '../../ui/plots/sparkline.tsx'
import { type FigureView, writeAddress } from './figure-address.ts'
import { describeChange, formatUnit } from './format-figure.ts'

const T = TEXTS.figures

const ARROWS = { up: '▲', down: '▼', same: '' } as const

/** How much a figure has changed, without judging it: more isn't always better. */
export function FigureChange({ figure }: { readonly figure: Pick<Figure, 'unit' | 'value' | 'previous'> }) {
  const change = describeChange(figure)
  if (!change) return <span className="text-ink-soft">{T.none}</span>
  const { direction, text } = change
  if (direction === 'same') return <span className="text-ink-soft">{text}</span>
  return (
    <span className="figures whitespace-nowrap">
      <span aria-hidden="true" className="text-[0.625rem] text-ink-soft">
        {ARROWS[direction]}
      </span>{' '}
      <span className="sr-only">{T[direction]}</span> {text}
    </span>
  )
}

export const buildFigurePath = (id: Figure['id'], view: FigureView): string =>
  writeAddress(`/desk/figures/${id}`, view)

export interface FigureTileProps {
  readonly figure: Figure
  readonly currency: string
  readonly view: FigureView
}

/** One number at a glance. It leads to its own page. */
export function FigureTile({ figure, currency, view }: FigureTileProps) {
  const { id, title, unit, value, how, points } = figure
  return (
    <DeskLink
      href={buildFigurePath(id, view)}
      title={how}
      className="grid content-between gap-2 rounded-card border border-line bg-card p-3 no-underline hover:border-accent"
    >
      <span className="text-tiny text-ink-soft">{title}</span>
      <span className="flex items-end justify-between gap-2">
        <span className="grid gap-0.5">
          <span className="figures text-title leading-none font-semibold">
            {value === null ? (
              <span className="text-small font-normal">{T.tooFew}</span>
            ) : (
              formatUnit(unit, currency)(value)
            )}
          </span>
          <span className="text-tiny">
            <FigureChange figure={figure} />
          </span>
        </span>
        <span className="max-sm:hidden">
          <Sparkline values={points.map((point) => point.value)} />
        </span>
      </span>
    </DeskLink>
  )
}

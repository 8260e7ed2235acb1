import { buildSalePhotoPath } from '#contracts/paths/trades.ts'
import type { JourneyEntry, TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { buildPaperQuery } from '#web/trades/paper-url.ts'
import { useJourneyText } from './use-journey-text.ts'

interface TradeProps {
  readonly trade: TradeView
}

/** As many as a phone shows in two rows. */
const MAX_OPEN_PHOTOS = 6

interface PhotosProps extends TradeProps {
  readonly photoIds: readonly string[]
  /** What they show. */
  readonly text: string
}

/** Photos as we took them, each a link to itself: that works without script, too. */
function PhotoGrid({ trade, photoIds, text, first, total }: PhotosProps & { first: number; total: number }) {
  const t = useTranslate()
  return (
    <ul className="mt-3 grid max-w-lg grid-cols-3 gap-2">
      {photoIds.map((photoId, index) => {
        const url = buildSalePhotoPath(trade.tradeNumber, photoId) + buildPaperQuery(trade)
        return (
          <li key={photoId}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-field border border-line hover:border-accent"
            >
              <img
                src={url}
                alt={t('JOURNEY_PHOTO', { text, number: first + index, total })}
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full bg-tint object-cover"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Photos(props: PhotosProps) {
  const t = useTranslate()
  const { photoIds } = props
  const total = photoIds.length
  if (total === 0) return null
  const more = photoIds.slice(MAX_OPEN_PHOTOS)
  return (
    <>
      <PhotoGrid {...props} photoIds={photoIds.slice(0, MAX_OPEN_PHOTOS)} first={1} total={total} />
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
            {t('JOURNEY_PHOTOS_ALL', { count: total })}
          </summary>
          <PhotoGrid {...props} photoIds={more} first={MAX_OPEN_PHOTOS + 1} total={total} />
        </details>
      )}
    </>
  )
}

function Entry({ trade, entry }: TradeProps & { readonly entry: JourneyEntry }) {
  const moment = useMomentText('medium')
  const text = useJourneyText(trade)(entry)
  return (
    <li className="relative border-l-2 border-accent pb-6 pl-6 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className="absolute -left-[9px] top-1 size-4 rounded-full border-4 border-accent bg-card"
      />
      <p className="font-semibold leading-snug">{text}</p>
      <p className="text-small text-ink-soft">
        <time dateTime={entry.at}>{moment(entry.at)}</time>
      </p>
      <Photos trade={trade} photoIds={entry.photoIds} text={text} />
    </li>
  )
}

/** The way of a sale so far: scans on a line, and what we saw when we opened the parcel and inspected. */
export function JourneyStory({ trade }: TradeProps) {
  const t = useTranslate()
  const { journey = [] } = trade
  if (journey.length === 0) return null
  return (
    <section aria-labelledby="journey">
      <h2 id="journey" className="text-section">
        {t('JOURNEY_TITLE')}
      </h2>
      <ol className="mt-5 pl-[9px]">
        {journey.map((entry) => (
          <Entry key={`${entry.kind} ${entry.itemNumbers.join()} ${entry.at}`} trade={trade} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

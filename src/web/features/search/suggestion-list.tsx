import type { TextRange } from '#domain/search/highlight.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SuggestionOption } from './suggestion-options.ts'

/** A name with the matching parts marked; forced colours leave only one for text, so they are underlined there. */
function Highlighted({ text, ranges }: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  const ends = [0, ...ranges.flat(), text.length]
  return ends.slice(1).map((end, index) => {
    const part = text.slice(ends[index], end)
    // Every second piece is a match.
    return index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their position
      <mark key={index} className="bg-transparent font-bold text-accent forced-colors:underline">
        {part}
      </mark>
    ) : (
      part
    )
  })
}

function OptionContent({ option }: { readonly option: SuggestionOption }) {
  const { market } = useShop()
  const t = useTranslate()
  switch (option.kind) {
    case 'device':
      return (
        <>
          <img src={option.image} alt="" width={40} height={40} className="size-10 shrink-0" />
          <span className="min-w-0 flex-1 leading-snug">
            <Highlighted text={option.name} ranges={option.highlights} />
          </span>
          <span className="amount shrink-0 text-small text-ink-soft">
            {t('DEVICE_UP_TO', { price: formatMoney(market, option.topPriceInCents, { isWhole: true }) })}
          </span>
        </>
      )
    case 'group':
      return (
        <span className="min-w-0 flex-1 font-medium">
          <Highlighted text={option.name} ranges={option.highlights} />
        </span>
      )
    case 'recent':
      return (
        <>
          <Icon name="clock" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 truncate">{option.name}</span>
        </>
      )
    case 'all':
      return <span className="font-semibold text-accent">{t('SEARCH_ALL', { count: option.count })}</span>
  }
}

export interface SuggestionListProps {
  readonly id: string
  readonly options: readonly SuggestionOption[]
  readonly active: number
  readonly onChoose: (option: SuggestionOption) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The list below the search field. The field keeps the focus; the list only shows which option is active. */
export function SuggestionList({ id, options, active, onChoose }: SuggestionListProps) {
  const t = useTranslate()
  return (
    <div id={id} role="listbox" aria-label={t('SEARCH_SUGGESTIONS')}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has focus and keys
        <div
          key={option.path}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // The field must not lose the focus before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-tint aria-selected:bg-accent-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
        >
          <OptionContent option={option} />
        </div>
      ))}
    </div>
  )
}

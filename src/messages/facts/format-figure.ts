import type { Figure } from '#domain/facts/figure.ts'
import type { Market } from '#domain/markets/market.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatShare } from '#messages/format-share.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { joinList } from '#messages/locale/join-list.ts'

/** A figure as the readers of a market write it. */
export function formatFigure({ locale }: Pick<Market, 'locale'>, figure: Figure): string {
  switch (figure.kind) {
    case 'count':
      return String(figure.count)
    case 'number':
      return getNumberFormat(locale, { useGrouping: 'always' }).format(figure.value)
    case 'counts':
      return joinList(locale, figure.counts.map(String))
    case 'amount':
      return formatMoney({ locale, currency: figure.currency }, figure.inCents)
    case 'wholeAmount':
      return formatMoney({ locale, currency: figure.currency }, figure.inCents, { isWhole: true })
    case 'share':
      return formatShare(locale, figure.shareBp)
    case 'shares':
      return joinList(
        locale,
        figure.sharesBp.map((shareBp) => formatShare(locale, shareBp)),
        'disjunction',
      )
  }
}

import { ENDED_FRAGMENT } from '#contracts/paths/price-watch.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { PlainFrame } from '#web/ui/plain-frame.tsx'
import { Outcome } from './outcome.tsx'

/** The same for every link. Opening it ends nothing: programs that scan mails open links, too. */
export function EndPage({ watchKey }: { readonly watchKey: string }) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <PlainFrame title={t('SCREEN_PRICE_WATCH_END')} lead={t('SCREEN_PRICE_WATCH_END_LEAD')}>
      <Outcome id={ENDED_FRAGMENT} title={t('PRICE_WATCH_ENDED')}>
        {t('PRICE_WATCH_ENDED_TEXT')}
      </Outcome>
      <form
        method="post"
        action={buildPath(market, 'priceWatchEnd', { watchKey })}
        className="mt-8 peer-target:hidden"
      >
        <button type="submit" className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}>
          {t('PRICE_WATCH_END')}
        </button>
      </form>
    </PlainFrame>
  )
}

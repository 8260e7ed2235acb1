import { takesPhotos } from '#domain/photo-passport/passport-clock.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { OpenPhotos } from '#web/trades/open-photos.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import type { SaleChangeProps } from './cancel-sale.tsx'

/** A sale of many devices has one line for each, which nobody reads one by one. */
const MAX_OPEN_DEVICES = 4

/** Photos of the devices, until the carrier has their parcel; only for whoever may act for the seller. */
export function DevicePhotos({ trade, access }: Omit<SaleChangeProps, 'onChanged'>) {
  const t = useTranslate()
  const devices = trade.items.filter(({ state }) => takesPhotos(state))
  const { shopMode } = useShop()
  // In the frame of another site the page of the photos gets neither its cookie nor the camera.
  if (shopMode === 'b2bWidget' || trade.access !== 'act' || devices.length === 0) return null
  const list = (
    <ul className="mt-2">
      {devices.map(({ number, name }) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
        >
          <span className="min-w-0 wrap-break-word">{name}</span>
          <OpenPhotos owner={{ itemNumber: number, access }} name={name} className={LINK_STYLE} />
        </li>
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="device-photos" className="min-w-0">
      <h2 id="device-photos" className="text-title">
        {t('SALE_PHOTOS')}
      </h2>
      <p className="mt-2 max-w-text">{t('SALE_PHOTOS_TEXT')}</p>
      {devices.length <= MAX_OPEN_DEVICES ? (
        list
      ) : (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {t('CART_PHOTOS')}
          </summary>
          {list}
        </details>
      )}
    </section>
  )
}

import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

export const TEXT_BUTTON =
  'mt-2 flex min-h-11 w-fit cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong'

export interface WatchButtonProps {
  /** The last part of the device's address. */
  readonly pdp: string
  /** The form with the answers. */
  readonly form: string
  /** Says that all facts are confirmed, where they are. */
  readonly confirm: { readonly name?: string; readonly value?: string }
}

/** Opens the page of the price watch with the answers given so far: the form is sent there, so it needs no script. */
export function WatchButton({ pdp, form, confirm }: WatchButtonProps) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <button
      type="submit"
      form={form}
      formAction={buildPath(market, 'priceWatch', { pdp })}
      {...confirm}
      className={TEXT_BUTTON}
    >
      {t('OFFER_WATCH')}
    </button>
  )
}

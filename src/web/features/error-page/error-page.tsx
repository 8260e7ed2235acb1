import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import type { PageError } from '#contracts/page-payload.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { ContactLink } from '#web/platform/navigation/contact-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'

const NOT_FOUND = {
  art: 'not-found',
  image: 'ERRORPAGE_IMAGE',
  headline: 'ERRORPAGE_OOPS',
  subtitle: 'ERRORPAGE_SUBTITLE',
  message: 'ERRORPAGE_MSG',
} as const

const EXPIRED_LINK = {
  art: 'expired-link',
  image: 'ERRORPAGE_IMAGE_EXPIRED_LINK',
  headline: 'ERRORPAGE_OOPS_EXPIRED_LINK',
  subtitle: null,
  message: 'ERRORPAGE_EXPIRED_LINK',
} as const

const FAILURE = {
  art: 'error',
  image: 'ERRORPAGE_IMAGE_FAILURE',
  headline: 'ERRORPAGE_FAILURE',
  subtitle: 'ERRORPAGE_FAILURE_SUBTITLE',
  message: 'ERRORPAGE_FAILURE_MSG',
} as const

const BUSY = {
  art: 'error',
  image: 'ERRORPAGE_IMAGE_FAILURE',
  headline: 'ERRORPAGE_BUSY',
  subtitle: 'ERRORPAGE_BUSY_SUBTITLE',
  message: 'ERRORPAGE_BUSY_MSG',
} as const

function textsFor(error: PageError) {
  if (error.isExpiredLink) return EXPIRED_LINK
  if (error.statusCode === 429) return BUSY
  return error.statusCode === 404 ? NOT_FOUND : FAILURE
}

/** Answers to a page that may work in a moment. */
const PASSING = new Set([429, 503])

const PICTURE_SIZE = 56

/** Most missing devices are misspelt, renamed or newer than the catalogue. */
function NearestDevices({ devices }: { readonly devices: readonly DeviceCard[] }) {
  const t = useTranslate()
  const { market } = useShop()
  return (
    <section aria-labelledby="nearest-devices" className="md:col-span-2">
      <h2 id="nearest-devices" className="text-title">
        {t('ERRORPAGE_NEAREST')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {devices.map(({ id, name, url, image, topPriceInCents }) => (
          <li key={id}>
            <RouteLink
              route="pdp"
              params={{ pdp: url }}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card p-2 text-ink no-underline hover:border-accent"
            >
              <img
                src={image}
                alt=""
                width={PICTURE_SIZE}
                height={PICTURE_SIZE}
                className="size-10 shrink-0"
              />
              <span className="min-w-0 grow font-medium leading-snug wrap-anywhere">{name}</span>
              <span className="amount shrink-0 text-small font-semibold text-accent">
                {t('DEVICE_UP_TO', { price: formatMoney(market, topPriceInCents, { isWhole: true }) })}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface ErrorPageProps {
  readonly error: PageError
  /** Devices that may have been meant. */
  readonly nearest?: readonly DeviceCard[]
  /** Offers a retry, only where it can help. */
  readonly onRetry?: () => void
}

/** A missing, expired or failed page: what happened and the next step. */
export function ErrorPage({ error, nearest = [], onRetry }: ErrorPageProps) {
  const t = useTranslate()
  const texts = textsFor(error)
  const isPassing = !onRetry && PASSING.has(error.statusCode)
  return (
    <Container className="grid items-center gap-x-14 gap-y-8 py-12 sm:py-20 md:grid-cols-[1fr_1.2fr]">
      <Art name={texts.art} label={t(texts.image)} className="mx-auto h-auto w-full max-w-72 md:max-w-md" />
      <div>
        <h1 className="text-page">{t(texts.headline)}</h1>
        {texts.subtitle && <p className="mt-3 text-lead font-medium">{t(texts.subtitle)}</p>}
        <p className="mt-3 max-w-prose text-ink-soft">{t(texts.message)}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {onRetry && (
            <button type="button" onClick={onRetry} className={BUTTON_STYLES.primary}>
              {t('ERRORPAGE_RETRY')}
            </button>
          )}
          {isPassing && (
            // biome-ignore lint/a11y/useValidAnchor: opens the address that was asked for once more; all share this page
            <a href="" className={BUTTON_STYLES.primary}>
              {t('ERRORPAGE_RETRY')}
            </a>
          )}
          {!onRetry && (
            <RouteLink route="home" className={isPassing ? BUTTON_STYLES.secondary : BUTTON_STYLES.primary}>
              {t('ERRORPAGE_TO_HOME')}
            </RouteLink>
          )}
          <ContactLink
            subject={error.isExpiredLink ? 'CLARIFICATION' : 'OTHER'}
            className={BUTTON_STYLES.secondary}
          >
            {t('ERRORPAGE_TO_CONTACT')}
          </ContactLink>
        </div>
      </div>
      {nearest.length > 0 && <NearestDevices devices={nearest} />}
    </Container>
  )
}

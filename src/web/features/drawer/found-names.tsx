import type { ListNames } from '#contracts/lists.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatMoney } from '#messages/format-money.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink, RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

type FoundName = ListNames['names'][number]

type FoundDevice = FoundName['devices'][number]

const PICTURE_SIZE = 72

interface DeviceLineProps {
  readonly device: FoundDevice
  /** Then only its answers decide what it is worth. */
  readonly isBroken: boolean
}

/** A device, what it can be worth, and the link to its questions. */
function DeviceLine({ device, isBroken }: DeviceLineProps) {
  const t = useTranslate()
  const { market } = useShop()
  const price = formatMoney(market, device.topPriceInCents, { isWhole: true })
  return (
    <RouteLink
      route="pdp"
      params={{ pdp: device.url }}
      search={device.storageGb ? `?storage=${device.storageGb}` : ''}
      className="group flex items-center gap-4 rounded-card border border-line bg-card p-3 text-ink no-underline hover:border-accent"
    >
      <img
        src={device.image}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        loading="lazy"
        decoding="async"
        className="size-14 shrink-0 sm:size-18"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium leading-snug wrap-anywhere group-hover:text-accent">
          {device.name}
        </span>
        <span className="block text-small text-accent underline underline-offset-4">{t('LIST_ANSWER')}</span>
      </span>
      {!isBroken && (
        <span className="amount shrink-0 font-semibold text-accent">{t('DEVICE_UP_TO', { price })}</span>
      )}
    </RouteLink>
  )
}

function NameNote({ name }: { readonly name: FoundName }) {
  const t = useTranslate()
  const { market } = useShop()
  if (name.status === 'ambiguous') return <p className="text-small">{t('LIST_WHICH')}</p>
  if (name.status === 'guess') {
    const format = getNumberFormat(market.locale, { style: 'percent' })
    return <p className="text-small">{t('LIST_GUESS', { percent: format.format(name.confidence) })}</p>
  }
  return null
}

function UnknownName({ name }: { readonly name: string }) {
  const t = useTranslate()
  const { market } = useShop()
  const search = buildPath(market, 'overview', { overview: market.searchOverview })
  return (
    <p>
      {t('LIST_UNKNOWN')}{' '}
      <AppLink
        href={`${search}?q=${encodeURIComponent(name)}`}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {t('LIST_SEARCH')}
      </AppLink>
    </p>
  )
}

/** What was found for each pasted line, in its order, for browsers without script: each leads to its questions. */
export function FoundNames({ found }: { readonly found: ListNames }) {
  const t = useTranslate()
  const { market } = useShop()
  const { names } = found
  const known = names.filter(({ status }) => status === 'ok' || status === 'guess')
  const working = known.filter(({ isBroken }) => !isBroken)
  const total = working.reduce((sum, { devices }) => sum + (devices[0]?.topPriceInCents ?? 0), 0)
  const price = formatMoney(market, total, { isWhole: true })
  return (
    <section aria-labelledby="found-names" className="mt-8 max-w-text">
      <h2 id="found-names" className="text-section">
        {t('LIST_FOUND', { found: known.length, total: names.length, price })}
      </h2>
      <ol className="mt-5 grid gap-6">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be pasted twice
          <li key={index} className="grid gap-2">
            <h3 className="text-base font-medium text-ink-soft wrap-anywhere">{name.name}</h3>
            <NameNote name={name} />
            {name.isBroken && name.devices.length > 0 && <p className="text-small">{t('LIST_BROKEN')}</p>}
            {name.devices.map((device) => (
              <DeviceLine key={device.id} device={device} isBroken={name.isBroken} />
            ))}
            {name.status === 'unknown' && <UnknownName name={name.name} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

import { useEffect, useId, useState } from 'react'
import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useRouter } from '#web/platform/navigation/router.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { dismiss, isDismissed, type Recognised, recogniseDevice } from './recognise-device.ts'

const PICTURE_SIZE = 96

function useRecognised() {
  const router = useRouter()
  const [recognised, setRecognised] = useState<Recognised | null>(null)
  useEffect(() => {
    if (isDismissed()) return
    const controller = new AbortController()
    recogniseDevice(controller.signal)
      .then(async (found) => {
        if (!found) return
        await router.loadTexts(['inHand'])
        if (!controller.signal.aborted) setRecognised(found)
      })
      // Optional: without its texts the page works as before.
      .catch(reportProblem)
    return () => controller.abort()
  }, [router])
  return [recognised, () => setRecognised(null)] as const
}

function OneDevice({ device }: { readonly device: DeviceCard }) {
  const { market } = useShop()
  const t = useTranslate()
  const price = formatMoney(market, device.topPriceInCents, { isWhole: true })
  return (
    <div className="mt-2 flex items-center gap-4">
      <img src={device.image} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} className="shrink-0" />
      <div className="min-w-0">
        <p className="text-title font-semibold leading-tight wrap-anywhere">{device.name}</p>
        <p className="amount mt-1 font-semibold text-accent">{t('DEVICE_UP_TO', { price })}</p>
      </div>
    </div>
  )
}

// The question above has introduced them.
const MAKER = /^Apple /

const CHIP =
  'flex h-full min-h-11 items-center rounded-field border border-line bg-card px-3 py-1 text-small font-medium leading-tight text-ink no-underline hover:border-accent hover:text-accent'

const SomeDevices = ({ devices }: { readonly devices: readonly DeviceCard[] }) => (
  <ul className="mt-3 grid grid-cols-2 gap-2">
    {devices.map(({ id, name, url }) => (
      <li key={id}>
        <RouteLink route="pdp" params={{ pdp: url }} className={CHIP}>
          {name.replace(MAKER, '')}
        </RouteLink>
      </li>
    ))}
  </ul>
)

/** The visitor's own device, in place of the drawing: nothing shifts when it appears or goes. */
export function DeviceInHand() {
  const t = useTranslate()
  const id = useId()
  const [recognised, hide] = useRecognised()
  if (!recognised) return null
  const [device, ...others] = recognised.devices
  const only = others.length === 0 ? device : undefined
  const refuse = () => {
    dismiss()
    hide()
    // The focus would be lost with the removed button.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <div className="absolute inset-0 flex items-start justify-center bg-tint lg:items-center">
      <section
        aria-labelledby={id}
        className="w-full max-w-md rounded-card border border-line bg-card p-4 lg:p-6"
      >
        <h2 id={id} className="font-text text-base font-semibold tracking-normal">
          {t(only ? 'IN_HAND_ONE' : 'IN_HAND_SOME')}
        </h2>
        {only ? <OneDevice device={only} /> : <SomeDevices devices={recognised.devices} />}
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          {only && (
            <RouteLink route="pdp" params={{ pdp: only.url }} className={BUTTON_STYLES.primary}>
              {t('IN_HAND_LINK')}
            </RouteLink>
          )}
          <button
            type="button"
            onClick={refuse}
            className="min-h-11 cursor-pointer text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('IN_HAND_DISMISS')}
          </button>
        </div>
        <p className="mt-2 text-small leading-snug text-ink-soft">
          {t(recognised.by === 'model' ? 'IN_HAND_PRIVACY' : 'IN_HAND_PRIVACY_SCREEN')}
        </p>
      </section>
    </div>
  )
}

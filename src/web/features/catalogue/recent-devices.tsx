import { useEffect, useState } from 'react'
import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import { clearRecentDevices, loadRecentDevices } from '#web/platform/browser/recent-devices.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { DeviceGrid } from './device-card.tsx'

/** Recently viewed devices; only this browser knows them, so they load after the page. */
function useRecentDevices(exceptId: number | null) {
  const [devices, setDevices] = useState<readonly DeviceCard[]>([])
  useEffect(() => {
    const controller = new AbortController()
    loadRecentDevices(exceptId, controller.signal).then(setDevices)
    return () => controller.abort()
  }, [exceptId])
  return [devices, setDevices] as const
}

export function RecentDevices({ exceptId = null }: { readonly exceptId?: number | null }) {
  const t = useTranslate()
  const [devices, setDevices] = useRecentDevices(exceptId)
  if (devices.length === 0) return null
  const clear = () => {
    clearRecentDevices()
    setDevices([])
  }
  return (
    <PageSection title={t('RECENT_DEVICES')}>
      <div className="mt-6">
        <DeviceGrid devices={devices} />
        <button
          type="button"
          onClick={clear}
          className="mt-3 inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('RECENT_CLEAR')}
        </button>
      </div>
    </PageSection>
  )
}

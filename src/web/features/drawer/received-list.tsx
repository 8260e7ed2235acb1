import { useEffect, useState } from 'react'
import type { FoundRow } from '#domain/drawer/drawer-row.ts'
import { readShareHash, type SharedDevice } from '#domain/drawer/share-hash.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { findDevices } from './find-devices.ts'

/** The devices that are still known, each with the size of the link if it has that. */
async function findShared(shared: readonly SharedDevice[]): Promise<readonly FoundRow[] | null> {
  const found = await findDevices(shared.map(({ url }) => url))
  if (!found) return null
  return found.map((row, index) => ({
    ...row,
    name: '',
    devices: row.devices.map((device) => ({ ...device, storageGb: shared[index]?.storageGb ?? null })),
  }))
}

export interface ReceivedListProps {
  /** Returns whether there was room for all of them. */
  readonly onFound: (found: readonly FoundRow[]) => boolean
}

/** A link from someone in the family: its devices are added only if the visitor wants that. */
export function ReceivedList({ onFound }: ReceivedListProps) {
  const t = useTranslate()
  const [shared, setShared] = useState<readonly SharedDevice[]>([])
  const [problem, setProblem] = useState<MessageKey | null>(null)
  useEffect(() => setShared(readShareHash(location.hash)), [])
  if (shared.length === 0) return null
  const close = () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setShared([])
  }
  const add = async () => {
    const found = await findShared(shared)
    if (!found) return setProblem('LIST_FAILED')
    const known = found.filter(({ devices }) => devices.length === 1)
    if (known.length === 0) return setProblem('DRAWER_RECEIVED_NONE')
    setProblem(null)
    // A full list says so; the link's devices wait here until there is room.
    if (onFound(known)) close()
  }
  return (
    <Notice tone="plain">
      <p>{t('DRAWER_RECEIVED', { count: shared.length })}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" onClick={() => void add()} className={BUTTON_STYLES.primary}>
          {t('DRAWER_ADD')}
        </button>
        <button type="button" onClick={close} className={BUTTON_STYLES.secondary}>
          {t('DRAWER_SKIP')}
        </button>
      </p>
      {problem && (
        <p role="alert" className="mt-3">
          {t(problem)}
        </p>
      )}
    </Notice>
  )
}

import type { TradeView } from '#contracts/trades.ts'
import { type LockKind, listLockTasks, type PromisedDevice } from '#domain/offers/lock-tasks.ts'
import type { CorrespondenceKey } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'

type LockKey = Extract<CorrespondenceKey, `LOCK_${string}`>

const STEPS: Readonly<Record<LockKind, readonly LockKey[]>> = {
  APPLE: ['LOCK_APPLE_1', 'LOCK_APPLE_2', 'LOCK_APPLE_3'],
  MAC: ['LOCK_MAC_1', 'LOCK_MAC_2', 'LOCK_MAC_3'],
  SAMSUNG: ['LOCK_SAMSUNG_1', 'LOCK_SAMSUNG_2'],
  ANDROID: ['LOCK_ANDROID_1', 'LOCK_ANDROID_2'],
  WINDOWS: ['LOCK_WINDOWS_1', 'LOCK_WINDOWS_2', 'LOCK_WINDOWS_3'],
  PLAYSTATION: ['LOCK_PLAYSTATION_1', 'LOCK_PLAYSTATION_2', 'LOCK_PLAYSTATION_3'],
  XBOX: ['LOCK_XBOX_1', 'LOCK_XBOX_2', 'LOCK_XBOX_3'],
  NINTENDO: ['LOCK_NINTENDO_1', 'LOCK_NINTENDO_2', 'LOCK_NINTENDO_3'],
  OTHER: ['LOCK_OTHER_1', 'LOCK_OTHER_2'],
}

/** The locks that a seller promised to remove, in words: the page of the sale and its mails say the same. */
export function describeLockTasks(
  devices: readonly PromisedDevice[],
  t: Translate<CorrespondenceKey>,
): TradeView['lockTasks'] {
  return listLockTasks(devices).map(({ kind, names }) => ({
    kind,
    title: t('LOCK_TITLE', { names: names.join(', ') }),
    steps: STEPS[kind].map((key) => t(key)),
  }))
}

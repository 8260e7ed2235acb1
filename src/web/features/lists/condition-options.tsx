import { findConditionCode } from '#domain/pricing/find-condition-code.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

const CONDITION_IDS = [5, 4, 3, 2, 1] as const

/** The conditions as options of a select, best first, with the numbers that lists use for them. */
export function ConditionOptions() {
  const t = useTranslate()
  return CONDITION_IDS.map((id) => (
    <option key={id} value={id}>
      {/* Every condition has its name. */}
      {`${id} · ${t(`CONDITION_${findConditionCode(id)}` as MessageKey)}`}
    </option>
  ))
}

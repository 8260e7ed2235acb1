import { MAX_UPLOAD_MB } from '#domain/uploads/upload-limits.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

/** Texts about files, with the limits that they name. */
export function useFileText(maxFiles = 1): (key: MessageKey) => string {
  const t = useTranslate()
  return (key) => t(key, { size: MAX_UPLOAD_MB, count: maxFiles })
}

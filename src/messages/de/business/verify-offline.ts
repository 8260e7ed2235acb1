import type { verifyOffline as familiar } from '../verify-offline.ts'

/** The page that verifies files without a network, to a business. */
export const verifyOffline = {
  VERIFY_OFFLINE: 'Sie sind offline. Diese Seite prüft Ihre Dateien trotzdem.',
  VERIFY_OFFLINE_KEYS:
    'Sie kennt unsere Schlüssel und den Stand des öffentlichen Protokolls vom {date}. Eine Datei mit einem neueren Schlüssel prüfen Sie, sobald Sie wieder online sind.',
  VERIFY_KEPT_TEXT:
    'Diese Seite ist auf Ihrem Gerät gespeichert und öffnet sich auch ohne Internet. Damit Sie sie schnell finden, wählen Sie im Menü des Browsers „Zum Startbildschirm hinzufügen“ oder „Installieren“.',
} satisfies Partial<Record<keyof typeof familiar, string>>

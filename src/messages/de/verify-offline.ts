/** The page that verifies files, without a network. */
export const verifyOffline = {
  OFFLINE_APP_VERIFY: 'Datei prüfen',
  VERIFY_OFFLINE: 'Du bist offline. Diese Seite prüft deine Dateien trotzdem.',
  VERIFY_OFFLINE_KEYS:
    'Sie kennt unsere Schlüssel und den Stand des öffentlichen Protokolls vom {date}. Eine Datei mit einem neueren Schlüssel prüfst du, sobald du wieder online bist.',
  VERIFY_KEPT: 'Geht auch ohne Internet',
  VERIFY_KEPT_TEXT:
    'Diese Seite ist auf deinem Gerät gespeichert und öffnet sich auch ohne Internet. Damit du sie schnell findest, wähle im Menü des Browsers „Zum Startbildschirm hinzufügen“ oder „Installieren“.',
}

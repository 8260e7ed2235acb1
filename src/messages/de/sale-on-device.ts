/** A sale that is kept on the seller's device, and how its seller is notified. */
export const saleOnDevice = {
  OFFLINE_APP_SALE: 'Mein Verkauf',
  OFFLINE_APP_SALE_LEAD: 'Der Stand deines Verkaufs, auch ohne Internet.',
  DEVICE_KEEP_TITLE: 'Dieser Verkauf auf deinem Startbildschirm',
  DEVICE_KEEP_TEXT:
    'Behalte deinen Verkauf auf diesem Gerät. Dann öffnet er sich vom Startbildschirm, auch ohne Internet, mit dem letzten bekannten Stand.',
  DEVICE_KEEP_WHAT:
    'Gespeichert werden die Nummer, deine Geräte mit ihrem Stand und ein Link, der den Verkauf zeigt, aber nichts ändern kann. Alle, die dieses Gerät benutzen, können das sehen. Auf einem gemeinsam genutzten Computer solltest du es nicht tun.',
  DEVICE_KEEP_BUTTON: 'Auf diesem Gerät behalten',
  DEVICE_KEPT:
    'Dieser Verkauf ist auf diesem Gerät gespeichert. Wähle im Menü des Browsers „Zum Startbildschirm hinzufügen“ oder „Installieren“. Wir entfernen ihn, wenn der Verkauf zu Ende ist oder du ihn {days} Tage nicht öffnest.',
  DEVICE_REMOVE: 'Von diesem Gerät entfernen',
  DEVICE_REMOVED: 'Der Verkauf ist von diesem Gerät entfernt.',
  DEVICE_FAILED: 'Dein Browser konnte den Verkauf nicht speichern. Private Fenster erlauben es oft nicht.',
  DEVICE_OFFLINE: 'Keine Verbindung. So stand dein Verkauf am {date}.',
  DEVICE_NUMBER: 'Verkauf {number}',
  NOTICE_TITLE: 'So halten wir dich auf dem Laufenden',
  NOTICE_TEXT:
    'Mit Push siehst du jeden Schritt sofort auf diesem Gerät, und wir lassen die E-Mails weg, die nur vom Fortschritt berichten. E-Mails zu Preis, Zahlung, Rücksendung und allem, was du tun musst, kommen immer.',
  NOTICE_MAIL: 'Per E-Mail',
  NOTICE_PUSH: 'Per Push auf diesem Gerät',
  NOTICE_PUSH_SET: 'Du bekommst jetzt Push-Nachrichten auf diesem Gerät.',
  NOTICE_MAIL_SET: 'Auf diesem Gerät zeigen wir keine Push-Nachrichten mehr. Wir schreiben dir per E-Mail.',
  NOTICE_BLOCKED:
    'Benachrichtigungen unserer Seite sind blockiert. Erlaube sie in den Einstellungen deines Browsers und wähle dann noch einmal Push.',
  NOTICE_FAILED: 'Das hat nicht geklappt. Du bekommst weiter E-Mails. Versuch es später noch einmal.',
  PUSH_TEXT: 'Verkauf {number}: {state}',
}

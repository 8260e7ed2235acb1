import type { saleOnDevice as familiar } from '../sale-on-device.ts'

/** A sale on the device of a business. */
export const saleOnDevice = {
  OFFLINE_APP_SALE_LEAD: 'Der Stand Ihres Verkaufs, auch ohne Internet.',
  DEVICE_KEEP_TITLE: 'Dieser Verkauf auf Ihrem Startbildschirm',
  DEVICE_KEEP_TEXT:
    'Behalten Sie Ihren Verkauf auf diesem Gerät. Dann öffnet er sich vom Startbildschirm, auch ohne Internet, mit dem letzten bekannten Stand.',
  DEVICE_KEEP_WHAT:
    'Gespeichert werden die Nummer, Ihre Geräte mit ihrem Stand und ein Link, der den Verkauf zeigt, aber nichts ändern kann. Alle, die dieses Gerät benutzen, können das sehen. Auf einem gemeinsam genutzten Computer sollten Sie es nicht tun.',
  DEVICE_KEPT:
    'Dieser Verkauf ist auf diesem Gerät gespeichert. Wählen Sie im Menü des Browsers „Zum Startbildschirm hinzufügen“ oder „Installieren“. Wir entfernen ihn, wenn der Verkauf zu Ende ist oder Sie ihn {days} Tage nicht öffnen.',
  DEVICE_FAILED: 'Ihr Browser konnte den Verkauf nicht speichern. Private Fenster erlauben es oft nicht.',
  DEVICE_OFFLINE: 'Keine Verbindung. So stand Ihr Verkauf am {date}.',
  NOTICE_TITLE: 'So halten wir Sie auf dem Laufenden',
  NOTICE_TEXT:
    'Mit Push sehen Sie jeden Schritt sofort auf diesem Gerät, und wir lassen die E-Mails weg, die nur vom Fortschritt berichten. E-Mails zu Preis, Zahlung, Rücksendung und allem, was Sie tun müssen, kommen immer.',
  NOTICE_PUSH_SET: 'Sie bekommen jetzt Push-Nachrichten auf diesem Gerät.',
  NOTICE_MAIL_SET: 'Auf diesem Gerät zeigen wir keine Push-Nachrichten mehr. Wir schreiben Ihnen per E-Mail.',
  NOTICE_BLOCKED:
    'Benachrichtigungen unserer Seite sind blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers und wählen Sie dann noch einmal Push.',
  NOTICE_FAILED: 'Das hat nicht geklappt. Sie bekommen weiter E-Mails. Versuchen Sie es später noch einmal.',
} satisfies Partial<Record<keyof typeof familiar, string>>

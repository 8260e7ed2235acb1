import type { thanks as familiar } from '../thanks.ts'

/** A sale and its parcel, to a business. */
export const thanks = {
  THANKS_TITLE: 'Vielen Dank. Ihr Verkauf ist bestätigt.',
  THANKS_LEAD: 'Schicken Sie Ihr Paket bis zum {date} ab. So lange gilt Ihr Preis.',
  THANKS_NONE_TEXT:
    'Öffnen Sie den Link in der E-Mail zu Ihrem Verkauf oder lassen Sie ihn sich noch einmal schicken.',
  THANKS_FAILED: 'Ihr Verkauf ist bestätigt, lässt sich aber gerade nicht anzeigen.',
  THANKS_FAILED_TEXT: 'Die Unterlagen schicken wir Ihnen auch per E-Mail.',
  THANKS_LOADING:
    'Ihr Verkauf wird geladen\u00a0… Gleich sehen Sie hier Versandetikett, Status und Auszahlung.',
  THANKS_NO_SCRIPT:
    'In Ihrem Browser ist JavaScript ausgeschaltet. Fügen Sie den Link aus unserer E-Mail ein, dann sehen Sie Ihren Verkauf. Versandetikett und Packzettel finden Sie auch in der E-Mail.',
  THANKS_REFUSED:
    'Dieser Link öffnet keinen Verkauf. Kopieren Sie ihn vollständig aus unserer neuesten E-Mail.',
  PARCEL_WAIT:
    'Wir erstellen gerade Ihr Versandetikett. In ein paar Sekunden ist es hier und in Ihrem Postfach.',
  PARCEL_QR: 'Zeigen Sie diesen Code in einem {carrier}-Paketshop.',
  PARCEL_NUMBER: 'Kein Packzettel? Schreiben Sie die Verkaufsnummer auf das Paket:',
  PARCEL_QR_ALT: 'QR-Code Ihres Pakets',
  LOCKS_TEXT:
    'Sie wollten das vor dem Versand erledigen. Mit Sperre können wir nicht prüfen, und Ihre Auszahlung verzögert sich.',
  PACK_TITLE: 'So verpacken Sie richtig',
  PACK_ERASE_TEXT:
    'Sichern Sie Ihre Daten, melden Sie sich von allen Konten ab, setzen Sie das Gerät zurück und nehmen Sie SIM- und Speicherkarten heraus.',
  PACK_SEND_TEXT:
    'Zeigen Sie den Code oder kleben Sie das Versandetikett auf den Karton. Bewahren Sie den Einlieferungsbeleg auf, bis das Geld da ist.',
  NEXT_YOU: 'Sie sind am Zug',
  SALE_TITLE: 'Ihr Verkauf',
  SALE_CANCELLED_TITLE: 'Ihr Verkauf ist storniert',
  SALE_CANCELLED_LEAD:
    'Bitte schicken Sie nichts mehr ab. Sie können jederzeit wieder verkaufen, zum dann aktuellen Preis.',
  SALE_EXPIRED_TITLE: 'Ihr Verkauf ist abgelaufen',
  SALE_OVER_TITLE: 'Ihr Verkauf ist beendet',
  SALE_OVER_LEAD: 'Sie können jederzeit wieder verkaufen, zum dann aktuellen Preis.',
  SALE_PAID_TITLE: 'Ihr Verkauf ist bezahlt',
  SALE_DEVICES: 'Status Ihrer Geräte',
  SALE_SETTLED: 'Sie bekommen',
  SALE_TIMELINE_ALL: 'Schritte Ihres Verkaufs',
  SALE_PAYOUT_HINT:
    'Die Änderung bestätigen wir Ihnen per E-Mail. Zu Ihrer Sicherheit wartet die Auszahlung danach {hours} Stunden.',
  SALE_PAYOUT_DONE: 'Gespeichert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  SALE_PAYOUT_LATE: 'Ihr Geld ist schon unterwegs. Das Auszahlungskonto lässt sich nicht mehr ändern.',
  SALE_ACCOUNT_TEXT:
    'Mit einem Kundenkonto finden Sie diesen Verkauf jederzeit wieder, und der nächste geht schneller.',
  SALE_ACCOUNT_SENT: 'Prüfen Sie Ihr Postfach. Mit unserer E-Mail schließen Sie die Registrierung ab.',
  SALE_CANCEL_TEXT:
    'Bitte schicken Sie danach nichts mehr ab. Sie können jederzeit wieder verkaufen, zum dann aktuellen Preis.',
  SALE_CANCEL_LATE: 'Ihr Paket ist schon unterwegs. Der Verkauf lässt sich nicht mehr stornieren.',
  PACK_WRAP_TEXT:
    'Nehmen Sie einen stabilen Karton und polstern Sie das Gerät rundum mit mindestens 5\u00a0cm. Beim Laptop kommt ein Blatt Papier zwischen Tastatur und Display. Legen Sie den Packzettel obenauf. Nichts darf sich bewegen.',
  SALE_PAID_LEAD: 'Vielen Dank. Insgesamt {amount}, ausgezahlt an {account}.',
} satisfies Partial<Record<keyof typeof familiar, string>>

import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Danke, {firstName}. Dein Verkauf ist bestätigt.',
  THANKS_LEAD: 'Schick dein Paket bis zum {date} ab. So lange gilt dein Preis.',
  THANKS_NUMBER: 'Verkaufsnummer',
  THANKS_CUSTOMER: 'Kundennummer',
  THANKS_MAIL: 'Die Unterlagen schicken wir an {email}.',
  THANKS_NONE: 'Kein Verkauf gefunden',
  THANKS_NONE_TEXT: 'Öffne den Link in der E-Mail zu deinem Verkauf oder lass ihn dir noch einmal schicken.',
  THANKS_FAILED: 'Dein Verkauf ist bestätigt, lässt sich aber gerade nicht anzeigen.',
  THANKS_FAILED_TEXT: 'Die Unterlagen schicken wir dir auch per E-Mail.',
  THANKS_RETRY: 'Erneut versuchen',
  THANKS_LOADING:
    'Dein Verkauf wird geladen\u00a0… Gleich siehst du hier Versandetikett, Status und Auszahlung.',
  THANKS_NO_SCRIPT:
    'In deinem Browser ist JavaScript ausgeschaltet. Füge den Link aus unserer E-Mail ein, dann siehst du deinen Verkauf. Versandetikett und Packzettel findest du auch in der E-Mail.',
  THANKS_PASTE: 'Link aus unserer E-Mail',
  THANKS_OPEN: 'Verkauf anzeigen',
  THANKS_REFUSED: 'Dieser Link öffnet keinen Verkauf. Kopiere ihn vollständig aus unserer neuesten E-Mail.',
  THANKS_FIND: 'Meinen Verkauf finden',
  THANKS_HOME: 'Zur Startseite',

  PARCEL_TITLE: 'Jetzt Paket abschicken',
  PARCEL_WAIT:
    'Wir erstellen gerade dein Versandetikett. In ein paar Sekunden ist es hier und in deinem Postfach.',
  PARCEL_CODE: 'Ohne Drucker',
  PARCEL_LABEL: 'Versandetikett drucken (PDF)',
  PARCEL_SLIP: 'Packzettel drucken (PDF)',
  PARCEL_QR: 'Zeig diesen Code in einem {carrier}-Paketshop.',
  PARCEL_NUMBER: 'Kein Packzettel? Schreib die Verkaufsnummer auf das Paket:',
  PARCEL_PRINT: 'Oder selbst drucken',
  PARCEL_QR_ALT: 'QR-Code deines Pakets',
  PARCEL_TRACKING: 'Sendungsnummer {number}',

  LOCKS_TITLE: 'Aktivierungssperre vor dem Versand entfernen',
  LOCKS_TEXT:
    'Du wolltest das vor dem Versand erledigen. Mit Sperre können wir nicht prüfen, und deine Auszahlung verzögert sich.',

  PACK_TITLE: 'So verpackst du richtig',
  PACK_ERASE: 'Zurücksetzen',
  PACK_ERASE_TEXT:
    'Sichere deine Daten, melde dich von allen Konten ab, setz das Gerät zurück und nimm SIM- und Speicherkarten heraus.',
  PACK_WRAP: 'Verpacken',
  PACK_WRAP_TEXT:
    'Nimm einen stabilen Karton und polstere das Gerät rundum mit mindestens 5\u00a0cm. Beim Laptop kommt ein Blatt Papier zwischen Tastatur und Display. Leg den Packzettel obenauf. Nichts darf sich bewegen.',
  PACK_SEND: 'Abschicken',
  PACK_SEND_TEXT:
    'Zeig den Code oder kleb das Versandetikett auf den Karton. Bewahr den Einlieferungsbeleg auf, bis dein Geld da ist.',
  PACK_MORE: 'Mehr Verpackungstipps',

  NEXT_CREATED: 'Bestätigt',
  NEXT_SENT: 'Unterwegs',
  NEXT_ARRIVED: 'Angekommen',
  NEXT_CHECKED: 'Geprüft',
  NEXT_PAID: 'Bezahlt',
  NEXT_YOU: 'Du bist am Zug',
  NEXT_WE: 'Wir sind am Zug',
  NEXT_CARRIER: 'Der Paketdienst ist am Zug',
  NEXT_UNTIL: '{who}, bis zum {date}',

  SALE_TITLE: 'Dein Verkauf',
  SALE_CANCELLED_TITLE: 'Dein Verkauf ist storniert',
  SALE_CANCELLED_LEAD:
    'Bitte schick nichts mehr ab. Du kannst jederzeit wieder verkaufen, zum dann aktuellen Preis.',
  SALE_EXPIRED_TITLE: 'Dein Verkauf ist abgelaufen',
  SALE_OVER_TITLE: 'Dein Verkauf ist beendet',
  SALE_OVER_LEAD: 'Du kannst jederzeit wieder verkaufen, zum dann aktuellen Preis.',
  SALE_PAID_TITLE: 'Dein Verkauf ist bezahlt',
  SALE_PAID_LEAD: 'Danke, {firstName}. Insgesamt {amount}, ausgezahlt an {account}.',
  SALE_PAID_TOTAL: 'Ausgezahlt',
  SALE_SELL_AGAIN: 'Erneut verkaufen',
  SALE_SELL_MORE: 'Noch ein Gerät verkaufen',
  SALE_MAIL: 'Über alles Wichtige schreiben wir an {email}.',
  SALE_DEVICES: 'Status deiner Geräte',
  SALE_QUOTED: 'Unser Angebot',
  SALE_CHECKED: 'Nach der Prüfung',
  SALE_SETTLED: 'Du bekommst',
  SALE_BONUS: 'Bonus, weil unsere Prüfung zu lange gedauert hat',
  SALE_ANSWER: 'Abweichung ansehen und antworten',
  SALE_GUIDE: 'Anleitung ansehen',
  SALE_RETURN: 'Rücksendung mit {carrier}, Sendungsnummer {number}',
  SALE_TIMELINE: 'Verlauf: {name}',
  SALE_TIMELINE_ALL: 'Schritte deines Verkaufs',
  SALE_PAYOUT: 'Auszahlung an',
  SALE_PAYOUT_CHANGE: 'Auszahlungskonto ändern',
  SALE_PAYOUT_HINT:
    'Die Änderung bestätigen wir dir per E-Mail. Zu deiner Sicherheit wartet die Auszahlung danach {hours} Stunden.',
  SALE_PAYOUT_KEEP: 'Nicht ändern',
  SALE_PAYOUT_DONE: 'Gespeichert. Wir haben dir dazu eine E-Mail geschickt.',
  SALE_PAYOUT_LATE: 'Dein Geld ist schon unterwegs. Das Auszahlungskonto lässt sich nicht mehr ändern.',
  SALE_ACCOUNT_TITLE: 'Alle Verkäufe an einem Ort',
  SALE_ACCOUNT_TEXT:
    'Mit einem Kundenkonto findest du diesen Verkauf jederzeit wieder, und der nächste geht schneller.',
  SALE_ACCOUNT_OPEN: 'Kundenkonto eröffnen',
  SALE_ACCOUNT_SENT: 'Schau in dein Postfach. Mit unserer E-Mail schließt du die Registrierung ab.',
  SALE_CANCEL: 'Verkauf stornieren',
  SALE_CANCEL_TITLE: 'Diesen Verkauf stornieren?',
  SALE_CANCEL_TEXT:
    'Bitte schick danach nichts mehr ab. Du kannst jederzeit wieder verkaufen, zum dann aktuellen Preis.',
  SALE_CANCEL_CONFIRM: 'Ja, stornieren',
  SALE_CANCEL_KEEP: 'Verkauf behalten',
  SALE_CANCEL_LATE: 'Dein Paket ist schon unterwegs. Der Verkauf lässt sich nicht mehr stornieren.',
} satisfies Record<keyof typeof source, string>

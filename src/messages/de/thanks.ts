import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Danke, {firstName}. Dein Verkauf ist bestätigt.',
  THANKS_LEAD: 'Schick dein Paket bis zum {date} ab. So lange gilt dein Preis.',
  THANKS_NUMBER: 'Verkaufsnummer',
  THANKS_CUSTOMER: 'Kundennummer',
  THANKS_MAIL: 'Wir schicken alles an {email}.',
  THANKS_NONE: 'Hier ist kein Verkauf zu sehen',
  THANKS_NONE_TEXT: 'Öffne den Link in der E-Mail zu deinem Verkauf oder lass ihn dir noch einmal schicken.',
  THANKS_FAILED: 'Dein Verkauf ist bestätigt, lässt sich aber gerade nicht anzeigen.',
  THANKS_FAILED_TEXT: 'Du bekommst alles auch per E-Mail.',
  THANKS_RETRY: 'Erneut versuchen',
  THANKS_LOADING:
    'Dein Verkauf wird geladen\u00a0… Gleich siehst du hier Versandetikett, Stand und Auszahlung.',
  THANKS_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Versandetikett und Packzettel hängen auch an der E-Mail zu deinem Verkauf.',
  THANKS_FIND: 'Meinen Verkauf finden',
  THANKS_HOME: 'Zur Startseite',

  PARCEL_TITLE: 'Als Nächstes: Paket abschicken',
  PARCEL_WAIT:
    'Wir erstellen gerade dein Versandetikett. In ein paar Sekunden ist es hier und in deinem Postfach.',
  PARCEL_CODE: 'Ohne Drucker',
  PARCEL_LABEL: 'Versandetikett drucken (PDF)',
  PARCEL_SLIP: 'Packzettel drucken (PDF)',
  PARCEL_QR: 'Zeig diesen Code in einem {carrier}-Paketshop.',
  PARCEL_NUMBER: 'Kein Packzettel? Schreib deine Nummer auf das Paket:',
  PARCEL_PRINT: 'Oder selbst drucken',
  PARCEL_QR_ALT: 'QR-Code deines Pakets',
  PARCEL_TRACKING: 'Sendungsnummer {number}',

  LOCKS_TITLE: 'Vor dem Verpacken abmelden',
  LOCKS_TEXT:
    'Das wolltest du vor dem Versand erledigen. Ist die Sperre dann noch aktiv, müssen wir nachfragen, und deine Auszahlung wartet.',

  PACK_TITLE: 'So verpackst du richtig',
  PACK_ERASE: 'Zurücksetzen',
  PACK_ERASE_TEXT:
    'Sichere deine Daten, melde dich von allen Konten ab, setz das Gerät zurück und nimm SIM- und Speicherkarten heraus.',
  PACK_WRAP: 'Verpacken',
  PACK_WRAP_TEXT:
    'Luftpolsterfolie oder ein Handtuch, ein stabiler Karton, der Packzettel obenauf. Nichts darf sich bewegen.',
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
    'Bitte schick nichts mehr ab. Du kannst jederzeit wieder verkaufen, zum Preis des Tages.',
  SALE_EXPIRED_TITLE: 'Dein Angebot ist abgelaufen',
  SALE_OVER_TITLE: 'Dein Verkauf ist beendet',
  SALE_OVER_LEAD: 'Du kannst jederzeit wieder verkaufen, zum Preis des Tages.',
  SALE_PAID_TITLE: 'Dein Verkauf ist bezahlt',
  SALE_PAID_LEAD: 'Danke, {firstName}. Insgesamt {amount}, ausgezahlt an {account}.',
  SALE_PAID_TOTAL: 'Ausgezahlt',
  SALE_SELL_AGAIN: 'Erneut verkaufen',
  SALE_SELL_MORE: 'Noch ein Gerät verkaufen',
  SALE_MAIL: 'Sobald sich etwas ändert, schreiben wir an {email}.',
  SALE_DEVICES: 'So weit sind deine Geräte',
  SALE_QUOTED: 'Unser Angebot',
  SALE_CHECKED: 'Nach der Prüfung',
  SALE_SETTLED: 'Du bekommst',
  SALE_BONUS: 'Bonus, weil unsere Prüfung zu lange gedauert hat',
  SALE_ANSWER: 'Befund ansehen und antworten',
  SALE_GUIDE: 'Ansehen, was zu tun ist',
  SALE_RETURN: 'Auf dem Rückweg mit {carrier}, Sendungsnummer {number}',
  SALE_TIMELINE: 'Verlauf: {name}',
  SALE_TIMELINE_ALL: 'Schritte deines Verkaufs',
  SALE_PAYOUT: 'Auszahlung an',
  SALE_PAYOUT_CHANGE: 'Konto ändern',
  SALE_PAYOUT_HINT:
    'Die Änderung bestätigen wir dir per E-Mail. Zu deiner Sicherheit wartet die Auszahlung danach {hours} Stunden.',
  SALE_PAYOUT_KEEP: 'Konto behalten',
  SALE_PAYOUT_DONE: 'Gespeichert. Wir haben dir eine E-Mail zur Änderung geschickt.',
  SALE_PAYOUT_LATE: 'Dein Geld ist schon unterwegs: Das Konto lässt sich nicht mehr ändern.',
  SALE_ACCOUNT_TITLE: 'Alle Verkäufe an einem Ort',
  SALE_ACCOUNT_TEXT:
    'Mit einem Kundenkonto findest du diesen Verkauf immer wieder, und der nächste geht schneller.',
  SALE_ACCOUNT_OPEN: 'Kundenkonto eröffnen',
  SALE_ACCOUNT_SENT: 'Schau in dein Postfach: Unsere E-Mail führt dich zu deinem Kundenkonto.',
  SALE_CANCEL: 'Verkauf stornieren',
  SALE_CANCEL_TITLE: 'Diesen Verkauf stornieren?',
  SALE_CANCEL_TEXT:
    'Dein Angebot endet damit, schick also bitte nichts mehr ab. Du kannst jederzeit wieder verkaufen, zum Preis des Tages.',
  SALE_CANCEL_CONFIRM: 'Ja, stornieren',
  SALE_CANCEL_KEEP: 'Verkauf behalten',
  SALE_CANCEL_LATE: 'Dein Paket ist schon unterwegs: Der Verkauf lässt sich nicht mehr stornieren.',
} satisfies Record<keyof typeof source, string>

import type { thanks as source } from '../en/thanks.ts'

/** Texts of the page after a sale was created. */
export const thanks = {
  THANKS_TITLE: 'Danke, {firstName}. Dein Verkauf ist angelegt.',
  THANKS_LEAD: 'Schick dein Paket bis zum {date} ab. So lange gilt dein Preis.',
  THANKS_NUMBER: 'Verkaufsnummer',
  THANKS_CUSTOMER: 'Kundennummer',
  THANKS_MAIL: 'Wir schicken alles an {email}.',
  THANKS_NONE: 'Hier ist kein Verkauf zu sehen',
  THANKS_NONE_TEXT:
    'Öffne den Link in der E-Mail zu deinem Verkauf. Dort findest du Label, QR-Code und Status.',
  THANKS_FAILED: 'Dein Verkauf ist angelegt, lässt sich aber gerade nicht anzeigen.',
  THANKS_FAILED_TEXT: 'Du bekommst alles auch per E-Mail.',
  THANKS_RETRY: 'Erneut versuchen',
  THANKS_LOADING: 'Dein Verkauf wird geladen\u00a0…',
  THANKS_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Label und Packzettel hängen auch an der E-Mail zu deinem Verkauf.',
  THANKS_HOME: 'Zur Startseite',

  PARCEL_TITLE: 'Dein Paket',
  PARCEL_WAIT:
    'Wir erstellen gerade dein Label. In ein paar Sekunden ist es hier, und du bekommst es auch per E-Mail.',
  PARCEL_LABEL: 'Label drucken (PDF)',
  PARCEL_SLIP: 'Packzettel drucken (PDF)',
  PARCEL_QR: 'Kein Drucker? Zeig diesen Code in einem {carrier}-Paketshop.',
  PARCEL_QR_ALT: 'QR-Code deines Pakets',
  PARCEL_TRACKING: 'Sendungsnummer {number}',

  PACK_TITLE: 'So verpackst du richtig',
  PACK_ERASE: 'Zurücksetzen',
  PACK_ERASE_TEXT:
    'Sichere deine Daten, melde dich von allen Konten ab, setz das Gerät zurück und nimm SIM- und Speicherkarten heraus.',
  PACK_WRAP: 'Verpacken',
  PACK_WRAP_TEXT:
    'Luftpolsterfolie oder ein Handtuch, ein stabiler Karton, der Packzettel obenauf. Nichts darf sich bewegen.',
  PACK_SEND: 'Abschicken',
  PACK_SEND_TEXT:
    'Kleb das Label auf den Karton oder zeig den Code. Bewahr den Einlieferungsbeleg auf, bis dein Geld da ist.',
  PACK_MORE: 'Mehr Verpackungstipps',

  NEXT_TITLE: 'So geht es weiter',
  NEXT_CREATED: 'Angelegt',
  NEXT_SENT: 'Unterwegs',
  NEXT_SENT_TEXT: 'Du schickst dein Paket bis zum {date} ab.',
  NEXT_ARRIVED: 'Angekommen',
  NEXT_ARRIVED_TEXT: 'Wir schreiben dir, sobald es da ist.',
  NEXT_CHECKED: 'Geprüft',
  NEXT_CHECKED_TEXT: 'Jedes Gerät einzeln. Zu jeder Abweichung gibt es ein Foto, und du entscheidest.',
  NEXT_PAID: 'Bezahlt',
  NEXT_PAID_TEXT: '{amount} an {account}.',
  NEXT_YOU: 'Du bist am Zug',
  NEXT_WE: 'Wir sind am Zug',
  NEXT_CARRIER: 'Der Paketdienst ist am Zug',
  NEXT_UNTIL: '{who}, bis zum {date}',

  SALE_TITLE: 'Dein Verkauf',
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
  SALE_PAYOUT: 'Auszahlung an',
  SALE_PAYOUT_CHANGE: 'Konto ändern',
  SALE_PAYOUT_HINT:
    'Die Änderung bestätigen wir dir per E-Mail. Zu deiner Sicherheit wartet die Auszahlung danach {hours} Stunden.',
  SALE_PAYOUT_KEEP: 'Konto behalten',
  SALE_PAYOUT_DONE: 'Gespeichert. Wir haben dir eine E-Mail zur Änderung geschickt.',
  SALE_PAYOUT_LATE: 'Dein Geld ist schon unterwegs: Das Konto lässt sich nicht mehr ändern.',
  SALE_CANCEL: 'Verkauf stornieren',
  SALE_CANCEL_TITLE: 'Diesen Verkauf stornieren?',
  SALE_CANCEL_TEXT:
    'Dein Angebot endet damit, schick also bitte nichts mehr ab. Du kannst jederzeit wieder verkaufen, zum Preis des Tages.',
  SALE_CANCEL_CONFIRM: 'Ja, stornieren',
  SALE_CANCEL_KEEP: 'Verkauf behalten',
  SALE_CANCEL_LATE: 'Dein Paket ist schon unterwegs: Der Verkauf lässt sich nicht mehr stornieren.',
} satisfies Record<keyof typeof source, string>

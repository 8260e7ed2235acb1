import { messages as german } from '../de/index.ts'

/** Only what an Austrian shop words differently; everything else is the German text. */
const austrian = {
  FOOTER_SHIPPING: 'Gratisversand mit {carrier}',
  HOME_DESCRIPTION:
    'Handy, Tablet, Laptop, Kamera oder Konsole in Österreich verkaufen: Du siehst, was jede Antwort am Preis ändert. Versand gratis, Auszahlung je Gerät.',
  HOME_PROMISE_SHIPPING: 'Gratisversand, auch retour',
  HOME_EXAMPLE_TEXT:
    'So entsteht jedes Angebot: ein Grundpreis, deine Antworten, eine Summe, die du prüfen kannst. Änderst du eine Antwort, ändert sich der Kassazettel mit.',
  HOME_EXAMPLE_ROUNDING: 'Abgerundet auf ganze Euro',
  HOME_STEP_SEND: 'Einschicken',
  HOME_STEP_SEND_TEXT:
    'Druck das Etikett aus oder zeig den QR-Code. {carrier} bringt das Paket zu uns. Ab dem ersten Scan tragen wir das Risiko.',
  HOME_PROOF_SILENCE_TEXT:
    'Für deine Antwort auf ein neues Angebot hast du 14 Tage. Ohne Antwort kommt dein Gerät gratis retour.',
  HOME_WORRY_RETURN_TEXT:
    'Wir schicken das Gerät gratis retour, eine andere Person prüft es noch einmal, oder wir recyceln es. Du entscheidest.',
  HOME_PARTNER_LEAD:
    'Such dein Gerät. Nach ein paar Fragen siehst du deinen Preis. Versand und Rücksendung sind gratis.',
  ERRORPAGE_SUBTITLE: 'Das Packerl ist da, aber es ist leer.',
  ERRORPAGE_EXPIRED_LINK:
    'Links zu einer Rückfrage gelten nur für begrenzte Zeit und für ein Gerät. Öffne das neueste E-Mail zu deinem Verkauf oder schreib uns mit deiner Verkaufsnummer.',
  ERRORPAGE_IMAGE: 'Ein offenes, leeres Paket mit losem Etikett',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Eine Sanduhr neben einem Kuvert',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Wir verwenden sie für deine Etiketten und für Rücksendungen.',
  SCREEN_CHECKOUT_LEAD:
    'Adresse, Auszahlungskonto, Übersicht: in drei kurzen Schritten zu deinem Versandetikett.',
  SCREEN_THANK_YOU_LEAD: 'Dein Etikett, der QR-Code und wie du dein Gerät sicher verpackst.',
  RECEIPT_ROUNDING: 'Abgerundet auf ganze Euro',
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}; darunter machen wir kein Angebot. Du bekommst stattdessen gratis ein Etikett fürs Recycling: Schreib uns.',

  FIELD_EMAIL_HINT: 'Für dein Etikett und Nachrichten zu deinem Verkauf. Keine Werbung.',
  DETAILS_ADDRESS_HINT: 'Für das Etikett und für eine Rücksendung, falls es eine gibt.',
  FIELD_ADDRESS_EXTRA: 'Stiege, Stock, Tür (optional)',
  PROBLEM_PHONE_FORMAT: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +43 1 2345678.',
  PROBLEM_IBAN_FORMAT: 'Eine IBAN beginnt mit zwei Buchstaben, zum Beispiel AT. Danach folgen Ziffern.',
  PROBLEM_IBAN_CHECKSUM:
    'Eine Stelle stimmt nicht. Vergleich die IBAN mit deiner Bankomatkarte oder deinem Kontoauszug.',
  REVIEW_PROMISE:
    'Dein Preis gilt, wenn dein Paket binnen 21\u00a0Tagen gescannt wird. Für dich ist alles gratis, auch wenn etwas retour geht.',
  THANKS_NONE_TEXT:
    'Öffne den Link im E-Mail zu deinem Verkauf. Dort findest du Etikett, QR-Code und Status.',
  PARCEL_WAIT:
    'Wir erstellen gerade dein Etikett. In ein paar Sekunden ist es hier, und du bekommst es auch per E-Mail.',
  PARCEL_LABEL: 'Etikett drucken (PDF)',
  PARCEL_QR: 'Kein Drucker? Zeig diesen Code bei einer Annahmestelle von {carrier}.',
  PACK_SEND_TEXT:
    'Kleb das Etikett auf den Karton oder zeig den Code. Heb den Aufgabebeleg auf, bis dein Geld da ist.',
  NEXT_YOU: 'Du bist dran',
  NEXT_WE: 'Wir sind dran',

  ACCOUNT_NO_SCRIPT:
    'Dein Konto braucht JavaScript. Ist es bei dir ausgeschaltet, schreib uns ein E-Mail: Wir legen den Verkauf für dich an.',
  SIGN_IN_FAILED:
    'E-Mail und Passwort passen nicht zusammen, oder die Adresse ist noch nicht bestätigt. Such unser E-Mail in deinem Postfach oder wähle ein neues Passwort.',
  REGISTER_DONE_TEXT:
    'Wir haben an {email} geschrieben. Öffne zum Abschluss den Link im E-Mail. Nichts angekommen? Schau im Spam-Ordner nach und prüf die Adresse.',
  TIMELINE_RETURNING: 'Kommt retour',
  STATUS_RETURNING: 'Kommt retour',
  MANAGEMENT_EXPORT_TEXT:
    'Alles, was wir über dich wissen, in einem Archiv: deine Angaben, Verkäufe, Etiketten und Packzettel. Es enthält auch deine Kontonummern, also heb es sicher auf.',
  DELETE_RUNNING:
    'Laufende Verkäufe gehen weiter wie vereinbart: Wir zahlen aus oder schicken Geräte gratis retour. Du erreichst diese Verkäufe über die Links in unseren E-Mails.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben dir ein E-Mail zur Änderung geschickt.',
} satisfies Partial<typeof german>

export const messages = { ...german, ...austrian }

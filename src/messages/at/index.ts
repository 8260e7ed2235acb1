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
    'Mit diesen Antworten ist es weniger wert als der Versand. Du bekommst stattdessen gratis ein Etikett fürs Recycling: Schreib uns.',
} satisfies Partial<typeof german>

export const messages = { ...german, ...austrian }

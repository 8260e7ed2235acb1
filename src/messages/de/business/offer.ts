import type { offer as familiar } from '../offer.ts'

/** A device’s questions and price, to a business. */
export const offer = {
  OFFER_TITLE: 'Ihr Preis',
  OFFER_NO_SCRIPT: 'Zum Verkaufen muss JavaScript im Browser eingeschaltet sein. Oder Sie schreiben uns.',
  OFFER_WRITE: 'Schreiben Sie uns',
  OFFER_MULTI_HINT: 'Wählen Sie alles aus, was zutrifft.',
  OFFER_STORAGE: 'Wie viel Speicher hat Ihr Gerät?',
  OFFER_STORAGE_HINT: 'Sie finden die Angabe in den Einstellungen unter „Info“ oder „Speicher“.',
  OFFER_CONDITION_HINT:
    'Nehmen Sie Hülle und Folie ab und sehen Sie sich das Gerät bei Tageslicht von allen Seiten an.',
  SHEET_CHOOSE: 'Wählen Sie, was zutrifft, oder nehmen Sie den Haken weg.',
  PRICE_FINAL: 'Wir zahlen Ihnen',
  PRICE_FINAL_SHORT: 'Sie bekommen',
  PRICE_DONE: 'Ihr genauer Preis. Das Angebot gilt {days}\u00a0Tage.',
  GATE_LOCKED_TEXT:
    'Niemand könnte es danach nutzen. Ihr Angebot gilt, wenn Sie die Sperre spätestens vor dem Versand entfernen.',
  NO_OFFER_DANGEROUS_GOODS:
    'Ein aufgeblähter Akku kann sich entzünden und darf nicht verschickt werden. Laden Sie das Gerät nicht, drücken Sie nicht darauf und bringen Sie es zu einer Sammelstelle für Altgeräte.',
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}. Darunter machen wir kein Angebot. Wir recyceln das Gerät aber kostenlos und schicken Ihnen ein Versandetikett.',
  ADDED_TITLE: 'Ihr Verkauf: {name}',
} satisfies Partial<Record<keyof typeof familiar, string>>

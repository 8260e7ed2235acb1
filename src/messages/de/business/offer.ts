import type { offer as familiar } from '../offer.ts'

/** A device’s questions and price, to a business. */
export const offer = {
  OFFER_TITLE: 'Ihr Preis',
  OFFER_NO_SCRIPT: 'Zum Verkaufen brauchen Sie JavaScript im Browser. Ohne geht es auch per Nachricht.',
  OFFER_WRITE: 'Schreiben Sie uns',
  OFFER_MULTI_HINT: 'Wählen Sie alles aus, was zutrifft.',
  OFFER_STORAGE: 'Wie viel Speicher hat Ihr Gerät?',
  OFFER_STORAGE_HINT: 'Sie finden es in den Einstellungen unter „Info“ oder „Speicher“.',
  OFFER_CONDITION_HINT: 'Sehen Sie es sich bei Tageslicht von allen Seiten an, ohne Hülle und Folie.',
  SHEET_CHOOSE: 'Wählen Sie, was stimmt, oder nehmen Sie den Haken weg.',
  FACTS_SEEN: 'Sehen Sie aus 30\u00a0cm Abstand Spuren?',
  FACTS_FELT: 'Spüren Sie sie mit dem Fingernagel?',
  PRICE_FINAL: 'Wir zahlen Ihnen',
  PRICE_FINAL_SHORT: 'Sie bekommen',
  PRICE_DONE: 'Ihr genauer Preis. Das Angebot gilt {days}\u00a0Tage.',
  GATE_LOCKED_TEXT:
    'Niemand könnte es mehr nutzen. Wenn Sie sich noch abmelden können, auch erst kurz vor dem Versand, bleibt Ihr Angebot bestehen.',
  NO_OFFER_DANGEROUS_GOODS:
    'Ein aufgeblähter Akku kann sich entzünden und darf nicht mit der Post verschickt werden. Bringen Sie das Gerät zu einer Sammelstelle für Altgeräte; laden Sie es nicht und drücken Sie nicht darauf.',
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}. Darunter machen wir kein Angebot. Auf Wunsch bekommen Sie stattdessen ein kostenloses Etikett für das Recycling.',
  ADDED_TITLE: 'Ihr Verkauf: {name}',
} satisfies Partial<Record<keyof typeof familiar, string>>

import type { homeMore as familiar } from '../home-more.ts'

/** The home page below the first view, to a business. */
export const homeMore = {
  HOME_EXAMPLE: 'So entsteht Ihr Preis',
  HOME_EXAMPLE_TEXT:
    'Jedes Angebot besteht aus einem Grundpreis und dem, was Ihre Antworten daran ändern. Probieren Sie es aus, die Preisrechnung ändert sich mit.',
  HOME_EXAMPLE_NOTE: 'Beispielrechnung. Der Grundpreis hängt vom Modell ab.',
  HOME_STEP_ANSWER_TEXT:
    'Beantworten Sie ein paar Fragen zu Ihrem Gerät. Den Preis sehen Sie sofort, das Angebot gilt {days}\u00a0Tage.',
  HOME_STEP_SEND_TEXT:
    'Drucken Sie das Versandetikett aus oder zeigen Sie den QR-Code. {carrier} bringt das Paket zu uns. Gut verpackt reist es ab dem ersten Scan auf unser Risiko.',
  HOME_STEP_PAID_TEXT: 'Wir prüfen und bezahlen jedes Gerät einzeln. Keines muss auf die anderen warten.',
  HOME_PROOF_TEXT:
    'Ein Angebot ist nur gut, wenn es nach der Prüfung noch gilt. Deshalb binden wir uns an feste Regeln.',
  HOME_PROOF_RULE_TEXT:
    'Nur Antworten, die nicht zum Gerät passen, können den Preis ändern. Preisregel und Preisliste bleiben die vom Tag Ihres Angebots.',
  HOME_PROOF_UP_TEXT: 'Für ein Gerät, das besser ist als beschrieben, zahlen wir von uns aus mehr.',
  HOME_PROOF_SILENCE_TEXT:
    'Für Ihre Antwort auf ein neues Angebot haben Sie {days} Tage. Ohne Antwort schicken wir das Gerät kostenlos zurück. Nur Geräte mit beschädigtem Akku dürfen wir nicht verschicken, da melden wir uns.',
  HOME_WORRY_DATA_TEXT:
    'Setzen Sie das Gerät vor dem Versand zurück, unsere Verpackungstipps zeigen Ihnen, wie. Sobald wir es gekauft haben, löschen wir noch einmal alles, ohne es anzusehen. Für Geräte mit Speicher erhalten Sie danach ein signiertes Löschzertifikat.',
  HOME_WORRY_LOCK_TEXT:
    'Nein. Wir schicken Ihnen eine Anleitung und prüfen weiter, sobald die Aktivierungssperre weg ist. Ihr Preis bleibt.',
  HOME_WORRY_PAYMENT_TEXT:
    'Sobald der Preis feststeht, für jedes Gerät einzeln, auf Ihr Auszahlungskonto. Es muss auf Ihre Firma oder die Ansprechperson lauten.',
  HOME_WORRY_RETURN_TEXT:
    'Sie entscheiden: kostenlose Rücksendung, zweite Prüfung oder Recycling. Nur ein Gerät mit beschädigtem Akku dürfen wir nicht zurückschicken.',
  HOME_PROOF: 'Darum gilt Ihr Preis',
  HOME_PROOF_PHOTO_TEXT: 'Sie sehen die Frage, unser Ergebnis, das Foto dazu und was es am Preis ändert.',
} satisfies Partial<Record<keyof typeof familiar, string>>

import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'So entsteht dein Preis',
  HOME_EXAMPLE_TEXT:
    'Jedes Angebot besteht aus einem Grundpreis und dem, was deine Antworten daran ändern. Probier es aus, die Preisrechnung ändert sich mit.',
  HOME_EXAMPLE_DEVICE: 'Beispiel: Handy, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Grundpreis',
  HOME_EXAMPLE_CONDITION: 'Zustand',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Wie neu',
  HOME_EXAMPLE_CONDITION_GOOD: 'Gut',
  HOME_EXAMPLE_CONDITION_OK: 'Akzeptabel',
  HOME_EXAMPLE_BATTERY: 'Akkukapazität',
  HOME_EXAMPLE_BATTERY_GE_90: '90\u00a0% oder mehr',
  HOME_EXAMPLE_BATTERY_B80_89: '80 bis 89\u00a0%',
  HOME_EXAMPLE_BATTERY_LT_80: 'Unter 80\u00a0%',
  HOME_EXAMPLE_GLASS: 'Glas',
  HOME_EXAMPLE_GLASS_INTACT: 'Intakt',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Kleiner Abplatzer',
  HOME_EXAMPLE_GLASS_BACK: 'Riss hinten',
  HOME_EXAMPLE_ROUNDING: 'Abgerundet auf volle Euro',
  HOME_EXAMPLE_TOTAL: 'Angebot',
  HOME_EXAMPLE_NOTE: 'Beispielrechnung. Der Grundpreis hängt vom Modell ab.',
  HOME_STEPS: 'In drei Schritten verkauft',
  HOME_STEP_ANSWER: 'Preis ansehen',
  HOME_STEP_ANSWER_TEXT:
    'Beantworte ein paar Fragen zu deinem Gerät. Den Preis siehst du sofort, das Angebot gilt {days}\u00a0Tage.',
  HOME_STEP_SEND: 'Einsenden',
  HOME_STEP_SEND_TEXT:
    'Druck das Versandetikett aus oder zeig den QR-Code. {carrier} bringt das Paket zu uns. Gut verpackt reist es ab dem ersten Scan auf unser Risiko.',
  HOME_STEP_PAID: 'Geld bekommen',
  HOME_STEP_PAID_TEXT: 'Wir prüfen und bezahlen jedes Gerät einzeln. Keines muss auf die anderen warten.',
  HOME_PROOF: 'Darum gilt dein Preis',
  HOME_PROOF_TEXT:
    'Ein Angebot ist nur gut, wenn es nach der Prüfung noch gilt. Deshalb binden wir uns an feste Regeln.',
  HOME_PROOF_RULE: 'Nur Abweichungen zählen',
  HOME_PROOF_RULE_TEXT:
    'Nur Antworten, die nicht zum Gerät passen, können den Preis ändern. Preisregel und Preisliste bleiben die vom Tag deines Angebots.',
  HOME_PROOF_PHOTO: 'Jede Abweichung mit Foto',
  HOME_PROOF_PHOTO_TEXT: 'Du siehst die Frage, unser Ergebnis, das Foto dazu und was es am Preis ändert.',
  HOME_PROOF_UP: 'Der Preis kann auch steigen',
  HOME_PROOF_UP_TEXT: 'Für ein Gerät, das besser ist als beschrieben, zahlen wir von uns aus mehr.',
  HOME_PROOF_SILENCE: 'Schweigen heißt nie Ja',
  HOME_PROOF_SILENCE_TEXT:
    'Für deine Antwort auf ein neues Angebot hast du {days} Tage. Ohne Antwort schicken wir das Gerät kostenlos zurück. Nur Geräte mit beschädigtem Akku dürfen wir nicht verschicken, da melden wir uns.',
  HOME_WORRIES: 'Gut zu wissen',
  HOME_WORRY_DATA: 'Was passiert mit meinen Daten?',
  HOME_WORRY_DATA_TEXT:
    'Setz das Gerät vor dem Versand zurück, unsere Verpackungstipps zeigen dir, wie. Sobald wir es gekauft haben, löschen wir noch einmal alles, ohne es anzusehen. Für Geräte mit Speicher bekommst du danach ein signiertes Löschzertifikat.',
  HOME_WORRY_LOCK: 'Ich habe vergessen, mich abzumelden. Ist das schlimm?',
  HOME_WORRY_LOCK_TEXT:
    'Nein. Wir schicken dir eine Anleitung und prüfen weiter, sobald die Aktivierungssperre weg ist. Dein Preis bleibt.',
  HOME_WORRY_PAYMENT: 'Wann und wie bekomme ich mein Geld?',
  HOME_WORRY_PAYMENT_TEXT:
    'Sobald der Preis feststeht, für jedes Gerät einzeln, auf dein Auszahlungskonto. Es muss auf deinen Namen lauten.',
  HOME_WORRY_RETURN: 'Und wenn mir das neue Angebot nicht gefällt?',
  HOME_WORRY_RETURN_TEXT:
    'Du entscheidest: kostenlose Rücksendung, zweite Prüfung oder Recycling. Nur ein Gerät mit beschädigtem Akku dürfen wir nicht zurückschicken.',
  HOME_WORRIES_MORE: 'So funktioniert’s im Detail',
} satisfies Record<keyof typeof source, string>

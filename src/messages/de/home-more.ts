import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Rechne selbst nach',
  HOME_EXAMPLE_TEXT:
    'So entsteht jedes Angebot: ein Grundpreis, deine Antworten, eine Summe, die du prüfen kannst. Änderst du eine Antwort, ändert sich der Kassenbon mit.',
  HOME_EXAMPLE_DEVICE: 'Beispiel: Handy, 128\u00a0GB',
  HOME_EXAMPLE_BASE: 'Grundpreis',
  HOME_EXAMPLE_CONDITION: 'Zustand',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Wie neu',
  HOME_EXAMPLE_CONDITION_GOOD: 'Gut',
  HOME_EXAMPLE_CONDITION_OK: 'Fühlbare Spuren',
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
  HOME_EXAMPLE_NOTE: 'Ein Beispiel mit erfundenem Grundpreis. Dein Gerät hat seinen eigenen.',
  HOME_STEPS: 'Drei Schritte ohne Überraschung',
  HOME_STEP_ANSWER: 'Antworten',
  HOME_STEP_ANSWER_TEXT:
    'Ein paar Fragen zu deinem Gerät. Der Preis ändert sich mit jeder Antwort und gilt danach {days}\u00a0Tage.',
  HOME_STEP_SEND: 'Einsenden',
  HOME_STEP_SEND_TEXT:
    'Druck das Label aus oder zeig den QR-Code. {carrier} bringt das Paket zu uns. Ab dem ersten Scan tragen wir das Risiko.',
  HOME_STEP_PAID: 'Geld bekommen',
  HOME_STEP_PAID_TEXT:
    'Wir vergleichen jedes Gerät mit deinen Antworten und bezahlen es einzeln, ohne auf die übrigen zu warten.',
  HOME_PROOF: 'Warum der Preis hält',
  HOME_PROOF_TEXT:
    'Anderswo beginnt der Ärger, wenn das Paket angekommen ist: ein zweiter, niedrigerer Preis mit vager Begründung. Wir binden uns an Regeln, die du nachprüfen kannst.',
  HOME_PROOF_RULE: 'Nur was abweicht, zählt',
  HOME_PROOF_RULE_TEXT:
    'Nach der Prüfung dürfen nur Antworten den Preis ändern, die vom Befund abweichen. Es gelten dieselbe Regel und dieselbe Preisliste wie am Tag deines Angebots.',
  HOME_PROOF_PHOTO: 'Kein Befund ohne Foto',
  HOME_PROOF_PHOTO_TEXT:
    'Jede Korrektur nennt die Frage und zeigt, was wir gefunden haben und was das an der Summe ändert.',
  HOME_PROOF_UP: 'Der Preis kann steigen',
  HOME_PROOF_UP_TEXT: 'Ist dein Gerät besser als beschrieben, zahlen wir mehr, ohne zu fragen.',
  HOME_PROOF_SILENCE: 'Schweigen heißt nie Ja',
  HOME_PROOF_SILENCE_TEXT:
    'Für deine Antwort auf ein neues Angebot hast du 14 Tage. Ohne Antwort kommt dein Gerät kostenlos zurück.',
  HOME_WORRIES: 'Gut zu wissen',
  HOME_WORRY_DATA: 'Was passiert mit meinen Daten?',
  HOME_WORRY_DATA_TEXT:
    'Setz das Gerät vor dem Versand zurück; unsere Tipps zeigen, wie. Wir löschen alle Daten noch einmal und lesen nichts davon.',
  HOME_WORRY_LOCK: 'Ich habe vergessen, mich abzumelden. Ist das schlimm?',
  HOME_WORRY_LOCK_TEXT:
    'Nein. Wir schicken dir eine Anleitung für dein Modell und prüfen weiter, sobald die Sperre weg ist. Dein Preis bleibt.',
  HOME_WORRY_PAYMENT: 'Wann und wie bekomme ich mein Geld?',
  HOME_WORRY_PAYMENT_TEXT:
    'Sobald ein Gerät angenommen ist, zahlen wir den Preis auf dein Konto. Das Konto muss auf deinen Namen lauten.',
  HOME_WORRY_RETURN: 'Und wenn mir der neue Preis nicht gefällt?',
  HOME_WORRY_RETURN_TEXT:
    'Wir schicken das Gerät kostenlos zurück, eine andere Person prüft es noch einmal, oder wir recyceln es. Du entscheidest.',
  HOME_WORRIES_MORE: 'So funktioniert’s im Detail',
  SEAL_RATING: '{value} von 5',
  SEAL_RATING_COUNT: '{count, plural, one {# Bewertung} other {# Bewertungen}} bei {source}',
  SEAL_FAIRNESS: '{share} wie angeboten oder besser bezahlt',
  SEAL_FAIRNESS_COUNT: 'gezählt bei {devices} geprüften Geräten',
  SEAL_COUNTING: 'Wir zählen öffentlich mit',
  SEAL_COUNTING_TEXT: 'Wie unsere Prüfungen ausgehen, kann jeder nachlesen.',
  SEAL_MORE: 'Fairness in Zahlen',
  REVIEWS: 'Das sagen Verkäufer',
  REVIEWS_LABEL: 'Bewertungen, seitwärts blättern',
} satisfies Record<keyof typeof source, string>

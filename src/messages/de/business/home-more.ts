import type { homeMore as familiar } from '../home-more.ts'

/** The home page below the first view, to a business. */
export const homeMore = {
  HOME_EXAMPLE: 'Rechnen Sie selbst nach',
  HOME_EXAMPLE_TEXT:
    'So entsteht jedes Angebot: ein Grundpreis, Ihre Antworten, eine Summe, die Sie prüfen können. Ändern Sie eine Antwort, ändert sich die Preisrechnung mit.',
  HOME_EXAMPLE_NOTE: 'Ein Beispiel mit erfundenem Grundpreis. Ihr Gerät hat seinen eigenen.',
  HOME_STEP_ANSWER_TEXT:
    'Ein paar Fragen zu Ihrem Gerät. Der Preis ändert sich mit jeder Antwort und gilt danach {days}\u00a0Tage.',
  HOME_STEP_SEND_TEXT:
    'Drucken Sie das Versandetikett aus oder zeigen Sie den QR-Code. {carrier} bringt das Paket zu uns. Ab dem ersten Scan tragen wir das Risiko.',
  HOME_STEP_PAID_TEXT:
    'Wir vergleichen jedes Gerät mit Ihren Antworten und bezahlen es einzeln, ohne auf die übrigen zu warten.',
  HOME_PROOF_TEXT:
    'Anderswo beginnt der Ärger, wenn das Paket angekommen ist: ein zweiter, niedrigerer Preis mit vager Begründung. Wir binden uns an Regeln, die Sie nachprüfen können.',
  HOME_PROOF_RULE_TEXT:
    'Nach der Prüfung dürfen nur Antworten den Preis ändern, die abweichen. Es gelten dieselbe Regel und dieselbe Preisliste wie am Tag Ihres Angebots.',
  HOME_PROOF_UP_TEXT: 'Ist Ihr Gerät besser als beschrieben, zahlen wir mehr, ohne zu fragen.',
  HOME_PROOF_SILENCE_TEXT:
    'Für Ihre Antwort auf ein neues Angebot haben Sie 14 Tage. Ohne Antwort kommt Ihr Gerät kostenlos zurück.',
  HOME_WORRY_DATA_TEXT:
    'Setzen Sie das Gerät vor dem Versand zurück; unsere Tipps zeigen, wie. Wir löschen alle Daten noch einmal und lesen nichts davon.',
  HOME_WORRY_LOCK_TEXT:
    'Nein. Wir schicken Ihnen eine Anleitung für das Modell und prüfen weiter, sobald die Sperre weg ist. Ihr Preis bleibt.',
  HOME_WORRY_PAYMENT_TEXT:
    'Sobald ein Gerät angenommen ist, zahlen wir den Preis auf Ihr Konto. Das Konto muss auf Ihren Namen oder Ihre Firma lauten.',
  HOME_WORRY_RETURN_TEXT:
    'Wir schicken das Gerät kostenlos zurück, eine andere Person prüft es noch einmal, oder wir recyceln es. Sie entscheiden.',
} satisfies Partial<Record<keyof typeof familiar, string>>

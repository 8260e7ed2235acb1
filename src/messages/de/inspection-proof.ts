/** Texts of the proof of an inspection: its seals, its download, and the page that verifies one. */
export const inspectionProof = {
  PROOF_TEXT:
    'Das Ergebnis stand fest, bevor jemand deine Antworten sehen konnte. Die Prüfsumme steht in einem öffentlichen Protokoll. So fällt jede Änderung auf.',
  PROOF_SEAL: 'Prüfsumme: {name}',
  PROOF_LOCKED: 'Festgehalten am {date}',
  PROOF_PLACE: 'Eintrag {index} im öffentlichen Protokoll',
  PROOF_WAITING: 'Kommt gleich ins öffentliche Protokoll',
  PROOF_ALL: '{count, plural, one {# Prüfsumme zeigen} other {Alle # Prüfsummen zeigen}}',
  PROOF_DOWNLOAD: 'Prüfnachweis herunterladen',
  PROOF_HOW: 'So kontrollierst du den Nachweis',
  VERIFY_PROOF_HINT: 'Auch einen Prüfnachweis kannst du hier kontrollieren.',
  VERIFY_PROOF_PASSED: 'Dieser Prüfnachweis stimmt',
  VERIFY_PROOF_PASSED_TEXT:
    'Die Ergebnisse standen rechtzeitig fest, sind unverändert und stehen im öffentlichen Protokoll.',
  VERIFY_PROOF_FAILED: 'Dieser Prüfnachweis stimmt nicht',
  VERIFY_PROOF_FAILED_TEXT: 'Etwas darin passt nicht zusammen. Unten siehst du, was. Bitte schreib uns.',
  VERIFY_PROOF_OPEN: 'Noch ist nicht alles belegt',
  VERIFY_PROOF_OPEN_TEXT:
    'Falsch ist nichts, aber manches lässt sich gerade nicht prüfen. Das öffentliche Protokoll wird stündlich signiert. Lade den Nachweis später noch einmal herunter.',
  VERIFY_PROOF_CHECKS: 'Was geprüft wurde',
  VERIFY_RESULT_PASSED: 'Stimmt',
  VERIFY_RESULT_FAILED: 'Stimmt nicht',
  VERIFY_RESULT_OPEN: 'Offen',
  VERIFY_CHECK_FILE: 'Die Datei ist vollständig und lesbar',
  VERIFY_CHECK_SEAL: 'Die Datei ist so, wie wir sie ausgestellt haben',
  VERIFY_CHECK_CHAIN: 'Kein Eintrag fehlt oder ist verschoben',
  VERIFY_CHECK_HEADS: 'Die Stände des öffentlichen Protokolls tragen unsere Signatur',
  VERIFY_CHECK_CONSISTENCY: 'Das öffentliche Protokoll ist nur gewachsen',
  VERIFY_CHECK_EARLIER: 'Das öffentliche Protokoll ist noch das von früher',
  VERIFY_CHECK_EVENTS: 'Kein Schritt des Verkaufs fehlt',
  VERIFY_CHECK_FINDINGS: 'Die Ergebnisse passen zu ihrer Prüfsumme',
  VERIFY_CHECK_PHOTOS: 'Die Fotos sind die, die wir gemacht haben',
  VERIFY_CHECK_LOG: 'Die Prüfsumme steht im öffentlichen Protokoll',
  VERIFY_CHECK_TIME: 'Alles stand zur genannten Zeit fest',
  VERIFY_PROGRAM: 'Unser Prüfprogramm als einzelne Datei',
  VERIFY_PROGRAM_TEXT:
    'Es kontrolliert Prüfnachweise mit Node oder auf einer eigenen Seite. Jede Zeile davon ist lesbar.',
} as const

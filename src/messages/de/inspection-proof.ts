/** Texts of the seals of an inspection, of the trade file, and of the page that verifies one. */
export const inspectionProof = {
  PROOF_TITLE: 'Ohne Kenntnis deiner Antworten geprüft',
  PROOF_TEXT:
    'Das Ergebnis stand fest, bevor jemand deine Antworten sehen konnte. Die Prüfsumme steht in einem öffentlichen Protokoll. So fällt jede Änderung auf.',
  PROOF_SEAL: 'Prüfsumme: {name}',
  PROOF_LOCKED: 'Festgehalten am {date}',
  PROOF_PLACE: 'Eintrag {index} im öffentlichen Protokoll',
  PROOF_WAITING: 'Kommt gleich ins öffentliche Protokoll',
  PROOF_ALL: '{count, plural, one {# Prüfsumme zeigen} other {Alle # Prüfsummen zeigen}}',
  TRADE_FILE_TITLE: 'Deine Verkaufsakte',
  TRADE_FILE_TEXT:
    'Signiertes Angebot, jeder Schritt, unsere Prüfung mit Fotos und die Auszahlung in einer Datei. Bewahr sie auf. Jeder kann sie später kontrollieren, auch ohne uns.',
  TRADE_FILE_READER: 'Hier kommt sie ohne Fotos. Die bekommt nur, wer verkauft hat.',
  TRADE_FILE_DOWNLOAD: 'Verkaufsakte herunterladen',
  TRADE_FILE_PLAIN: 'Ohne Fotos herunterladen',
  TRADE_FILE_HOW: 'So kontrollierst du die Akte',
  VERIFY_PROOF_HINT:
    'Die Verkaufsakte geht mit und ohne Fotos. Mit ihr kontrollierst du auch deine Löschzertifikate. Unsere Fairness-Zahlen (JSON) kannst du hier ebenfalls öffnen.',
  VERIFY_PROOF_PASSED: 'In dieser Datei stimmt alles',
  VERIFY_PROOF_PASSED_TEXT:
    'Sie ist vollständig und unverändert, und das öffentliche Protokoll bestätigt, was festgehalten wurde.',
  VERIFY_PROOF_FAILED: 'In dieser Datei stimmt etwas nicht',
  VERIFY_PROOF_FAILED_TEXT: 'Unten siehst du, was nicht zusammenpasst. Bitte schreib uns.',
  VERIFY_PROOF_OPEN: 'Noch ist nicht alles belegt',
  VERIFY_PROOF_OPEN_TEXT:
    'Falsch ist nichts, aber manches lässt sich gerade nicht prüfen. Das öffentliche Protokoll wird stündlich signiert. Lade die Datei später noch einmal herunter.',
  VERIFY_PROOF_CHECKS: 'Was geprüft wurde',
  VERIFY_RESULT_PASSED: 'Stimmt',
  VERIFY_RESULT_FAILED: 'Stimmt nicht',
  VERIFY_RESULT_OPEN: 'Offen',
  VERIFY_CHECK_FILE: 'Die Datei ist vollständig und lesbar',
  VERIFY_CHECK_SEAL: 'Die Datei ist so, wie wir sie ausgestellt haben',
  VERIFY_CHECK_CHAIN: 'Kein Eintrag fehlt oder ist verschoben',
  VERIFY_CHECK_EXTENSION: 'Sie setzt die frühere Datei fort',
  VERIFY_CHECK_OFFER: 'Das Angebot trägt unsere Signatur und wurde eingehalten',
  VERIFY_CHECK_HEADS: 'Die Stände des öffentlichen Protokolls tragen unsere Signatur',
  VERIFY_CHECK_CONSISTENCY: 'Das öffentliche Protokoll ist nur gewachsen',
  VERIFY_CHECK_EARLIER: 'Das öffentliche Protokoll ist noch das von früher',
  VERIFY_CHECK_EVENTS: 'Kein Schritt des Verkaufs fehlt',
  VERIFY_CHECK_FINDINGS: 'Die Ergebnisse passen zu ihrer Prüfsumme',
  VERIFY_CHECK_PHOTOS: 'Die Fotos sind die, die wir gemacht haben',
  VERIFY_CHECK_PAYOUTS: 'Ausgezahlt wurde, was vereinbart war',
  VERIFY_CHECK_LOG: 'Die Prüfsumme steht im öffentlichen Protokoll',
  VERIFY_CHECK_TIME: 'Alles stand zur genannten Zeit fest',
  VERIFY_EARLIER: 'Mit einer früheren Datei vergleichen',
  VERIFY_EARLIER_HINT:
    'Damit lässt sich feststellen, ob an einer früher heruntergeladenen Datei dieses Verkaufs seither etwas geändert wurde.',
  SCREEN_VERIFY: 'Signierte Datei prüfen',
  VERIFY_PROGRAM: 'Unser Prüfprogramm als einzelne Datei',
  VERIFY_PROGRAM_TEXT:
    'Es kontrolliert Verkaufsakten mit Node oder auf einer eigenen Seite. Jede Zeile davon ist lesbar.',
} as const

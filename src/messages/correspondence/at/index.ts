import { correspondence as german } from '#messages/correspondence/de/index.ts'

/** Only what an Austrian shop words differently; everything else is the German text. */
const austrian = {
  MAIL_FOOTER_REASON: 'Du bekommst dieses E-Mail, weil du am {date} den Verkauf {tradeNumber} angelegt hast.',
  MAIL_FOOTER_CONTACT: 'Fragen? Antworte auf dieses E-Mail.',
  MAIL_CREATED_SUBJECT: 'Dein Verkauf {tradeNumber}: Etikett und nächste Schritte',
  MAIL_CREATED_TEXT:
    'Danke, dass du an uns verkaufst. Etikett und Packzettel findest du im Anhang. Kein Drucker? Zeig diesen QR-Code bei einer Annahmestelle von {carrier}. Der Versand ist gratis. Gut verpackt reist dein Paket ab dem ersten Scan auf unsere Gefahr.',
  MAIL_CREATED_QR: 'QR-Code für die Annahmestelle',
  MAIL_CREATED_STEP_SEND:
    'Kleb das Etikett auf den Karton oder zeig den QR-Code. Heb den Aufgabebeleg auf, bis dein Geld da ist.',
  MAIL_CREATED_AFTER:
    'Wir prüfen jedes Gerät einzeln und zahlen jedes einzeln aus. Weicht eines von deinen Antworten ab, siehst du ein Foto und die neue Summe, und du entscheidest. Die Rücksendung ist gratis.',
  MAIL_REMINDER_PREHEADER: 'Dein Etikett findest du noch einmal im Anhang.',
  MAIL_REMINDER_TEXT:
    'Dein Preis gilt noch {days, plural, one {# Tag} other {# Tage}}: {carrier} muss dein Paket spätestens am {date} scannen. Das Etikett findest du noch einmal im Anhang.',
  MAIL_REQUEST_REASON:
    'Sie bekommen dieses E-Mail, weil diese Adresse bei der Anfrage {requestId} angegeben wurde.',

  LABEL_TITLE: 'Versandetikett',
  LABEL_QR: 'Bei der Annahme scannen',
  LABEL_STEP_FILL_TEXT:
    'Nimm einen stabilen Karton und füll die Lücken, bis sich nichts mehr bewegt. Leg den Packzettel obenauf und kleb alle Kanten mit Paketklebeband zu.',
  LABEL_STEP_SEND_TEXT:
    'Kleb das Etikett auf die größte Seite und entferne alte Aufkleber. Gib das Paket bei einer Annahmestelle von {carrier} ab und heb den Aufgabebeleg auf.',
  LABEL_NO_PRINTER_TEXT:
    'Zeig den QR-Code bei einer Annahmestelle von {carrier}. Dort wird das Etikett für dich gedruckt.',
  SLIP_CHECK_CARDS: 'SIM- und Speicherkarten herausgenommen',

  MAIL_ARRIVED_STEP_ASK:
    'Weicht etwas ab, siehst du ein Foto und die neue Summe, und du entscheidest. Die Rücksendung ist gratis.',
  MAIL_OUTCOME_INSURED:
    'Auf dem Weg zu uns verloren gegangen. Das Paket hatte unser Etikett, deshalb zahlen wir wie angeboten.',
  MAIL_COUNTER_BUTTON: 'Fotos und Berechnung anschauen',
  MAIL_UNBUYABLE_BUTTON: 'Fotos anschauen',
  MAIL_ANSWER_BY:
    'Du entscheidest, und keine Antwort kostet dich etwas. Zeit hast du bis zum {date}. Hören wir nichts, schicken wir dein Gerät gratis retour.',
  MAIL_ANSWER_NOTE:
    'Ein Klick entscheidet noch nichts: Du bestätigst deine Antwort erst auf der Seite. Die Links funktionieren ohne Passwort, gib dieses E-Mail also bitte nicht weiter.',
  MAIL_ACTION_BUTTON: 'Ganze Anleitung anschauen',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Öffne myaccount.google.com/device-activity und melde dich an.\nWähle das Gerät und dann „Abmelden“.\nDas Gerät steht dort nicht? Dann antworte auf dieses E-Mail, wir helfen dir.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Such das Passwort heraus. Bei einem Firmengerät hat es die IT-Abteilung.\nBenutzt du es auch anderswo? Dann ändere es dort zuerst.\nSchick es uns als Antwort auf dieses E-Mail. Wir entfernen es vom Gerät.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Such die Rechnung, den Vertrag oder die Bestellbestätigung des Geräts heraus.\nMach ein Foto. Du darfst alles abdecken außer deinem Namen, dem Gerät und dem Datum.\nSchick es uns als Antwort auf dieses E-Mail.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Öffne deinen Verkauf über den Button in diesem E-Mail.\nGib ein Konto an, das auf deinen Namen läuft.\nSag uns Bescheid, wenn es erledigt ist.',
  MAIL_RELEASED_WRONG: 'Das ist nicht dein Konto? Dann antworte bitte sofort auf dieses E-Mail.',
  MAIL_BACK_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {Dein Gerät kommt} other {# Geräte kommen}} retour',
  MAIL_BACK_PREHEADER: 'Mit {carrier} und für dich gratis.',
  MAIL_BACK_TITLE: '{count, plural, one {Dein Gerät kommt} other {Deine Geräte kommen}} retour',
  MAIL_CANCELLED_LABEL: 'Das Etikett gilt nicht mehr, wirf es bitte weg. Kosten entstehen dir nicht.',
  MAIL_CANCELLED_REST: 'Alles andere in diesem Verkauf bleibt, wie es ist, auch das Etikett.',
  MAIL_LOST_NOTE:
    'Ist das Gerät noch bei dir, oder hast du den Aufgabebeleg des Pakets? Dann antworte auf dieses E-Mail: Das beschleunigt die Suche.',
  MAIL_HELD_NOTE:
    'Hast du eine Rechnung oder einen Vertrag zum Gerät? Dann antworte auf dieses E-Mail mit einem Foto davon. Das hilft bei der Klärung und ist kein Verdacht.',

  MAIL_NEWSLETTER_REASON:
    'Du bekommst dieses E-Mail, weil deine Adresse für den Newsletter von {brand} eingetragen wurde.',
  MAIL_ACCOUNT_REASON:
    'Du bekommst dieses E-Mail, weil diese Adresse für ein Konto bei {brand} angegeben wurde.',
  MAIL_RESET_STRANGER:
    'Du hast das nicht angefordert? Dann ignoriere dieses E-Mail. Dein Passwort bleibt, wie es ist, und niemand hat erfahren, ob du ein Konto hast.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Das warst du nicht? Dann ignoriere dieses E-Mail. Ohne den Link kann sich niemand anmelden, und das Konto wird gelöscht.',
  MAIL_PASSWORD_STRANGER:
    'Das warst du nicht? Dann wähle sofort ein neues Passwort und antworte auf dieses E-Mail.',
} satisfies Partial<typeof german>

export const correspondence = { ...german, ...austrian }

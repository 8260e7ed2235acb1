import type { inspection as familiar } from '../inspection.ts'

/** Mails about an inspection and its outcome, to a business. */
export const inspection = {
  MAIL_ARRIVED_SUBJECT: 'Verkauf {tradeNumber}: Ihr Paket ist da',
  MAIL_ARRIVED_PREHEADER: 'Bis zum {date} hören Sie von uns.',
  MAIL_ARRIVED_TITLE: 'Ihr Paket ist da',
  MAIL_ARRIVED_DEVICES: 'In Ihrem Paket',
  MAIL_ARRIVED_STEP_CHECK:
    'Wir prüfen jedes Gerät einzeln, nach denselben Fragen, die Sie beantwortet haben.',
  MAIL_ARRIVED_STEP_ASK:
    'Weicht etwas ab, sehen Sie ein Foto und die neue Summe, und Sie entscheiden. Die Rücksendung ist kostenlos.',
  MAIL_ARRIVED_BONUS:
    'Versprochen: Dauert die Prüfung länger als bis zum {date}, bekommen Sie für jedes Gerät, das wir ankaufen, {bonus} extra.',
  MAIL_ACCEPTED_SUBJECT: 'Verkauf {tradeNumber}: Sie bekommen {amount}',
  MAIL_ACCEPTED_TITLE: 'Sie bekommen {amount}',
  MAIL_OUTCOME_AGREED: 'Sie haben unser neues Angebot angenommen.',
  MAIL_OUTCOME_RULE:
    'Der neue Preis liegt in dem Rahmen, den Sie beim Verkauf festgelegt haben. Deshalb gilt er als angenommen.',
  MAIL_OUTCOME_UPHELD: 'Die zweite Prüfung hat Ihnen recht gegeben.',
  MAIL_ACCEPTED_VOUCHER: 'Ihr Gutschein über {amount} kommt mit der ersten Auszahlung dieses Verkaufs.',
  MAIL_FINDING_SAID: 'Ihre Antwort',
  MAIL_FINDING_NOT_ASKED: 'Danach haben wir Sie nicht gefragt',
  MAIL_COUNTER_SUBJECT: 'Verkauf {tradeNumber}: neues Angebot, Sie entscheiden',
  MAIL_COUNTER_PREHEADER: 'Angeboten {quoted}, jetzt {price}. Antworten können Sie bis zum {date}.',
  MAIL_COUNTER_TEXT:
    'Wir haben Ihr Gerät geprüft: {device}. {count, plural, one {In einem Punkt} other {In # Punkten}} weicht es von Ihren Antworten ab. Deshalb können wir Ihnen {price} statt {quoted} zahlen. Das haben wir gefunden:',
  MAIL_COUNTER_SECOND_TEXT:
    'Eine andere Person hat Ihr Gerät noch einmal geprüft: {device}. {count, plural, one {Ein Punkt weicht} other {# Punkte weichen}} weiterhin von Ihren Antworten ab. Wir können Ihnen {price} statt {quoted} zahlen:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Eine andere Person hat Ihr Gerät noch einmal geprüft: {device}. Ihr Ergebnis wäre ein niedrigerer Preis gewesen. Deshalb bleibt es bei der ersten Prüfung, und wir können Ihnen {price} statt {quoted} zahlen:',
  MAIL_COUNTER_PROOF:
    'Zu jedem Punkt gibt es ein Foto. Unser Ergebnis stand fest, bevor die prüfende Person Ihre Antworten lesen konnte.',
  MAIL_COUNTER_VOUCHER: 'Nehmen Sie an, bleibt Ihnen Ihr Gutschein erhalten.',
  MAIL_UNBUYABLE_PREHEADER: 'Sie entscheiden, was damit passiert. Zeit haben Sie bis zum {date}.',
  MAIL_UNBUYABLE_TEXT:
    'Wir haben Ihr Gerät geprüft: {device}. Leider können wir Ihnen dafür kein Angebot machen. Der Grund:',
  MAIL_ANSWER: 'Ihre Entscheidung',
  MAIL_ANSWER_BY:
    'Sie entscheiden, und keine Antwort kostet Sie etwas. Zeit haben Sie bis zum {date}. Hören wir nichts, schicken wir Ihr Gerät kostenlos zurück.',
  MAIL_ANSWER_BY_KEPT:
    'Sie entscheiden, und keine Antwort kostet Sie etwas. Sagen Sie uns bitte bis zum {date} Bescheid. Hören wir nichts, verwahren wir Ihr Gerät sicher und melden uns bei Ihnen. Schweigen heißt nie Ja.',
  MAIL_ANSWER_NOTE:
    'Ein Klick entscheidet noch nichts: Sie bestätigen Ihre Antwort erst auf der Seite. Die Links funktionieren ohne Passwort, geben Sie diese E-Mail also bitte nicht weiter.',
  MAIL_ACTION_SUBJECT: 'Verkauf {tradeNumber}: Wir brauchen Ihre Hilfe',
  MAIL_ACTION_PREHEADER: 'Es dauert nur ein paar Minuten. Zeit haben Sie bis zum {date}.',
  MAIL_ACTION_LOCK_APPLE: 'Ihr Gerät ist noch mit einem Apple Account verbunden',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Solange „Wo ist?“ aktiv ist, kann niemand sonst das Gerät benutzen. Sie können es aus der Ferne entfernen und brauchen es dafür nicht in der Hand.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Öffnen Sie icloud.com/find und melden Sie sich mit Ihrem Apple Account an.\nWählen Sie das Gerät unter „Alle Geräte“ aus.\nWählen Sie „Dieses Gerät entfernen“ und bestätigen Sie.',
  MAIL_ACTION_LOCK_GOOGLE: 'Ihr Gerät ist noch mit einem Google-Konto verbunden',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach Ihrem Google-Konto, deshalb kann es niemand sonst benutzen. Sie können es aus der Ferne abmelden.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Öffnen Sie myaccount.google.com/device-activity und melden Sie sich an.\nWählen Sie das Gerät und dann „Abmelden“.\nDas Gerät steht dort nicht? Dann antworten Sie auf diese E-Mail, wir helfen Ihnen.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Ihr Gerät ist noch mit einem Samsung-Konto verbunden',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach Ihrem Samsung-Konto, deshalb kann es niemand sonst benutzen. Sie können es aus der Ferne abmelden.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Öffnen Sie account.samsung.com und melden Sie sich an.\nGehen Sie zu Ihren Geräten und wählen Sie dieses aus.\nMelden Sie das Gerät ab oder entfernen Sie es.',
  MAIL_ACTION_LOCK_MDM: 'Ihr Gerät wird von einer Firma oder Schule verwaltet',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Schreiben Sie der IT-Abteilung der Firma oder Schule.\nBitten Sie sie, das Gerät aus der Verwaltung (MDM) freizugeben. Sie findet es über die Seriennummer, die auf der Rechnung oder dem Karton steht.\nSagen Sie uns Bescheid, wenn es erledigt ist.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Ihr Gerät hat ein Firmware-Passwort',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Suchen Sie das Passwort heraus. Bei einem Firmengerät hat es die IT-Abteilung.\nBenutzen Sie es auch anderswo? Dann ändern Sie es dort zuerst.\nSchicken Sie es uns als Antwort auf diese E-Mail. Wir entfernen es vom Gerät.',
  MAIL_ACTION_LOCK_CONSOLE: 'Ihre Konsole ist noch mit einem Konto verbunden',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Solange das so ist, kann sie niemand sonst richtig benutzen. Sie können sie aus der Ferne entfernen.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Melden Sie sich auf der Website von PlayStation, Xbox oder Nintendo an.\nÖffnen Sie in den Kontoeinstellungen die Liste Ihrer Geräte.\nEntfernen oder deaktivieren Sie diese Konsole.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Wir brauchen einen Nachweis, dass das Gerät Ihnen gehört',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Wer gebrauchte Geräte ankauft, muss in manchen Fällen danach fragen. Das ist kein Vorwurf an Sie.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Suchen Sie die Rechnung, den Vertrag oder die Bestellbestätigung des Geräts heraus.\nMachen Sie ein Foto. Sie dürfen alles abdecken außer Ihrem Namen, dem Gerät und dem Datum.\nSchicken Sie es uns als Antwort auf diese E-Mail.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Das Auszahlungskonto läuft nicht auf Ihren Namen',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Wir dürfen nur auf ein Konto zahlen, das Ihnen oder Ihrer Firma gehört. Das schützt auch Sie.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Öffnen Sie Ihren Verkauf über den Button in dieser E-Mail.\nGeben Sie ein Konto an, das auf Ihren Namen oder Ihre Firma läuft.\nSagen Sie uns Bescheid, wenn es erledigt ist.',
  MAIL_NUDGE_SUBJECT: 'Verkauf {tradeNumber}: Ihre Antwort bis zum {date}',
  MAIL_NUDGE_TITLE: 'Ihre Antwort fehlt noch',
  MAIL_NUDGE_PRICE:
    'Sie haben noch {days, plural, one {# Tag} other {# Tage}}, um über Ihr Gerät zu entscheiden: {device}. Angeboten hatten wir {quoted}, nach der Prüfung sind es {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Sie haben noch {days, plural, one {# Tag} other {# Tage}}, um über Ihr Gerät zu entscheiden: {device}. Ankaufen können wir es leider nicht.',
  MAIL_NUDGE_ACTION:
    'Sie haben noch {days, plural, one {# Tag} other {# Tage}} Zeit für Ihr Gerät: {device}. Darum geht es:',
  MAIL_PAID_SUBJECT: 'Verkauf {tradeNumber}: {amount} sind unterwegs zu Ihnen',
  MAIL_PAID_PREHEADER: 'Danke, dass Sie an uns verkauft haben.',
  MAIL_PAID_TITLE: 'Ihr Geld ist unterwegs',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Sie finden es in Ihrem PayPal-Konto.} other {Bei den meisten Banken sehen Sie es am nächsten Werktag.}} Danke, dass Sie an uns verkauft haben.',
  MAIL_UNPAID_PREHEADER: 'Geben Sie uns bitte ein anderes Konto an.',
  MAIL_UNPAID_TEXT: 'Verloren ist nichts: Der Betrag gehört weiter Ihnen. Das können Sie tun:',
  MAIL_UNPAID_STEP_OPEN: 'Öffnen Sie Ihren Verkauf über den Button unten.',
  MAIL_UNPAID_STEP_CHANGE:
    'Geben Sie ein Konto an, das auf Ihren Namen oder Ihre Firma läuft, oder berichtigen Sie einen Tippfehler.',
  MAIL_UNPAID_STEP_AGAIN: 'Wir zahlen noch einmal und schreiben Ihnen.',
  MAIL_NEW_ACCOUNT_PREHEADER: 'Das waren Sie nicht? Ein Klick stoppt die Auszahlung.',
  MAIL_NEW_ACCOUNT_TEXT:
    'Das Auszahlungskonto Ihres Verkaufs wurde am {date} geändert. Was wir Ihnen für diesen Verkauf noch zahlen, geht an {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'Das waren Sie nicht? Frieren Sie den Verkauf mit diesem Button ein. Das geht ohne Passwort.',
  MAIL_BACK_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {Ihr Gerät ist} other {# Geräte sind}} auf dem Rückweg',
  MAIL_BACK_PREHEADER: 'Mit {carrier} und für Sie kostenlos.',
  MAIL_BACK_TITLE: '{count, plural, one {Ihr Gerät ist} other {Ihre Geräte sind}} auf dem Rückweg',
  MAIL_BACK_CUSTOMER: 'So haben Sie es gewünscht. Die Rücksendung kostet Sie nichts.',
  MAIL_BACK_CLOCK:
    'Wir haben bis zum Ende der Frist keine Antwort von Ihnen bekommen, und Schweigen heißt nie Ja. Die Rücksendung kostet Sie nichts.',
  MAIL_BACK_RULE:
    'So haben Sie es beim Verkauf für den Fall einer Abweichung festgelegt. Die Rücksendung kostet Sie nichts.',
  MAIL_LOST_NOTE:
    'Ist das Gerät noch bei Ihnen, oder haben Sie den Einlieferungsbeleg des Pakets? Dann antworten Sie auf diese E-Mail: Das beschleunigt die Suche.',
  MAIL_HELD_NOTE:
    'Haben Sie eine Rechnung oder einen Vertrag zum Gerät? Dann antworten Sie auf diese E-Mail mit einem Foto davon. Das hilft bei der Klärung und ist kein Verdacht.',
  MAIL_RECYCLED_RULE: 'So haben Sie es beim Verkauf für den Fall einer Abweichung festgelegt.',
  MAIL_CANCELLED_PREHEADER: 'Kosten entstehen Ihnen nicht.',
  MAIL_CANCELLED_LABEL:
    'Das Versandetikett gilt nicht mehr, werfen Sie es bitte weg. Kosten entstehen Ihnen nicht.',
} satisfies Partial<Record<keyof typeof familiar, string>>

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
    'Bei einer Abweichung bekommen Sie Fotos und ein neues Angebot, und Sie entscheiden. Die Rücksendung ist kostenlos. Nur ein Gerät mit beschädigtem Akku dürfen wir nicht zurückschicken.',
  MAIL_ARRIVED_BONUS:
    'Falls unsere Prüfung länger dauert als bis zum {date}, bekommen Sie {bonus} extra für jedes Gerät, das wir kaufen.',
  MAIL_ACCEPTED_SUBJECT: 'Verkauf {tradeNumber}: Sie bekommen {amount}',
  MAIL_ACCEPTED_TITLE: 'Sie bekommen {amount}',
  MAIL_OUTCOME_AGREED: 'Sie haben unser neues Angebot angenommen.',
  MAIL_OUTCOME_RULE:
    'Das neue Angebot erfüllt die Regel, die Sie beim Verkauf gewählt haben. Es gilt deshalb als angenommen.',
  MAIL_OUTCOME_UPHELD: 'Die zweite Prüfung hat Ihre Antworten bestätigt.',
  MAIL_ACCEPTED_VOUCHER:
    'Ihren Gutschein über {amount} zahlen wir mit der ersten Auszahlung dieses Verkaufs.',
  MAIL_FINDING_SAID: 'Ihre Antwort',
  MAIL_FINDING_NOT_ASKED: 'Danach haben wir Sie nicht gefragt',
  MAIL_COUNTER_SUBJECT: 'Verkauf {tradeNumber}: neues Angebot, Sie entscheiden',
  MAIL_COUNTER_PREHEADER: '{price} statt {quoted}. Bitte antworten Sie bis zum {date}.',
  MAIL_COUNTER_TEXT:
    'Wir haben Ihr Gerät geprüft: {device}. {count, plural, one {In einem Punkt} other {In # Punkten}} weicht es von Ihren Antworten ab. Deshalb bieten wir Ihnen {price} statt {quoted}. Das haben wir gefunden:',
  MAIL_COUNTER_SECOND_TEXT:
    'Jemand anderes aus unserem Prüfteam hat Ihr Gerät noch einmal geprüft: {device}. {count, plural, one {Ein Punkt weicht} other {# Punkte weichen}} weiterhin von Ihren Antworten ab. Wir bieten Ihnen {price} statt {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Jemand anderes aus unserem Prüfteam hat Ihr Gerät noch einmal geprüft: {device}. Danach wäre der Preis niedriger. Deshalb gilt weiter die erste Prüfung, und wir bieten Ihnen {price} statt {quoted}:',
  MAIL_COUNTER_PROOF:
    'Zu jeder Abweichung gibt es ein Foto. Unser Ergebnis stand fest, bevor das Prüfteam Ihre Antworten sehen konnte.',
  MAIL_COUNTER_VOUCHER: 'Ihr Gutschein bleibt erhalten, wenn Sie annehmen.',
  MAIL_UNBUYABLE_PREHEADER: 'Bitte entscheiden Sie bis zum {date}, was damit passiert.',
  MAIL_UNBUYABLE_TEXT:
    'Wir haben Ihr Gerät geprüft: {device}. Leider können wir Ihnen dafür kein Angebot machen. Der Grund:',
  MAIL_ANSWER: 'Ihre Entscheidung',
  MAIL_ANSWER_BY:
    'Sie entscheiden, und alle Möglichkeiten sind kostenlos. Bitte antworten Sie bis zum {date}. Ohne Antwort schicken wir Ihr Gerät kostenlos zurück.',
  MAIL_ANSWER_BY_KEPT:
    'Sie entscheiden, und alle Möglichkeiten sind kostenlos. Bitte antworten Sie bis zum {date}. Ohne Antwort verwahren wir Ihr Gerät sicher und melden uns bei Ihnen. Recycelt wird es nur mit Ihrer Zustimmung.',
  MAIL_ANSWER_NOTE:
    'Ein Klick entscheidet noch nichts, Sie bestätigen Ihre Antwort erst auf der Seite. Die Links funktionieren ohne Passwort. Bitte geben Sie diese E-Mail nicht weiter.',
  MAIL_ACTION_SUBJECT: 'Verkauf {tradeNumber}: Wir brauchen Ihre Hilfe',
  MAIL_ACTION_PREHEADER: 'Etwas fehlt noch. Bitte erledigen Sie es bis zum {date}.',
  MAIL_ACTION_LOCK_APPLE: 'Ihr Gerät ist noch mit einem Apple Account verbunden',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Solange „Wo ist?“ eingeschaltet ist, hat das Gerät eine Aktivierungssperre. Sie können sie aus der Ferne entfernen.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Öffnen Sie icloud.com/find und melden Sie sich mit Ihrem Apple Account an.\nWählen Sie das Gerät unter „Alle Geräte“ aus.\nWählen Sie „Dieses Gerät entfernen“ und bestätigen Sie.',
  MAIL_ACTION_LOCK_GOOGLE: 'Ihr Gerät ist noch mit einem Google-Konto verbunden',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach Ihrem Google-Konto. Sie können diese Aktivierungssperre aus der Ferne entfernen.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Öffnen Sie myaccount.google.com/device-activity und melden Sie sich an.\nWählen Sie das Gerät und dann „Abmelden“.\nFalls das Gerät dort fehlt, antworten Sie auf diese E-Mail. Wir helfen Ihnen.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Ihr Gerät ist noch mit einem Samsung-Konto verbunden',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach Ihrem Samsung-Konto. Sie können diese Aktivierungssperre aus der Ferne entfernen.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Öffnen Sie account.samsung.com und melden Sie sich an.\nÖffnen Sie die Liste Ihrer Geräte und wählen Sie dieses aus.\nMelden Sie das Gerät ab oder entfernen Sie es.',
  MAIL_ACTION_LOCK_MDM: 'Ihr Gerät wird von einer Firma oder Schule verwaltet',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Schreiben Sie der IT-Abteilung der Firma oder Schule.\nBitten Sie sie, das Gerät aus der Verwaltung (MDM) freizugeben. Sie findet es über die Seriennummer, die auf der Rechnung oder dem Karton steht.\nSagen Sie uns Bescheid, wenn es erledigt ist.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Ihr Gerät hat ein Firmware-Passwort',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Bitten Sie Ihre IT-Abteilung, das Passwort aus der Ferne zu entfernen, und sagen Sie uns danach Bescheid.\nBei manchen Geräten geht das nur am Gerät selbst. Wählen Sie in diesem Fall die kostenlose Rücksendung.\nSchalten Sie das Passwort im BIOS aus, am Mac im Startsicherheitsdienstprogramm. Danach können Sie es uns noch einmal anbieten.',
  MAIL_ACTION_LOCK_CONSOLE: 'Ihre Konsole ist noch mit einem Konto verbunden',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Deshalb kann sie niemand sonst richtig benutzen. Sie können sie aus der Ferne abmelden.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Melden Sie sich auf der Website von PlayStation, Xbox oder Nintendo an.\nÖffnen Sie in den Kontoeinstellungen die Liste Ihrer Geräte.\nEntfernen oder deaktivieren Sie diese Konsole.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Wir brauchen einen Nachweis, dass das Gerät Ihrer Firma gehört',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Wer gebrauchte Geräte kauft, muss manchmal danach fragen. Das ist kein Vorwurf an Sie.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Suchen Sie die Rechnung, den Vertrag oder die Bestellbestätigung des Geräts.\nMachen Sie ein Foto. Sie dürfen alles abdecken außer Ihrer Firma, dem Händler, dem Gerät und dem Datum.\nLaden Sie es auf unserer Seite hoch und wählen Sie „Nachweis abschicken“.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Das Auszahlungskonto lautet auf einen anderen Namen',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Wir zahlen nur auf ein Konto, das auf Ihre Firma oder die Ansprechperson lautet. Das schützt auch Sie.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Öffnen Sie Ihren Verkauf über den Button in dieser E-Mail.\nGeben Sie dort ein solches Konto an und bestätigen Sie die Änderung.\nSagen Sie uns danach Bescheid.',
  MAIL_NUDGE_SUBJECT: 'Verkauf {tradeNumber}: Ihre Antwort bis zum {date}',
  MAIL_NUDGE_TITLE: 'Ihre Antwort fehlt noch',
  MAIL_NUDGE_PRICE:
    'Sie haben noch {days, plural, one {# Tag} other {# Tage}}, um über Ihr Gerät zu entscheiden: {device}. Unser erstes Angebot war {quoted}, nach der Prüfung sind es {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Sie haben noch {days, plural, one {# Tag} other {# Tage}}, um über Ihr Gerät zu entscheiden: {device}. Kaufen können wir es leider nicht.',
  MAIL_NUDGE_ACTION:
    'Sie haben noch {days, plural, one {# Tag} other {# Tage}} Zeit für Ihr Gerät: {device}. Darum geht es:',
  MAIL_PAID_SUBJECT: 'Verkauf {tradeNumber}: {amount} sind unterwegs zu Ihnen',
  MAIL_PAID_PREHEADER: 'Danke, dass Sie an uns verkauft haben.',
  MAIL_PAID_TITLE: 'Ihr Geld ist unterwegs',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Sie finden es in Ihrem PayPal-Konto.} other {Bei den meisten Banken sehen Sie es am nächsten Werktag.}} Danke, dass Sie an uns verkauft haben.',
  MAIL_UNPAID_PREHEADER: 'Bitte geben Sie ein anderes Auszahlungskonto an.',
  MAIL_UNPAID_TEXT: 'Der Betrag gehört weiter Ihnen. So bekommen Sie ihn:',
  MAIL_UNPAID_STEP_OPEN: 'Öffnen Sie Ihren Verkauf über den Button unten.',
  MAIL_UNPAID_STEP_CHANGE: 'Geben Sie ein anderes Konto an oder berichtigen Sie einen Tippfehler.',
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
  MAIL_BACK_CUSTOMER: 'Wie von Ihnen gewünscht. Die Rücksendung kostet Sie nichts.',
  MAIL_BACK_CLOCK:
    'Wir haben bis zum Ende der Frist keine Antwort bekommen. Die Rücksendung kostet Sie nichts.',
  MAIL_BACK_RULE:
    'Das haben Sie beim Verkauf für den Fall einer Abweichung so gewählt. Die Rücksendung kostet Sie nichts.',
  MAIL_LOST_NOTE:
    'Sehen Sie bitte nach, ob das Gerät noch bei Ihnen ist. Mit dem Einlieferungsbeleg geht die Suche schneller. Schicken Sie ihn uns als Antwort auf diese E-Mail.',
  MAIL_HELD_NOTE:
    'Eine Rechnung oder ein Vertrag zum Gerät hilft bei der Klärung. Schicken Sie uns ein Foto davon als Antwort auf diese E-Mail. Das ist kein Verdacht gegen Sie.',
  MAIL_ANSWERED_TEXT: 'Danke, Ihre Antwort ist angekommen.',
  MAIL_CLEARED_TEXT: 'Der Eintrag auf der Sperrliste ist geklärt. Ihr Verkauf geht weiter.',
  MAIL_HANDED_OVER_NOTE:
    'Damit endet der Verkauf dieses Geräts. Bezahlen dürfen wir es nicht. Antworten Sie auf diese E-Mail, wenn Sie die Behörde und das Aktenzeichen wissen möchten oder das für einen Irrtum halten.',
  MAIL_UNDELIVERED_NOTE:
    'Antworten Sie einfach auf diese E-Mail und schreiben Sie uns, wohin das Paket gehen soll. Bis dahin bewahren wir alles sicher auf.',
  MAIL_RETURNED_NOTE:
    'Das Paket ist nicht bei Ihnen? Antworten Sie auf diese E-Mail. Wir klären das mit dem Paketdienst.',
  MAIL_RECYCLED_RULE: 'Das haben Sie beim Verkauf für den Fall einer Abweichung so gewählt.',
  MAIL_CANCELLED_PREHEADER: 'Kosten entstehen Ihnen nicht.',
  MAIL_CANCELLED_LABEL:
    'Das Versandetikett gilt nicht mehr, werfen Sie es bitte weg. Kosten entstehen Ihnen nicht.',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Ein Passwort schützt den Start des Geräts (BIOS, UEFI oder EFI). Deshalb können wir es nicht prüfen. Bitte schicken Sie uns das Passwort nicht, wir fragen nie danach.',
} satisfies Partial<Record<keyof typeof familiar, string>>

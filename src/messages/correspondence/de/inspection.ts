import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date} um {time} Uhr',

  MAIL_ARRIVED_SUBJECT: 'Verkauf {tradeNumber}: Dein Paket ist da',
  MAIL_ARRIVED_PREHEADER: 'Bis zum {date} hörst du von uns.',
  MAIL_ARRIVED_TITLE: 'Dein Paket ist da',
  MAIL_ARRIVED_DEVICES: 'In deinem Paket',
  MAIL_ARRIVED_NEXT: 'So geht es weiter',
  MAIL_ARRIVED_STEP_CHECK: 'Wir prüfen jedes Gerät einzeln, nach denselben Fragen, die du beantwortet hast.',
  MAIL_ARRIVED_STEP_PAY: 'Für ein Gerät wie beschrieben zahlen wir wie angeboten, für ein besseres mehr.',
  MAIL_ARRIVED_STEP_ASK:
    'Bei einer Abweichung bekommst du Fotos und ein neues Angebot, und du entscheidest. Die Rücksendung ist kostenlos. Nur ein Gerät mit beschädigtem Akku dürfen wir nicht zurückschicken.',
  MAIL_ARRIVED_BONUS:
    'Falls unsere Prüfung länger dauert als bis zum {date}, bekommst du {bonus} extra für jedes Gerät, das wir kaufen.',

  MAIL_ACCEPTED_SUBJECT: 'Verkauf {tradeNumber}: Du bekommst {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Als Nächstes kommt die Auszahlung.',
  MAIL_ACCEPTED_TITLE: 'Du bekommst {amount}',
  MAIL_ACCEPTED_WHY: 'Das Ergebnis',
  MAIL_OUTCOME_MATCH: 'Genau wie beschrieben. Wir zahlen wie angeboten.',
  MAIL_OUTCOME_RAISED: 'Besser als beschrieben. Wir zahlen {difference} mehr als angeboten.',
  MAIL_OUTCOME_RISEN:
    'Unsere Preise sind seit dem Verkauf gestiegen. Wir zahlen {difference} mehr als angeboten.',
  MAIL_OUTCOME_RAISED_MODEL:
    'Ein anderes Gerät als beschrieben, und mehr wert. Wir zahlen {difference} mehr als angeboten.',
  MAIL_OUTCOME_TOLERATED: 'Nur eine kleine Abweichung. Wir zahlen trotzdem wie angeboten.',
  MAIL_OUTCOME_AGREED: 'Du hast unser neues Angebot angenommen.',
  MAIL_OUTCOME_RULE:
    'Das neue Angebot erfüllt die Regel, die du beim Verkauf gewählt hast. Es gilt deshalb als angenommen.',
  MAIL_OUTCOME_UPHELD: 'Die zweite Prüfung hat deine Antworten bestätigt.',
  MAIL_OUTCOME_INSURED: 'Das Paket ging auf dem Weg zu uns verloren. Wir zahlen wie angeboten.',
  MAIL_ACCEPTED_BONUS: 'Bonus, weil unsere Prüfung zu lange gedauert hat',
  MAIL_ACCEPTED_VOUCHER:
    'Deinen Gutschein über {amount} zahlen wir mit der ersten Auszahlung dieses Verkaufs.',

  MAIL_FINDING_SAID: 'Deine Antwort',
  MAIL_FINDING_FOUND: 'Unser Ergebnis',
  MAIL_FINDING_NOT_ASKED: 'Danach haben wir dich nicht gefragt',
  MAIL_SUM: 'So entsteht das neue Angebot',
  MAIL_SUM_QUOTED: 'Unser Angebot',
  MAIL_SUM_RISE: 'Höhere Preise am Tag der Prüfung',
  MAIL_SUM_ROUNDING: 'Rundung',
  MAIL_SUM_NEW: 'Neues Angebot',

  MAIL_COUNTER_SUBJECT: 'Verkauf {tradeNumber}: neues Angebot, du entscheidest',
  MAIL_COUNTER_PREHEADER: '{price} statt {quoted}. Bitte antworte bis zum {date}.',
  MAIL_COUNTER_TITLE: 'Unser neues Angebot',
  MAIL_COUNTER_TEXT:
    'Wir haben dein Gerät geprüft: {device}. {count, plural, one {In einem Punkt} other {In # Punkten}} weicht es von deinen Antworten ab. Deshalb bieten wir dir {price} statt {quoted}. Das haben wir gefunden:',
  MAIL_COUNTER_SECOND_TITLE: 'Die zweite Prüfung ist fertig',
  MAIL_COUNTER_SECOND_TEXT:
    'Jemand anderes aus unserem Prüfteam hat dein Gerät noch einmal geprüft: {device}. {count, plural, one {Ein Punkt weicht} other {# Punkte weichen}} weiterhin von deinen Antworten ab. Wir bieten dir {price} statt {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Jemand anderes aus unserem Prüfteam hat dein Gerät noch einmal geprüft: {device}. Danach wäre der Preis niedriger. Deshalb gilt weiter die erste Prüfung, und wir bieten dir {price} statt {quoted}:',
  MAIL_COUNTER_PROOF:
    'Zu jeder Abweichung gibt es ein Foto. Unser Ergebnis stand fest, bevor das Prüfteam deine Antworten sehen konnte.',
  MAIL_COUNTER_VOUCHER: 'Dein Gutschein bleibt erhalten, wenn du annimmst.',
  MAIL_COUNTER_BUTTON: 'Fotos und Preisrechnung ansehen',

  MAIL_UNBUYABLE_SUBJECT: 'Verkauf {tradeNumber}: Dieses Gerät können wir nicht kaufen',
  MAIL_UNBUYABLE_PREHEADER: 'Bitte entscheide bis zum {date}, was damit passiert.',
  MAIL_UNBUYABLE_TITLE: 'Dieses Gerät können wir nicht kaufen',
  MAIL_UNBUYABLE_TEXT:
    'Wir haben dein Gerät geprüft: {device}. Leider können wir dir dafür kein Angebot machen. Der Grund:',
  MAIL_UNBUYABLE_BUTTON: 'Fotos ansehen',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. Wir dürfen das Gerät weder kaufen noch zurückschicken, denn kein Paketdienst nimmt es mit.',
  MAIL_UNBUYABLE_FUNGUS:
    'Auf dem Glas ist Pilz. Er lässt sich nicht entfernen und befällt auch andere Objektive.',
  MAIL_UNBUYABLE_NO_PICTURE: 'Der Monitor zeigt kein Bild. Die Reparatur kostet mehr, als er wert ist.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'Das Panel ist gebrochen. Ein neues kostet mehr, als der Monitor wert ist.',
  MAIL_UNBUYABLE_BANNED:
    'Die Konsole ist vom Onlinedienst gesperrt und lässt sich deshalb nicht weiterverkaufen.',
  MAIL_UNBUYABLE_MODDED: 'Die Konsole wurde geöffnet oder verändert. Solche Konsolen kaufen wir nicht.',
  MAIL_UNBUYABLE_NO_PRICE: 'Es ist ein anderes Gerät als beschrieben, und dafür haben wir keinen Preis.',
  MAIL_UNBUYABLE_TOO_LOW:
    'Nach der Prüfung liegt der Preis unter {minimum}. Darunter machen wir kein Angebot.',

  MAIL_ANSWER: 'Deine Entscheidung',
  MAIL_ANSWER_BY:
    'Du entscheidest, und alle Möglichkeiten sind kostenlos. Bitte antworte bis zum {date}. Ohne Antwort schicken wir dein Gerät kostenlos zurück.',
  MAIL_ANSWER_BY_KEPT:
    'Du entscheidest, und alle Möglichkeiten sind kostenlos. Bitte antworte bis zum {date}. Ohne Antwort verwahren wir dein Gerät sicher und melden uns bei dir. Recycelt wird es nur mit deiner Zustimmung.',
  MAIL_ANSWER_NOTE:
    'Ein Klick entscheidet noch nichts, du bestätigst deine Antwort erst auf der Seite. Die Links funktionieren ohne Passwort. Bitte gib diese E-Mail nicht weiter.',

  MAIL_ACTION_SUBJECT: 'Verkauf {tradeNumber}: Wir brauchen deine Hilfe',
  MAIL_ACTION_PREHEADER: 'Etwas fehlt noch. Bitte erledige es bis zum {date}.',
  MAIL_ACTION_GUIDE: 'So geht es',
  MAIL_ACTION_BUTTON: 'Ganze Anleitung ansehen',
  MAIL_ACTION_LOCK_APPLE: 'Dein Gerät ist noch mit einem Apple Account verbunden',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Solange „Wo ist?“ eingeschaltet ist, hat das Gerät eine Aktivierungssperre. Du kannst sie von zu Hause aus entfernen.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Öffne icloud.com/find und melde dich mit deinem Apple Account an.\nWähle das Gerät unter „Alle Geräte“ aus.\nWähle „Dieses Gerät entfernen“ und bestätige.',
  MAIL_ACTION_LOCK_GOOGLE: 'Dein Gerät ist noch mit einem Google-Konto verbunden',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach deinem Google-Konto. Du kannst diese Aktivierungssperre von zu Hause aus entfernen.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Öffne myaccount.google.com/device-activity und melde dich an.\nWähle das Gerät und dann „Abmelden“.\nFalls das Gerät dort fehlt, antworte auf diese E-Mail. Wir helfen dir.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Dein Gerät ist noch mit einem Samsung-Konto verbunden',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach deinem Samsung-Konto. Du kannst diese Aktivierungssperre von zu Hause aus entfernen.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Öffne account.samsung.com und melde dich an.\nÖffne die Liste deiner Geräte und wähle dieses aus.\nMelde das Gerät ab oder entferne es.',
  MAIL_ACTION_LOCK_MDM: 'Dein Gerät wird von einer Firma oder Schule verwaltet',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Nach jedem Zurücksetzen meldet sich das Gerät bei einer Geräteverwaltung (MDM). Nur die Firma oder Schule kann es freigeben.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Schreib der IT-Abteilung der Firma oder Schule.\nBitte sie, das Gerät aus der Verwaltung (MDM) freizugeben. Sie findet es über die Seriennummer, die auf der Rechnung oder dem Karton steht.\nSag uns Bescheid, wenn es erledigt ist.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Dein Gerät hat ein Firmware-Passwort',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Ein Passwort schützt den Start des Geräts (BIOS, UEFI oder EFI). Deshalb können wir es nicht prüfen. Bitte schick uns das Passwort nicht, wir fragen nie danach.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Firmengerät: Bitte die IT-Abteilung, das Passwort aus der Ferne zu entfernen, und sag uns danach Bescheid.\nEigenes Gerät: Das Passwort lässt sich nur am Gerät entfernen. Wähle die kostenlose Rücksendung.\nSchalte das Passwort zu Hause im BIOS aus, am Mac im Startsicherheitsdienstprogramm. Danach kannst du es uns noch einmal anbieten.',
  MAIL_ACTION_LOCK_CONSOLE: 'Deine Konsole ist noch mit einem Konto verbunden',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Deshalb kann sie niemand sonst richtig benutzen. Du kannst sie von zu Hause aus abmelden.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Melde dich auf der Website von PlayStation, Xbox oder Nintendo an.\nÖffne in den Kontoeinstellungen die Liste deiner Geräte.\nEntferne oder deaktiviere diese Konsole.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Wir brauchen einen Nachweis, dass das Gerät dir gehört',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Wer gebrauchte Geräte kauft, muss manchmal danach fragen. Das ist kein Vorwurf an dich.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Such die Rechnung, den Vertrag oder die Bestellbestätigung des Geräts.\nMach ein Foto. Du darfst alles abdecken außer deinem Namen, dem Händler, dem Gerät und dem Datum.\nLad es auf unserer Seite hoch und wähle „Nachweis abschicken“.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Das Auszahlungskonto lautet nicht auf deinen Namen',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Wir zahlen nur auf ein Konto, das auf deinen Namen lautet. Das schützt auch dich.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Öffne deinen Verkauf über den Button in dieser E-Mail.\nGib dort ein Konto auf deinen Namen an und bestätige die Änderung.\nSag uns danach Bescheid.',

  MAIL_NUDGE_SUBJECT: 'Verkauf {tradeNumber}: deine Antwort bis zum {date}',
  MAIL_NUDGE_PREHEADER: 'Noch {days, plural, one {# Tag} other {# Tage}} Zeit für eine Antwort.',
  MAIL_NUDGE_TITLE: 'Deine Antwort fehlt noch',
  MAIL_NUDGE_PRICE:
    'Du hast noch {days, plural, one {# Tag} other {# Tage}}, um über dein Gerät zu entscheiden: {device}. Unser erstes Angebot war {quoted}, nach der Prüfung sind es {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Du hast noch {days, plural, one {# Tag} other {# Tage}}, um über dein Gerät zu entscheiden: {device}. Kaufen können wir es leider nicht.',
  MAIL_NUDGE_ACTION:
    'Du hast noch {days, plural, one {# Tag} other {# Tage}} Zeit für dein Gerät: {device}. Darum geht es:',

  MAIL_PAID_SUBJECT: 'Verkauf {tradeNumber}: {amount} sind unterwegs zu dir',
  MAIL_PAID_PREHEADER: 'Danke, dass du an uns verkauft hast.',
  MAIL_PAID_TITLE: 'Dein Geld ist unterwegs',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Du findest es in deinem PayPal-Konto.} other {Bei den meisten Banken siehst du es am nächsten Werktag.}} Danke, dass du an uns verkauft hast.',
  MAIL_PAID_TOTAL: 'Ausgezahlt',

  MAIL_UNPAID_SUBJECT: 'Verkauf {tradeNumber}: Unsere Zahlung kam zurück',
  MAIL_UNPAID_PREHEADER: 'Bitte gib ein anderes Auszahlungskonto an.',
  MAIL_UNPAID_TITLE: 'Unsere Zahlung kam zurück',
  MAIL_UNPAID_TEXT: 'Der Betrag gehört weiter dir. So bekommst du ihn:',
  MAIL_UNPAID_STEP_OPEN: 'Öffne deinen Verkauf über den Button unten.',
  MAIL_UNPAID_STEP_CHANGE: 'Gib ein Konto auf deinen Namen an oder berichtige einen Tippfehler.',
  MAIL_UNPAID_STEP_AGAIN: 'Wir zahlen noch einmal und schreiben dir.',
  MAIL_UNPAID_BUTTON: 'Auszahlungskonto ändern',
  MAIL_UNPAID_NOTE:
    'Per E-Mail fragen wir nie nach Passwort, PIN oder Kartennummer und ändern auch kein Auszahlungskonto.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Verkauf {tradeNumber}: Auszahlungskonto geändert',
  MAIL_NEW_ACCOUNT_PREHEADER: 'Das warst du nicht? Ein Klick stoppt die Auszahlung.',
  MAIL_NEW_ACCOUNT_TITLE: 'Auszahlungskonto geändert',
  MAIL_NEW_ACCOUNT_TEXT:
    'Das Auszahlungskonto deines Verkaufs wurde am {date} geändert. Was wir dir für diesen Verkauf noch zahlen, geht an {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'Das warst du nicht? Frier den Verkauf mit diesem Button ein. Das geht ohne Passwort.',

  MAIL_BACK_SUBJECT:
    'Verkauf {tradeNumber}: {count, plural, one {Dein Gerät ist} other {# Geräte sind}} auf dem Rückweg',
  MAIL_BACK_PREHEADER: 'Mit {carrier} und für dich kostenlos.',
  MAIL_BACK_TITLE: '{count, plural, one {Dein Gerät ist} other {Deine Geräte sind}} auf dem Rückweg',
  MAIL_BACK_CUSTOMER: 'Wie von dir gewünscht. Die Rücksendung kostet dich nichts.',
  MAIL_BACK_CLOCK:
    'Wir haben bis zum Ende der Frist keine Antwort bekommen. Die Rücksendung kostet dich nichts.',
  MAIL_BACK_RULE:
    'Das hast du beim Verkauf für den Fall einer Abweichung so gewählt. Die Rücksendung kostet dich nichts.',
  MAIL_BACK_RISK: 'Bis zur Zustellung tragen wir das Risiko.',
  MAIL_STATE_SUBJECT: 'Verkauf {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Sieh bitte nach, ob das Gerät noch bei dir ist. Mit dem Einlieferungsbeleg geht die Suche schneller. Schick ihn uns als Antwort auf diese E-Mail.',
  MAIL_HELD_NOTE:
    'Eine Rechnung oder ein Vertrag zum Gerät hilft bei der Klärung. Schick uns ein Foto davon als Antwort auf diese E-Mail. Das ist kein Verdacht gegen dich.',
  MAIL_ANSWERED_TEXT: 'Danke, deine Antwort ist angekommen.',
  MAIL_CLEARED_TEXT: 'Der Eintrag auf der Sperrliste ist geklärt. Dein Verkauf geht weiter.',
  MAIL_HANDED_OVER_NOTE:
    'Damit endet der Verkauf dieses Geräts. Bezahlen dürfen wir es nicht. Antworte auf diese E-Mail, wenn du die Behörde und das Aktenzeichen wissen möchtest oder das für einen Irrtum hältst.',
  MAIL_UNDELIVERED_NOTE:
    'Antworte einfach auf diese E-Mail und schreib uns, wohin das Paket gehen soll. Bis dahin bewahren wir alles sicher auf.',
  MAIL_RETURNED_NOTE:
    'Das Paket ist nicht bei dir? Antworte auf diese E-Mail. Wir klären das mit dem Paketdienst.',
  MAIL_RECYCLED_RULE: 'Das hast du beim Verkauf für den Fall einer Abweichung so gewählt.',
  MAIL_FACT_DEVICE: 'Gerät',
  MAIL_FACT_CARRIER: 'Paketdienst',

  MAIL_CANCELLED_SUBJECT: 'Verkauf {tradeNumber}: storniert',
  MAIL_CANCELLED_PREHEADER: 'Kosten entstehen dir nicht.',
  MAIL_CANCELLED_TITLE: 'Stornierung bestätigt',
  MAIL_CANCELLED_DEVICES: 'Das ist storniert',
  MAIL_CANCELLED_LABEL: 'Das Versandetikett gilt nicht mehr, wirf es bitte weg. Kosten entstehen dir nicht.',
  MAIL_CANCELLED_REST: 'Alles andere in diesem Verkauf bleibt unverändert, auch das Versandetikett.',
} satisfies Record<keyof typeof source, string>

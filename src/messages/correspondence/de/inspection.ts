import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date}, {time} Uhr',

  MAIL_ARRIVED_SUBJECT: 'Verkauf {tradeNumber}: Dein Paket ist da',
  MAIL_ARRIVED_PREHEADER: 'Bis zum {date} hörst du von uns.',
  MAIL_ARRIVED_TITLE: 'Dein Paket ist da',
  MAIL_ARRIVED_DEVICES: 'In deinem Paket',
  MAIL_ARRIVED_NEXT: 'So geht es weiter',
  MAIL_ARRIVED_STEP_CHECK: 'Wir prüfen jedes Gerät einzeln, nach denselben Fragen, die du beantwortet hast.',
  MAIL_ARRIVED_STEP_PAY: 'Passt alles, zahlen wir wie angeboten. Ist es besser, zahlen wir mehr.',
  MAIL_ARRIVED_STEP_ASK:
    'Weicht etwas ab, siehst du ein Foto und die neue Summe, und du entscheidest. Die Rücksendung ist kostenlos.',
  MAIL_ARRIVED_BONUS:
    'Versprochen: Dauert die Prüfung länger als bis zum {date}, bekommst du für jedes Gerät, das wir ankaufen, {bonus} extra.',

  MAIL_ACCEPTED_SUBJECT: 'Verkauf {tradeNumber}: Du bekommst {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Als Nächstes kommt die Auszahlung.',
  MAIL_ACCEPTED_TITLE: 'Du bekommst {amount}',
  MAIL_ACCEPTED_WHY: 'Das Ergebnis',
  MAIL_OUTCOME_MATCH: 'Genau wie beschrieben. Wir zahlen wie angeboten.',
  MAIL_OUTCOME_RAISED: 'Besser als beschrieben. Wir zahlen {difference} mehr als angeboten.',
  MAIL_OUTCOME_TOLERATED: 'Nur eine kleine Abweichung. Wir zahlen trotzdem wie angeboten.',
  MAIL_OUTCOME_AGREED: 'Du hast unseren neuen Preis angenommen.',
  MAIL_OUTCOME_RULE:
    'Der neue Preis liegt in dem Rahmen, den du beim Verkauf festgelegt hast. Deshalb gilt er als angenommen.',
  MAIL_OUTCOME_UPHELD: 'Die zweite Prüfung hat dir recht gegeben.',
  MAIL_OUTCOME_INSURED:
    'Auf dem Weg zu uns verloren gegangen. Das Paket hatte unser Label, deshalb zahlen wir wie angeboten.',
  MAIL_ACCEPTED_BONUS: 'Bonus, weil unsere Prüfung zu lange gedauert hat',
  MAIL_ACCEPTED_VOUCHER: 'Dein Gutschein über {amount} kommt mit der ersten Auszahlung dieses Verkaufs.',

  MAIL_FINDING_SAID: 'Deine Antwort',
  MAIL_FINDING_FOUND: 'Unser Befund',
  MAIL_FINDING_NOT_ASKED: 'Danach haben wir dich nicht gefragt',
  MAIL_SUM: 'So entsteht der neue Preis',
  MAIL_SUM_QUOTED: 'Unser Angebot',
  MAIL_SUM_ROUNDING: 'Rundung',
  MAIL_SUM_NEW: 'Neuer Preis',

  MAIL_COUNTER_SUBJECT: 'Verkauf {tradeNumber}: neuer Preis, du entscheidest',
  MAIL_COUNTER_PREHEADER: 'Angeboten {quoted}, jetzt {price}. Antworten kannst du bis zum {date}.',
  MAIL_COUNTER_TITLE: 'Wir haben eine Abweichung gefunden',
  MAIL_COUNTER_TEXT:
    'Wir haben dein Gerät geprüft: {device}. {count, plural, one {In einem Punkt} other {In # Punkten}} weicht es von deinen Antworten ab. Deshalb können wir dir {price} statt {quoted} zahlen. Das haben wir gefunden:',
  MAIL_COUNTER_SECOND_TITLE: 'Die zweite Prüfung ist fertig',
  MAIL_COUNTER_SECOND_TEXT:
    'Eine andere Person hat dein Gerät noch einmal geprüft: {device}. {count, plural, one {Ein Punkt weicht} other {# Punkte weichen}} weiterhin von deinen Antworten ab. Wir können dir {price} statt {quoted} zahlen:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Eine andere Person hat dein Gerät noch einmal geprüft: {device}. Ihr Ergebnis wäre ein niedrigerer Preis gewesen. Deshalb bleibt es bei der ersten Prüfung, und wir können dir {price} statt {quoted} zahlen:',
  MAIL_COUNTER_PROOF:
    'Zu jedem Punkt gibt es ein Foto. Unser Befund stand fest, bevor die prüfende Person deine Antworten lesen konnte.',
  MAIL_COUNTER_VOUCHER: 'Nimmst du an, bleibt dir dein Gutschein erhalten.',
  MAIL_COUNTER_BUTTON: 'Fotos und Berechnung ansehen',

  MAIL_UNBUYABLE_SUBJECT: 'Verkauf {tradeNumber}: Dieses Gerät können wir nicht ankaufen',
  MAIL_UNBUYABLE_PREHEADER: 'Du entscheidest, was damit passiert. Zeit hast du bis zum {date}.',
  MAIL_UNBUYABLE_TITLE: 'Dieses Gerät können wir nicht ankaufen',
  MAIL_UNBUYABLE_TEXT:
    'Wir haben dein Gerät geprüft: {device}. Leider können wir dir dafür kein Angebot machen. Der Grund:',
  MAIL_UNBUYABLE_BUTTON: 'Fotos ansehen',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. So dürfen wir das Gerät nicht weiterverkaufen, und kein Versanddienst darf es mitnehmen: Auch zurückschicken können wir es nicht.',
  MAIL_UNBUYABLE_FUNGUS:
    'Auf dem Glas ist Pilz. Er lässt sich nicht entfernen und befällt auch andere Objektive.',
  MAIL_UNBUYABLE_NO_PICTURE: 'Der Monitor zeigt kein Bild. Die Reparatur kostet mehr, als er wert ist.',
  MAIL_UNBUYABLE_PANEL_BROKEN:
    'Das Display ist kaputt. Es zu tauschen kostet mehr, als der Monitor wert ist.',
  MAIL_UNBUYABLE_BANNED:
    'Die Konsole ist vom Onlinedienst gesperrt und lässt sich deshalb nicht weiterverkaufen.',
  MAIL_UNBUYABLE_MODDED: 'Die Konsole wurde geöffnet oder verändert. Solche Konsolen kaufen wir nicht an.',
  MAIL_UNBUYABLE_TOO_LOW:
    'So, wie wir es vorgefunden haben, liegt der Preis unter {minimum}. Darunter machen wir kein Angebot.',

  MAIL_ANSWER: 'Deine Entscheidung',
  MAIL_ANSWER_BY:
    'Du entscheidest, und keine Antwort kostet dich etwas. Zeit hast du bis zum {date}. Hören wir nichts, schicken wir dein Gerät kostenlos zurück.',
  MAIL_ANSWER_BY_KEPT:
    'Du entscheidest, und keine Antwort kostet dich etwas. Sag uns bitte bis zum {date} Bescheid. Hören wir nichts, verwahren wir dein Gerät sicher und melden uns bei dir. Schweigen heißt nie Ja.',
  MAIL_ANSWER_NOTE:
    'Ein Klick entscheidet noch nichts: Du bestätigst deine Antwort erst auf der Seite. Die Links funktionieren ohne Passwort, gib diese E-Mail also bitte nicht weiter.',

  MAIL_ACTION_SUBJECT: 'Verkauf {tradeNumber}: Wir brauchen deine Hilfe',
  MAIL_ACTION_PREHEADER: 'Es dauert nur ein paar Minuten. Zeit hast du bis zum {date}.',
  MAIL_ACTION_GUIDE: 'So geht es',
  MAIL_ACTION_BUTTON: 'Ganze Anleitung ansehen',
  MAIL_ACTION_LOCK_APPLE: 'Dein Gerät ist noch mit einem Apple Account verbunden',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Solange „Wo ist?“ aktiv ist, kann niemand sonst das Gerät benutzen. Du kannst es aus der Ferne entfernen und brauchst es dafür nicht in der Hand.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Öffne icloud.com/find und melde dich mit deinem Apple Account an.\nWähle das Gerät unter „Alle Geräte“ aus.\nWähle „Dieses Gerät entfernen“ und bestätige.',
  MAIL_ACTION_LOCK_GOOGLE: 'Dein Gerät ist noch mit einem Google-Konto verbunden',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach deinem Google-Konto, deshalb kann es niemand sonst benutzen. Du kannst es aus der Ferne abmelden.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Öffne myaccount.google.com/device-activity und melde dich an.\nWähle das Gerät und dann „Abmelden“.\nDas Gerät steht dort nicht? Dann antworte auf diese E-Mail, wir helfen dir.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Dein Gerät ist noch mit einem Samsung-Konto verbunden',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Nach dem Zurücksetzen fragt das Gerät nach deinem Samsung-Konto, deshalb kann es niemand sonst benutzen. Du kannst es aus der Ferne abmelden.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Öffne account.samsung.com und melde dich an.\nGeh zu deinen Geräten und wähle dieses aus.\nMelde das Gerät ab oder entferne es.',
  MAIL_ACTION_LOCK_MDM: 'Dein Gerät wird von einer Firma oder Schule verwaltet',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Nach jedem Zurücksetzen meldet sich das Gerät bei einer Geräteverwaltung (MDM). Nur sie kann es freigeben.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Schreib der IT-Abteilung der Firma oder Schule.\nBitte sie, das Gerät aus der Verwaltung (MDM) freizugeben. Sie findet es über die Seriennummer, die auf der Rechnung oder dem Karton steht.\nSag uns Bescheid, wenn es erledigt ist.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Dein Gerät hat ein Firmware-Passwort',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Ein Passwort schützt den Start des Geräts (BIOS, UEFI oder EFI). Ohne dieses Passwort können wir es nicht prüfen.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Such das Passwort heraus. Bei einem Firmengerät hat es die IT-Abteilung.\nBenutzt du es auch anderswo? Dann ändere es dort zuerst.\nSchick es uns als Antwort auf diese E-Mail. Wir entfernen es vom Gerät.',
  MAIL_ACTION_LOCK_CONSOLE: 'Deine Konsole ist noch mit einem Konto verbunden',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Solange das so ist, kann sie niemand sonst richtig benutzen. Du kannst sie aus der Ferne entfernen.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Melde dich auf der Website von PlayStation, Xbox oder Nintendo an.\nÖffne in den Kontoeinstellungen die Liste deiner Geräte.\nEntferne oder deaktiviere diese Konsole.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Wir brauchen einen Nachweis, dass das Gerät dir gehört',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Wer gebrauchte Geräte ankauft, muss in manchen Fällen danach fragen. Das ist kein Vorwurf an dich.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Such die Rechnung, den Vertrag oder die Bestellbestätigung des Geräts heraus.\nMach ein Foto. Du darfst alles abdecken außer deinem Namen, dem Gerät und dem Datum.\nSchick es uns als Antwort auf diese E-Mail.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Das Auszahlungskonto läuft nicht auf deinen Namen',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Wir dürfen nur auf ein Konto zahlen, das dir gehört. Das schützt auch dich.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Öffne deinen Verkauf über den Button in dieser E-Mail.\nGib ein Konto an, das auf deinen Namen läuft.\nSag uns Bescheid, wenn es erledigt ist.',

  MAIL_NUDGE_SUBJECT: 'Verkauf {tradeNumber}: deine Antwort bis zum {date}',
  MAIL_NUDGE_PREHEADER: 'Noch {days, plural, one {# Tag} other {# Tage}}. Schweigen heißt nie Ja.',
  MAIL_NUDGE_TITLE: 'Deine Antwort fehlt noch',
  MAIL_NUDGE_PRICE:
    'Du hast noch {days, plural, one {# Tag} other {# Tage}}, um über dein Gerät zu entscheiden: {device}. Angeboten hatten wir {quoted}, nach der Prüfung sind es {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Du hast noch {days, plural, one {# Tag} other {# Tage}}, um über dein Gerät zu entscheiden: {device}. Ankaufen können wir es leider nicht.',
  MAIL_NUDGE_ACTION:
    'Du hast noch {days, plural, one {# Tag} other {# Tage}} Zeit für dein Gerät: {device}. Darum geht es:',

  MAIL_PAID_SUBJECT: 'Verkauf {tradeNumber}: {amount} sind unterwegs zu dir',
  MAIL_PAID_PREHEADER: 'Danke, dass du an uns verkauft hast.',
  MAIL_PAID_TITLE: 'Dein Geld ist unterwegs',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Du findest es in deinem PayPal-Konto.} other {Bei den meisten Banken siehst du es am nächsten Werktag.}} Danke, dass du an uns verkauft hast.',
  MAIL_PAID_TOTAL: 'Ausgezahlt',

  MAIL_UNPAID_SUBJECT: 'Verkauf {tradeNumber}: Unsere Zahlung kam zurück',
  MAIL_UNPAID_PREHEADER: 'Gib uns bitte ein anderes Konto an.',
  MAIL_UNPAID_TITLE: 'Unsere Zahlung kam zurück',
  MAIL_UNPAID_TEXT: 'Verloren ist nichts: Der Betrag gehört weiter dir. Das kannst du tun:',
  MAIL_UNPAID_STEP_OPEN: 'Öffne deinen Verkauf über den Button unten.',
  MAIL_UNPAID_STEP_CHANGE: 'Gib ein Konto an, das auf deinen Namen läuft, oder berichtige einen Tippfehler.',
  MAIL_UNPAID_STEP_AGAIN: 'Wir zahlen noch einmal und schreiben dir.',
  MAIL_UNPAID_BUTTON: 'Auszahlungskonto ändern',
  MAIL_UNPAID_NOTE:
    'Für eine Auszahlung fragen wir nie nach einem Passwort, einer PIN oder einer Kartennummer.',

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
  MAIL_BACK_CUSTOMER: 'So hast du es gewünscht. Die Rücksendung kostet dich nichts.',
  MAIL_BACK_CLOCK:
    'Wir haben bis zum Ende der Frist keine Antwort von dir bekommen, und Schweigen heißt nie Ja. Die Rücksendung kostet dich nichts.',
  MAIL_BACK_RULE:
    'So hast du es beim Verkauf für den Fall einer Abweichung festgelegt. Die Rücksendung kostet dich nichts.',
  MAIL_BACK_RISK: 'Bis zur Zustellung tragen wir das Risiko.',
  MAIL_STATE_SUBJECT: 'Verkauf {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Ist das Gerät noch bei dir, oder hast du den Einlieferungsbeleg des Pakets? Dann antworte auf diese E-Mail: Das beschleunigt die Suche.',
  MAIL_HELD_NOTE:
    'Hast du eine Rechnung oder einen Vertrag zum Gerät? Dann antworte auf diese E-Mail mit einem Foto davon. Das hilft bei der Klärung und ist kein Verdacht.',
  MAIL_RECYCLED_RULE: 'So hast du es beim Verkauf für den Fall einer Abweichung festgelegt.',
  MAIL_FACT_DEVICE: 'Gerät',
  MAIL_FACT_CARRIER: 'Versanddienst',

  MAIL_CANCELLED_SUBJECT: 'Verkauf {tradeNumber}: storniert',
  MAIL_CANCELLED_PREHEADER: 'Kosten entstehen dir nicht.',
  MAIL_CANCELLED_TITLE: 'Stornierung bestätigt',
  MAIL_CANCELLED_DEVICES: 'Das ist storniert',
  MAIL_CANCELLED_LABEL: 'Das Label gilt nicht mehr, wirf es bitte weg. Kosten entstehen dir nicht.',
  MAIL_CANCELLED_REST: 'Alles andere in diesem Verkauf bleibt, wie es ist, auch das Label.',
} satisfies Record<keyof typeof source, string>

import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Verkauf {number}',
  CLARIFICATION_PRICE_TITLE: 'Unser neues Angebot: {price} statt {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Wir haben dein Gerät geprüft und Abweichungen von deinen Antworten gefunden. Zu jeder siehst du ein Foto und was sie am Preis ändert. Du entscheidest, wie es weitergeht.',
  CLARIFICATION_MODEL_LEAD:
    'Wir haben dein Gerät geprüft. Es ist ein anderes als beschrieben: {found} statt {sold}. Das neue Angebot beruht auf dem Preis dieses Geräts. Du entscheidest, wie es weitergeht.',
  CLARIFICATION_SECOND_LEAD:
    'Jemand anderes aus unserem Prüfteam hat dein Gerät noch einmal geprüft und ebenfalls Abweichungen gefunden. Das bessere der beiden Ergebnisse gilt. Du entscheidest, wie es weitergeht.',
  CLARIFICATION_QUOTED: 'Unser Angebot',
  CLARIFICATION_NEW: 'Neues Angebot',
  CLARIFICATION_DECIDE: 'Zu deinen Möglichkeiten',

  CLARIFICATION_NO_BUY: 'Dieses Gerät können wir nicht kaufen',
  CLARIFICATION_NO_BUY_TEXT:
    'Nach dem Ergebnis der Prüfung können wir dein Gerät leider nicht kaufen. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. Wir dürfen das Gerät weder kaufen noch zurückschicken, denn kein Paketdienst nimmt es mit. Du kannst es sicher und kostenlos recyceln lassen oder einmal eine zweite Prüfung verlangen.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Auf dem Glas ist Pilz. Er lässt sich nicht entfernen und befällt auch andere Objektive. Du entscheidest, was mit dem Objektiv passiert.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Der Monitor zeigt kein Bild. Die Reparatur kostet mehr, als er wert ist. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Das Panel ist gebrochen. Ein neues kostet mehr, als der Monitor wert ist. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_BANNED:
    'Die Konsole ist vom Onlinedienst gesperrt und lässt sich deshalb nicht weiterverkaufen. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_MODDED:
    'Die Konsole wurde geöffnet oder ihre Hardware oder Software verändert. Solche Konsolen kaufen wir nicht. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'Es ist ein anderes Gerät als beschrieben, und dafür haben wir keinen Preis. Du entscheidest, was mit deinem Gerät passiert.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Nach der Prüfung liegt der Preis unter unserem Mindestbetrag. Symbolische Beträge bieten wir nicht an. Du entscheidest, was mit deinem Gerät passiert.',

  CLARIFICATION_FINDINGS: 'Diese Abweichungen haben wir gefunden',
  CLARIFICATION_MODEL: 'Gerät',
  CLARIFICATION_SAID: 'Deine Antwort',
  CLARIFICATION_FOUND: 'Unser Ergebnis',
  CLARIFICATION_PHOTO: 'Foto',
  CLARIFICATION_EFFECT: 'Preisänderung',
  CLARIFICATION_NOT_ASKED: 'nicht gefragt',
  CLARIFICATION_NO_PHOTO: 'kein Foto',
  CLARIFICATION_PHOTO_ALT: 'Foto {number} aus der Prüfung: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Groß ansehen',
  CLARIFICATION_PHOTO_CLOSE: 'Schließen',
  CLARIFICATION_RISE: 'Höhere Preise am Tag der Prüfung',
  CLARIFICATION_ROUNDING: 'Rundung',
  CLARIFICATION_DIFFERENCE: 'Unterschied',

  CLARIFICATION_SUM: 'So entsteht das neue Angebot',
  CLARIFICATION_SUM_TEXT:
    'Es gelten dieselbe Preisregel und dieselbe Preisliste wie bei deinem Angebot. Nur die markierten Zeilen weichen von deinen Antworten ab.',
  CLARIFICATION_SUM_SOLD: 'Unser Angebot für {device}',
  CLARIFICATION_SUM_FOUND: 'Neues Angebot für {device}',
  CLARIFICATION_SUM_CHANGED: 'weicht von deiner Antwort ab',
  CLARIFICATION_CHECKING: 'Dein Browser prüft das gerade\u00a0…',
  CLARIFICATION_SUM_EQUAL: 'Dein Browser hat nachgerechnet und kommt ebenfalls auf {price}.',
  CLARIFICATION_SUM_DIFFERS:
    'Dein Browser kommt auf ein anderes Ergebnis. Der Fehler liegt bei uns. Bitte entscheide noch nichts und schreib uns.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Mit JavaScript rechnet dein Browser nach und vergleicht das Ergebnis mit unserem.',

  CLARIFICATION_PROOF: 'Ohne Kenntnis deiner Antworten geprüft',
  CLARIFICATION_PROOF_TEXT:
    'Das Ergebnis stand am {date} fest, bevor das Prüfteam deine Antworten sehen konnte. Eine Prüfsumme belegt, dass es seitdem unverändert ist.',
  CLARIFICATION_PROOF_VALID: 'Dein Browser hat die Prüfsumme kontrolliert. Sie stimmt.',
  CLARIFICATION_PROOF_INVALID:
    'Die Prüfsumme passt nicht zu dem, was du hier siehst. Der Fehler liegt bei uns. Bitte entscheide noch nichts und schreib uns.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Dieser Browser kann die Prüfsumme nicht kontrollieren. Das geht mit jedem Programm, das SHA-256 berechnet.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Mit JavaScript kontrolliert dein Browser die Prüfsumme selbst.',
  CLARIFICATION_PROOF_DETAILS: 'Prüfsumme selbst kontrollieren',
  CLARIFICATION_PROOF_HOW:
    'Die Prüfsumme ist der SHA-256-Wert des folgenden Textes. Sobald sich ein einziges Zeichen ändert, ändert sich auch die Prüfsumme.',
  CLARIFICATION_PROOF_FOUND: 'Text, aus dem sie berechnet ist',
  CLARIFICATION_PROOF_SEAL: 'Prüfsumme (SHA-256)',

  CLARIFICATION_ANSWERS: 'Wie soll es weitergehen?',
  CLARIFICATION_ANSWER_BY: 'Bitte antworte bis zum {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Es bleibt noch ein Tag.} other {Es bleiben noch # Tage.}}',
  CLARIFICATION_LEFT_HOURS:
    '{count, plural, one {Es bleibt noch eine Stunde.} other {Es bleiben noch # Stunden.}}',
  CLARIFICATION_LEFT_SOON: 'Es bleibt weniger als eine Stunde.',
  CLARIFICATION_LEFT_NONE: 'Die Frist ist abgelaufen.',
  CLARIFICATION_SILENCE: 'Ohne deine Antwort schicken wir das Gerät danach kostenlos zurück.',
  CLARIFICATION_SILENCE_KEPT:
    'Ohne deine Antwort verwahren wir das Gerät sicher und melden uns per E-Mail oder Telefon. Recycelt wird es nur mit deiner Zustimmung. Du kannst hier auch später noch antworten.',

  CLARIFICATION_ACCEPT: '{price} annehmen',
  CLARIFICATION_ACCEPT_TEXT:
    'Wir kaufen dein Gerät für {price} und zahlen auf dein Auszahlungskonto. Das ist endgültig.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Ja, {price} annehmen',
  CLARIFICATION_ACCEPT_QUESTION: '{price} annehmen?',
  CLARIFICATION_ACCEPT_DONE: 'Du hast {price} angenommen',
  CLARIFICATION_ACCEPT_NEXT: 'Wir weisen die Zahlung an und schreiben dir, sobald das Geld unterwegs ist.',
  CLARIFICATION_RETURN: 'Kostenlos zurückschicken',
  CLARIFICATION_RETURN_TEXT:
    'Wir schicken dein Gerät kostenlos an deine Adresse zurück. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_RETURN_CONFIRM: 'Ja, zurückschicken',
  CLARIFICATION_RETURN_QUESTION: 'Gerät zurückschicken lassen?',
  CLARIFICATION_RETURN_DONE: 'Wir schicken dein Gerät zurück',
  CLARIFICATION_RETURN_NEXT:
    'Die Sendungsnummer bekommst du per E-Mail, sobald das Paket unterwegs ist. Die Rücksendung ist kostenlos.',
  CLARIFICATION_RECYCLE: 'Recyceln lassen',
  CLARIFICATION_RECYCLE_TEXT:
    'Wir recyceln dein Gerät fachgerecht. Geld gibt es dafür nicht. Das ist endgültig.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Ja, recyceln',
  CLARIFICATION_RECYCLE_QUESTION: 'Gerät recyceln lassen?',
  CLARIFICATION_RECYCLE_DONE: 'Wir recyceln dein Gerät',
  CLARIFICATION_RECYCLE_NEXT: 'Du musst nichts weiter tun. Das Recycling ist kostenlos.',
  CLARIFICATION_APPEAL: 'Zweite Prüfung verlangen',
  CLARIFICATION_APPEAL_TEXT:
    'Jemand anderes aus unserem Prüfteam prüft dein Gerät kostenlos noch einmal. Schlechter kann dein Preis dadurch nicht werden. Falls es bei der Abweichung bleibt, hast du weitere {days}\u00a0Tage für deine Entscheidung. Das geht nur einmal.',
  CLARIFICATION_APPEAL_CONFIRM: 'Ja, noch einmal prüfen',
  CLARIFICATION_APPEAL_QUESTION: 'Gerät noch einmal prüfen lassen?',
  CLARIFICATION_APPEAL_DONE: 'Dein Gerät wird noch einmal geprüft',
  CLARIFICATION_APPEAL_NEXT:
    'Jemand anderes aus unserem Prüfteam übernimmt das. Das Ergebnis schicken wir dir per E-Mail.',
  CLARIFICATION_DONE: 'Ich habe es erledigt',
  CLARIFICATION_DONE_TEXT: 'Wir prüfen dein Gerät noch einmal und schicken dir das Ergebnis.',
  CLARIFICATION_DONE_CONFIRM: 'Ja, bitte noch einmal prüfen',
  CLARIFICATION_DONE_QUESTION: 'Ist alles erledigt?',
  CLARIFICATION_DONE_DONE: 'Danke, wir prüfen noch einmal',
  CLARIFICATION_DONE_NEXT: 'Das Ergebnis schicken wir dir per E-Mail.',

  CLARIFICATION_ANSWERED_AT: 'Beantwortet am {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Am {date} nach der Regel entschieden, die du beim Verkauf gewählt hast.',
  CLARIFICATION_CLOCK_DONE: 'Frist abgelaufen, wir schicken dein Gerät zurück',
  CLARIFICATION_SENDING: 'Einen Moment\u00a0…',
  CLARIFICATION_FAILED: 'Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal. Deine Entscheidung zählt nur einmal.',
  CLARIFICATION_FAILED_BUSY:
    'Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  CLARIFICATION_QUICK_TEXT: 'Erst mit diesem Button entscheidest du. Das Öffnen der Seite ändert nichts.',
  CLARIFICATION_QUICK_ALL: 'Fotos, Preisrechnung und weitere Optionen',
  CLARIFICATION_QUICK_GUIDE: 'Anleitung und weitere Optionen',

  CLARIFICATION_GUIDE: 'So geht es',
  CLARIFICATION_LOCK_APPLE: 'Entferne dein Gerät aus iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '„Wo ist?“ ist noch eingeschaltet. Mit dieser Aktivierungssperre kann niemand sonst das Gerät benutzen. Du kannst sie von zu Hause aus entfernen.',
  CLARIFICATION_LOCK_APPLE_1:
    'Öffne icloud.com/find und melde dich mit dem Apple Account an, der auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_APPLE_2: 'Wähle das Gerät in der Liste und dann „Dieses Gerät entfernen“.',
  CLARIFICATION_LOCK_APPLE_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_GOOGLE: 'Entferne das Google-Konto',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Das Gerät ist zurückgesetzt, hat aber noch eine Aktivierungssperre von Google. Ohne dein Google-Konto kann es niemand einrichten. Du kannst sie von zu Hause aus entfernen.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Öffne myaccount.google.com/device-activity und melde dich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Wähle das Gerät und melde es ab.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“. Google braucht bis zu einem Tag, um die Sperre aufzuheben. So lange warten wir.',
  CLARIFICATION_LOCK_SAMSUNG: 'Entferne das Samsung-Konto',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Das Gerät hat noch eine Aktivierungssperre von Samsung und lässt sich ohne dein Samsung-Konto nicht einrichten. Du kannst sie von zu Hause aus entfernen.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Öffne account.samsung.com und melde dich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Wähle das Gerät unter „Geräte“ und melde es ab oder entferne es.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_MDM: 'Lass das Gerät freigeben',
  CLARIFICATION_LOCK_MDM_LEAD:
    'Das Gerät wird von einer Firma oder Schule verwaltet. Erst nach ihrer Freigabe kann es jemand einrichten.',
  CLARIFICATION_LOCK_MDM_1:
    'Bitte die zuständige IT-Abteilung, das Gerät aus der Verwaltung freizugeben. Zurücksetzen allein genügt nicht.',
  CLARIFICATION_LOCK_MDM_2: 'Warte auf die Bestätigung, am besten schriftlich.',
  CLARIFICATION_LOCK_MDM_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_FIRMWARE: 'Das Gerät hat ein Firmware-Passwort',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Das Gerät fragt schon vor dem Start nach einem Passwort. Deshalb können wir es weder prüfen noch löschen. Bitte schick uns das Passwort nicht, wir fragen nie danach.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Firmengerät: Die IT-Abteilung kann das Passwort oft aus der Ferne entfernen. Wähle danach „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Eigenes Gerät: Das Passwort lässt sich nur am Gerät entfernen. Wähle „Kostenlos zurückschicken“.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    'Schalte das Passwort zu Hause im BIOS aus, am Mac im Startsicherheitsdienstprogramm. Danach kannst du es uns noch einmal anbieten.',
  CLARIFICATION_LOCK_CONSOLE: 'Melde die Konsole von deinem Konto ab',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'Die Konsole ist noch als Hauptkonsole mit einem Konto verbunden. Du kannst sie von zu Hause aus abmelden.',
  CLARIFICATION_LOCK_CONSOLE_1: 'Melde dich in deinem Konto bei PlayStation, Microsoft oder Nintendo an.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Öffne die Liste deiner Geräte und deaktiviere oder entferne die Konsole.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Zeig uns, dass das Gerät dir gehört',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Bei manchen Geräten bitten wir vor dem Kauf um einen Nachweis. Das ist kein Verdacht, sondern Schutz für Menschen, denen ein Gerät gestohlen wurde.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Such die Rechnung, den Kassenbon, die Bestellbestätigung oder den Vertrag zum Gerät. Auch ein Foto der Verpackung mit der Seriennummer hilft.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Lad unten ein Foto oder PDF davon hoch. Alles außer deinem Namen, dem Händler, dem Gerät und dem Datum darfst du abdecken.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Wähle danach „Nachweis abschicken“.',
  CLARIFICATION_PAYOUT_NAME: 'Das Auszahlungskonto lautet auf einen anderen Namen',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Wir zahlen nur auf ein Konto, das auf deinen Namen lautet. Das angegebene gehört jemand anderem.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Öffne deinen Verkauf über den Button „Meinen Verkauf ansehen“ in unserer E-Mail oder im Kundenkonto. Aus Sicherheitsgründen gibt es hier keinen Link dorthin.',
  CLARIFICATION_PAYOUT_NAME_2:
    'Wähle dort „Auszahlungskonto ändern“, gib ein Konto auf deinen Namen an und bestätige die Änderung.',
  CLARIFICATION_PAYOUT_NAME_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_MISSING_PART_LEAD: 'Ein Teil, das zu deinem Angebot gehört, lag nicht im Paket.',
  CLARIFICATION_MISSING_PART_1: 'Sieh nach, ob das Teil noch bei dir liegt.',
  CLARIFICATION_MISSING_PART_2:
    'Wenn du es noch hast, wähle „Ich schicke das Teil nach“. Du bekommst dafür ein kostenloses Versandetikett.',
  CLARIFICATION_MISSING_PART_3:
    'Wenn es weg ist, wähle „Ohne das Teil weitermachen“. Falls sich der Preis dadurch ändert, bekommst du ein neues Angebot und entscheidest.',
  CLARIFICATION_MISSING_BATTERY_2:
    'Ein loser Akku darf nicht verschickt werden. Wähle „Ohne das Teil weitermachen“, auch wenn du ihn noch hast.',

  CLARIFICATION_REFUSED: 'Dein Nachweis reicht noch nicht aus',
  CLARIFICATION_REFUSED_UNREADABLE:
    'Wir können ihn nicht lesen. Mach bitte ein schärferes Foto, auf dem die ganze Seite zu sehen ist.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'Er gehört zu einem anderen Gerät. Such bitte einen mit diesem Modell oder seiner Seriennummer.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'Er lautet auf einen anderen Namen. Falls du das Gerät von dieser Person hast, lad noch etwas hoch, das es zeigt, zum Beispiel einen Vertrag oder eine Nachricht.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Darauf fehlt etwas. Wir brauchen Gerät, Datum, Händler und deinen Namen. Lad bitte ein vollständiges Dokument hoch.',

  CLARIFICATION_FILES: 'Nachweis hochladen',
  CLARIFICATION_FILES_OPTIONAL: 'Screenshot hinzufügen, wenn du magst',
  CLARIFICATION_FILES_OPTIONAL_TEXT: 'Er hilft uns, wenn es dauert, bis die Sperre verschwindet.',
  CLARIFICATION_FILES_FIELD: 'Foto oder PDF',
  CLARIFICATION_FILES_HINT:
    'Bis zu {count} Dateien mit je {size}\u00a0MB als JPEG, PNG, WebP oder PDF. Nur unser Prüfteam und unser Kundenservice können sie öffnen.',
  CLARIFICATION_FILES_UPLOAD: 'Hochladen',
  CLARIFICATION_FILES_ADDED: '{name} ist hochgeladen.',
  CLARIFICATION_FILES_LIST: 'Hochgeladene Dateien',
  CLARIFICATION_FILES_REMOVE: '{name} entfernen',
  CLARIFICATION_FILES_REMOVED: '{name} ist entfernt.',
  CLARIFICATION_FILES_SENT: 'Das hast du uns geschickt',

  CLARIFICATION_PROOF_REQUIRED: 'Lad zuerst mindestens eine Datei hoch.',

  CLARIFICATION_SEND_PROOF: 'Nachweis abschicken',
  CLARIFICATION_SEND_PROOF_TEXT:
    'Wir sehen uns deine Dateien an und machen mit der Prüfung weiter. Ändern kannst du sie danach nicht mehr.',
  CLARIFICATION_SEND_PROOF_CONFIRM: 'Ja, abschicken',
  CLARIFICATION_SEND_PROOF_QUESTION: 'Nachweis abschicken?',
  CLARIFICATION_SEND_PROOF_DONE: 'Danke, dein Nachweis ist da',
  CLARIFICATION_NO_PROOF: 'Ich habe keinen Nachweis',
  CLARIFICATION_NO_PROOF_TEXT:
    'Ohne Nachweis können wir das Gerät nicht kaufen. Wir schicken es kostenlos an deine Adresse zurück. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_WITHOUT: 'Ohne das Teil weitermachen',
  CLARIFICATION_WITHOUT_TEXT:
    'Wir prüfen dein Gerät ohne das Teil. Falls sich der Preis dadurch ändert, bekommst du ein neues Angebot und entscheidest.',
  CLARIFICATION_WITHOUT_CONFIRM: 'Ja, ohne das Teil',
  CLARIFICATION_WITHOUT_QUESTION: 'Ohne das Teil weitermachen?',
  CLARIFICATION_SEND_PART: 'Ich schicke das Teil nach',
  CLARIFICATION_SEND_PART_TEXT:
    'Du bekommst ein kostenloses Versandetikett, hier und per E-Mail. Wir warten ab heute {days}\u00a0Tage und verlängern die Frist, sobald das Paket unterwegs ist.',
  CLARIFICATION_SEND_PART_CONFIRM: 'Versandetikett anfordern',

  CLARIFICATION_PART: 'Dein Versandetikett für das fehlende Teil',
  CLARIFICATION_PART_REQUESTED: 'Wir bereiten es gerade vor. Gleich hast du es auch per E-Mail.',
  CLARIFICATION_PART_BOOKED:
    'Verpack das Teil, kleb das Versandetikett auf und gib das Paket in einem {carrier}-Paketshop ab. Bitte leg nichts anderes dazu.',
  CLARIFICATION_PART_SCANNED:
    'Das Paket ist unterwegs. Sobald es da ist, schreiben wir dir und machen mit der Prüfung weiter.',
  CLARIFICATION_PART_LABEL: 'Versandetikett drucken (PDF)',
  CLARIFICATION_PART_NUMBER: 'Sendungsnummer',
  CLARIFICATION_PART_ARRIVED: 'Das Teil ist da',
} satisfies Record<keyof typeof source, string>

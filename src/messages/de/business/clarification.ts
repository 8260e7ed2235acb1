import type { clarification as familiar } from '../clarification.ts'

/** Questions after the inspection, to a business. */
export const clarification = {
  CLARIFICATION_PRICE_TITLE: 'Unser neues Angebot: {price} statt {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Wir haben Ihr Gerät geprüft und Abweichungen von Ihren Antworten gefunden. Zu jeder sehen Sie ein Foto und was sie am Preis ändert. Sie entscheiden, wie es weitergeht.',
  CLARIFICATION_MODEL_LEAD:
    'Wir haben Ihr Gerät geprüft. Es ist ein anderes als beschrieben: {found} statt {sold}. Das neue Angebot beruht auf dem Preis dieses Geräts. Sie entscheiden, wie es weitergeht.',
  CLARIFICATION_SECOND_LEAD:
    'Jemand anderes aus unserem Prüfteam hat Ihr Gerät noch einmal geprüft und ebenfalls Abweichungen gefunden. Das bessere der beiden Ergebnisse gilt. Sie entscheiden, wie es weitergeht.',
  CLARIFICATION_DECIDE: 'Zu Ihren Möglichkeiten',
  CLARIFICATION_NO_BUY_TEXT:
    'Nach dem Ergebnis der Prüfung können wir Ihr Gerät leider nicht kaufen. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. Wir dürfen das Gerät weder kaufen noch zurückschicken, denn kein Paketdienst nimmt es mit. Sie können es sicher und kostenlos recyceln lassen oder einmal eine zweite Prüfung verlangen.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Auf dem Glas ist Pilz. Er lässt sich nicht entfernen und befällt auch andere Objektive. Sie entscheiden, was mit dem Objektiv passiert.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Der Monitor zeigt kein Bild. Die Reparatur kostet mehr, als er wert ist. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Das Panel ist gebrochen. Ein neues kostet mehr, als der Monitor wert ist. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_BANNED:
    'Die Konsole ist vom Onlinedienst gesperrt und lässt sich deshalb nicht weiterverkaufen. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_MODDED:
    'Die Konsole wurde geöffnet oder ihre Hardware oder Software verändert. Solche Konsolen kaufen wir nicht. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'Es ist ein anderes Gerät als beschrieben, und dafür haben wir keinen Preis. Sie entscheiden, was mit Ihrem Gerät passiert.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Nach der Prüfung liegt der Preis unter unserem Mindestbetrag. Symbolische Beträge bieten wir nicht an. Sie entscheiden, was mit Ihrem Gerät passiert.',
  CLARIFICATION_SAID: 'Ihre Antwort',
  CLARIFICATION_SUM_TEXT:
    'Es gelten dieselbe Preisregel und dieselbe Preisliste wie bei Ihrem Angebot. Nur die markierten Zeilen weichen von Ihren Antworten ab.',
  CLARIFICATION_SUM_CHANGED: 'weicht von Ihrer Antwort ab',
  CLARIFICATION_CHECKING: 'Ihr Browser prüft das gerade\u00a0…',
  CLARIFICATION_SUM_EQUAL: 'Ihr Browser hat nachgerechnet und kommt ebenfalls auf {price}.',
  CLARIFICATION_SUM_DIFFERS:
    'Ihr Browser kommt auf ein anderes Ergebnis. Der Fehler liegt bei uns. Bitte entscheiden Sie noch nichts und schreiben Sie uns.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Mit JavaScript rechnet Ihr Browser nach und vergleicht das Ergebnis mit unserem.',
  CLARIFICATION_PROOF: 'Ohne Kenntnis Ihrer Antworten geprüft',
  CLARIFICATION_PROOF_TEXT:
    'Das Ergebnis stand am {date} fest, bevor das Prüfteam Ihre Antworten sehen konnte. Eine Prüfsumme belegt, dass es seitdem unverändert ist.',
  CLARIFICATION_PROOF_VALID: 'Ihr Browser hat die Prüfsumme kontrolliert. Sie stimmt.',
  CLARIFICATION_PROOF_INVALID:
    'Die Prüfsumme passt nicht zu dem, was Sie hier sehen. Der Fehler liegt bei uns. Bitte entscheiden Sie noch nichts und schreiben Sie uns.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Dieser Browser kann die Prüfsumme nicht kontrollieren. Das geht mit jedem Programm, das SHA-256 berechnet.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Mit JavaScript kontrolliert Ihr Browser die Prüfsumme selbst.',
  CLARIFICATION_ANSWER_BY: 'Bitte antworten Sie bis zum {date}.',
  CLARIFICATION_SILENCE: 'Ohne Ihre Antwort schicken wir das Gerät danach kostenlos zurück.',
  CLARIFICATION_SILENCE_KEPT:
    'Ohne Ihre Antwort verwahren wir das Gerät sicher und melden uns per E-Mail oder Telefon. Recycelt wird es nur mit Ihrer Zustimmung. Sie können hier auch später noch antworten.',
  CLARIFICATION_ACCEPT_TEXT:
    'Wir kaufen Ihr Gerät für {price} und zahlen auf Ihr Auszahlungskonto. Das ist endgültig.',
  CLARIFICATION_ACCEPT_DONE: 'Sie haben {price} angenommen',
  CLARIFICATION_ACCEPT_NEXT: 'Wir weisen die Zahlung an und schreiben Ihnen, sobald das Geld unterwegs ist.',
  CLARIFICATION_RETURN_TEXT:
    'Wir schicken Ihr Gerät kostenlos an Ihre Adresse zurück. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_RETURN_DONE: 'Wir schicken Ihr Gerät zurück',
  CLARIFICATION_RETURN_NEXT:
    'Die Sendungsnummer bekommen Sie per E-Mail, sobald das Paket unterwegs ist. Die Rücksendung ist kostenlos.',
  CLARIFICATION_RECYCLE_TEXT:
    'Wir recyceln Ihr Gerät fachgerecht. Geld gibt es dafür nicht. Das ist endgültig.',
  CLARIFICATION_RECYCLE_DONE: 'Wir recyceln Ihr Gerät',
  CLARIFICATION_RECYCLE_NEXT: 'Sie müssen nichts weiter tun. Das Recycling ist kostenlos.',
  CLARIFICATION_APPEAL_TEXT:
    'Jemand anderes aus unserem Prüfteam prüft Ihr Gerät kostenlos noch einmal. Schlechter kann Ihr Preis dadurch nicht werden. Falls es bei der Abweichung bleibt, haben Sie weitere {days}\u00a0Tage für Ihre Entscheidung. Das geht nur einmal.',
  CLARIFICATION_APPEAL_DONE: 'Ihr Gerät wird noch einmal geprüft',
  CLARIFICATION_APPEAL_NEXT:
    'Jemand anderes aus unserem Prüfteam übernimmt das. Das Ergebnis schicken wir Ihnen per E-Mail.',
  CLARIFICATION_DONE_TEXT: 'Wir prüfen Ihr Gerät noch einmal und schicken Ihnen das Ergebnis.',
  CLARIFICATION_DONE_NEXT: 'Das Ergebnis schicken wir Ihnen per E-Mail.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Am {date} nach der Regel entschieden, die Sie beim Verkauf gewählt haben.',
  CLARIFICATION_CLOCK_DONE: 'Frist abgelaufen, wir schicken Ihr Gerät zurück',
  CLARIFICATION_FAILED: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Entscheidung zählt nur einmal.',
  CLARIFICATION_FAILED_BUSY:
    'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  CLARIFICATION_LOCK_APPLE: 'Entfernen Sie Ihr Gerät aus iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '„Wo ist?“ ist noch eingeschaltet. Mit dieser Aktivierungssperre kann niemand sonst das Gerät benutzen. Sie können sie aus der Ferne entfernen.',
  CLARIFICATION_LOCK_APPLE_1:
    'Öffnen Sie icloud.com/find und melden Sie sich mit dem Apple Account an, der auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_APPLE_2: 'Wählen Sie das Gerät in der Liste und dann „Dieses Gerät entfernen“.',
  CLARIFICATION_LOCK_APPLE_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_GOOGLE: 'Entfernen Sie das Google-Konto',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Das Gerät ist zurückgesetzt, hat aber noch eine Aktivierungssperre von Google. Ohne das zugehörige Google-Konto kann es niemand einrichten. Sie können sie aus der Ferne entfernen.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Öffnen Sie myaccount.google.com/device-activity und melden Sie sich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Wählen Sie das Gerät und melden Sie es ab.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“. Google braucht bis zu einem Tag, um die Sperre aufzuheben. So lange warten wir.',
  CLARIFICATION_LOCK_SAMSUNG: 'Entfernen Sie das Samsung-Konto',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Das Gerät hat noch eine Aktivierungssperre von Samsung und lässt sich ohne das zugehörige Samsung-Konto nicht einrichten. Sie können sie aus der Ferne entfernen.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Öffnen Sie account.samsung.com und melden Sie sich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_SAMSUNG_2:
    'Wählen Sie das Gerät unter „Geräte“ und melden Sie es ab oder entfernen Sie es.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_MDM: 'Lassen Sie das Gerät freigeben',
  CLARIFICATION_LOCK_MDM_1:
    'Bitten Sie die zuständige IT-Abteilung, das Gerät aus der Verwaltung freizugeben. Zurücksetzen allein genügt nicht.',
  CLARIFICATION_LOCK_MDM_2: 'Warten Sie auf die Bestätigung, am besten schriftlich.',
  CLARIFICATION_LOCK_MDM_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Ihre IT-Abteilung kann das Passwort oft aus der Ferne entfernen. Wählen Sie danach „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Bei manchen Geräten geht das nur am Gerät selbst. Wählen Sie in diesem Fall „Kostenlos zurückschicken“.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    'Schalten Sie das Passwort im BIOS aus, am Mac im Startsicherheitsdienstprogramm. Danach können Sie es uns noch einmal anbieten.',
  CLARIFICATION_LOCK_CONSOLE: 'Melden Sie die Konsole von Ihrem Konto ab',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'Die Konsole ist noch als Hauptkonsole mit einem Konto verbunden. Sie können sie aus der Ferne abmelden.',
  CLARIFICATION_LOCK_CONSOLE_1: 'Melden Sie sich in Ihrem Konto bei PlayStation, Microsoft oder Nintendo an.',
  CLARIFICATION_LOCK_CONSOLE_2:
    'Öffnen Sie die Liste Ihrer Geräte und deaktivieren oder entfernen Sie die Konsole.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Zeigen Sie uns, dass das Gerät Ihrer Firma gehört',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Suchen Sie die Rechnung, die Bestellbestätigung oder den Vertrag zum Gerät. Auch ein Foto der Verpackung mit der Seriennummer hilft.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Laden Sie unten ein Foto oder PDF davon hoch. Alles außer Ihrer Firma, dem Händler, dem Gerät und dem Datum dürfen Sie abdecken.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Wählen Sie danach „Nachweis abschicken“.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Öffnen Sie Ihren Verkauf über den Button „Meinen Verkauf ansehen“ in unserer E-Mail oder im Kundenkonto. Aus Sicherheitsgründen gibt es hier keinen Link dorthin.',
  CLARIFICATION_PAYOUT_NAME_2:
    'Wählen Sie dort „Auszahlungskonto ändern“, geben Sie ein solches Konto an und bestätigen Sie die Änderung.',
  CLARIFICATION_PAYOUT_NAME_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_MISSING_PART_LEAD: 'Ein Teil, das zu Ihrem Angebot gehört, lag nicht im Paket.',
  CLARIFICATION_MISSING_PART_1: 'Sehen Sie nach, ob das Teil noch bei Ihnen liegt.',
  CLARIFICATION_MISSING_PART_2:
    'Wenn Sie es noch haben, wählen Sie „Ich schicke das Teil nach“. Sie bekommen dafür ein kostenloses Versandetikett.',
  CLARIFICATION_MISSING_PART_3:
    'Wenn es weg ist, wählen Sie „Ohne das Teil weitermachen“. Falls sich der Preis dadurch ändert, bekommen Sie ein neues Angebot und entscheiden.',
  CLARIFICATION_QUICK_TEXT: 'Erst mit diesem Button entscheiden Sie. Das Öffnen der Seite ändert nichts.',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Das Gerät fragt schon vor dem Start nach einem Passwort. Deshalb können wir es weder prüfen noch löschen. Bitte schicken Sie uns das Passwort nicht, wir fragen nie danach.',
  CLARIFICATION_PAYOUT_NAME: 'Das Auszahlungskonto lautet auf einen anderen Namen',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Wir zahlen nur auf ein Konto, das auf Ihre Firma oder die Ansprechperson lautet. Das angegebene gehört jemand anderem.',
  CLARIFICATION_MISSING_BATTERY_2:
    'Ein loser Akku darf nicht verschickt werden. Wählen Sie „Ohne das Teil weitermachen“, auch wenn Sie ihn noch haben.',
  CLARIFICATION_REFUSED: 'Ihr Nachweis reicht noch nicht aus',
  CLARIFICATION_REFUSED_UNREADABLE:
    'Wir können ihn nicht lesen. Machen Sie bitte ein schärferes Foto, auf dem die ganze Seite zu sehen ist.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'Er gehört zu einem anderen Gerät. Suchen Sie bitte einen mit diesem Modell oder seiner Seriennummer.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'Er lautet auf eine andere Firma oder Person. Falls Sie das Gerät von dort haben, laden Sie noch etwas hoch, das es zeigt, zum Beispiel einen Vertrag.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Darauf fehlt etwas. Wir brauchen Gerät, Datum, Händler und Ihre Firma. Laden Sie bitte ein vollständiges Dokument hoch.',
  CLARIFICATION_FILES_OPTIONAL: 'Screenshot hinzufügen, wenn Sie möchten',
  CLARIFICATION_FILES_SENT: 'Das haben Sie uns geschickt',
  CLARIFICATION_PROOF_REQUIRED: 'Laden Sie zuerst mindestens eine Datei hoch.',
  CLARIFICATION_SEND_PROOF_TEXT:
    'Wir sehen uns Ihre Dateien an und machen mit der Prüfung weiter. Ändern können Sie sie danach nicht mehr.',
  CLARIFICATION_SEND_PROOF_DONE: 'Danke, Ihr Nachweis ist da',
  CLARIFICATION_NO_PROOF_TEXT:
    'Ohne Nachweis können wir das Gerät nicht kaufen. Wir schicken es kostenlos an Ihre Adresse zurück. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_WITHOUT_TEXT:
    'Wir prüfen Ihr Gerät ohne das Teil. Falls sich der Preis dadurch ändert, bekommen Sie ein neues Angebot und entscheiden.',
  CLARIFICATION_SEND_PART_TEXT:
    'Sie bekommen ein kostenloses Versandetikett, hier und per E-Mail. Wir warten ab heute {days}\u00a0Tage und verlängern die Frist, sobald das Paket unterwegs ist.',
  CLARIFICATION_PART: 'Ihr Versandetikett für das fehlende Teil',
  CLARIFICATION_PART_REQUESTED: 'Wir bereiten es gerade vor. Gleich haben Sie es auch per E-Mail.',
  CLARIFICATION_PART_BOOKED:
    'Verpacken Sie das Teil, kleben Sie das Versandetikett auf und geben Sie das Paket in einem {carrier}-Paketshop ab. Bitte legen Sie nichts anderes dazu.',
  CLARIFICATION_PART_SCANNED:
    'Das Paket ist unterwegs. Sobald es da ist, schreiben wir Ihnen und machen mit der Prüfung weiter.',
} satisfies Partial<Record<keyof typeof familiar, string>>

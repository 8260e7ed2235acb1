import type { clarification as familiar } from '../clarification.ts'

/** Questions after the inspection, to a business. */
export const clarification = {
  CLARIFICATION_PRICE_TITLE: 'Wir können Ihnen {price} statt {quoted} zahlen',
  CLARIFICATION_PRICE_LEAD:
    'Wir haben Ihr Gerät geprüft, und es ist anders, als Sie es beschrieben haben. Hier sehen Sie, was abweicht, mit Foto zu jedem Punkt und dem, was es am Preis ändert. Sie entscheiden, wie es weitergeht.',
  CLARIFICATION_SECOND_LEAD:
    'Eine andere Person hat Ihr Gerät noch einmal geprüft und auch Abweichungen gefunden. Das bessere der beiden Ergebnisse zählt. Sie entscheiden, wie es weitergeht.',
  CLARIFICATION_DECIDE: 'Zu Ihren Möglichkeiten',
  CLARIFICATION_NO_BUY_TEXT:
    'Was wir gefunden haben, schließt einen Ankauf aus. Sie entscheiden, was mit Ihrem Gerät passiert.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. So ein Gerät dürfen wir nicht kaufen, und kein Versanddienst darf es mitnehmen: Auch zurückschicken können wir es nicht. Wir recyceln es sicher und kostenlos, wenn Sie zustimmen, oder eine andere Person prüft es noch einmal.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Auf dem Glas sitzt Pilz. Er lässt sich nicht entfernen und greift auf andere Objektive über, deshalb können wir es nicht weiterverkaufen. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Der Monitor zeigt kein Bild. Die Reparatur kostet mehr, als er wert ist. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Das Panel ist gebrochen. Ein neues kostet mehr, als der Monitor wert ist. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_BANNED:
    'Die Konsole ist für ihren Online-Dienst gesperrt, niemand könnte sie voll nutzen. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_MODDED:
    'Die Konsole wurde geöffnet oder an Hardware oder Software verändert. Solche Konsolen kaufen wir nicht. Sie entscheiden, was damit passiert.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Mit dem, was wir gefunden haben, liegt der Preis unter dem, was wir mindestens zahlen. Symbolische Beträge bieten wir nicht an. Sie entscheiden, was mit Ihrem Gerät passiert.',
  CLARIFICATION_SAID: 'Ihre Angabe',
  CLARIFICATION_SUM_TEXT:
    'Dieselbe Regel und dieselbe Preisliste wie bei Ihrem Angebot. Nur die markierten Zeilen weichen von Ihren Antworten ab.',
  CLARIFICATION_SUM_CHANGED: 'weicht von Ihrer Antwort ab',
  CLARIFICATION_CHECKING: 'Ihr Browser prüft das gerade\u00a0…',
  CLARIFICATION_SUM_EQUAL:
    'Ihr Browser hat selbst nachgerechnet und kommt auf {price}. Das ist genau unsere Zahl.',
  CLARIFICATION_SUM_DIFFERS:
    'Ihr Browser kommt auf ein anderes Ergebnis. Bei uns stimmt etwas nicht: Bitte entscheiden Sie noch nichts und schreiben Sie uns.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Mit JavaScript rechnet Ihr Browser selbst nach und vergleicht das Ergebnis mit unserem.',
  CLARIFICATION_PROOF: 'Geprüft, ohne Ihre Antworten zu kennen',
  CLARIFICATION_PROOF_TEXT:
    'Unser Ergebnis stand am {date} fest, bevor die Prüferin oder der Prüfer Ihre Antworten sehen konnte. Seitdem schützt es ein digitales Siegel.',
  CLARIFICATION_PROOF_VALID: 'Ihr Browser hat das Siegel geprüft: Es passt zu dem, was Sie hier sehen.',
  CLARIFICATION_PROOF_INVALID:
    'Das Siegel passt nicht zu dem, was Sie hier sehen. Bei uns stimmt etwas nicht: Bitte entscheiden Sie noch nichts und schreiben Sie uns.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Dieser Browser kann das Siegel nicht prüfen. Sie können es mit jedem Programm tun, das SHA-256 berechnet.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Mit JavaScript prüft Ihr Browser das Siegel selbst.',
  CLARIFICATION_ANSWER_BY: 'Sie haben bis zum {date} Zeit.',
  CLARIFICATION_SILENCE:
    'Hören wir bis dahin nichts, kommt Ihr Gerät kostenlos zurück. Schweigen heißt nie Ja.',
  CLARIFICATION_SILENCE_KEPT:
    'Hören wir bis dahin nichts, verwahren wir Ihr Gerät sicher und melden uns per E-Mail oder Telefon. Antworten können Sie hier auch danach noch. Schweigen heißt nie Ja.',
  CLARIFICATION_ACCEPT_TEXT:
    'Wir kaufen Ihr Gerät für {price} und weisen die Auszahlung auf Ihr Konto an. Das lässt sich nicht rückgängig machen.',
  CLARIFICATION_ACCEPT_DONE: 'Sie haben {price} angenommen',
  CLARIFICATION_ACCEPT_NEXT:
    'Wir weisen die Auszahlung auf Ihr Konto an und schreiben Ihnen, sobald das Geld unterwegs ist.',
  CLARIFICATION_RETURN_TEXT:
    'Wir schicken Ihr Gerät auf unsere Kosten an Ihre Adresse zurück. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_RETURN_DONE: 'Ihr Gerät kommt zurück',
  CLARIFICATION_RETURN_NEXT:
    'Wir packen es ein und schreiben Ihnen die Sendungsnummer, sobald das Paket unterwegs ist. Das kostet Sie nichts.',
  CLARIFICATION_RECYCLE_TEXT:
    'Wir recyceln Ihr Gerät fachgerecht. Sie bekommen kein Geld dafür, und es lässt sich nicht rückgängig machen.',
  CLARIFICATION_RECYCLE_DONE: 'Wir recyceln Ihr Gerät',
  CLARIFICATION_RECYCLE_NEXT: 'Sie müssen nichts weiter tun. Das kostet Sie nichts.',
  CLARIFICATION_APPEAL_TEXT:
    'Eine andere Person prüft Ihr Gerät noch einmal, kostenlos. Haben Sie recht, zahlen wir, was wir angeboten haben. Bestätigt sich die Abweichung, haben Sie weitere 7\u00a0Tage für Ihre Entscheidung. Schlechter kann Ihr Preis dadurch nicht werden. Das geht einmal.',
  CLARIFICATION_APPEAL_DONE: 'Ihr Gerät wird noch einmal geprüft',
  CLARIFICATION_APPEAL_NEXT: 'Das übernimmt jetzt eine andere Person. Wir schreiben Ihnen das Ergebnis.',
  CLARIFICATION_DONE_TEXT: 'Wir sehen uns Ihr Gerät noch einmal an und schreiben Ihnen das Ergebnis.',
  CLARIFICATION_DONE_NEXT: 'Wir prüfen Ihr Gerät weiter und schreiben Ihnen das Ergebnis.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Entschieden am {date} nach der Regel, die Sie beim Verkauf gewählt haben.',
  CLARIFICATION_CLOCK_DONE: 'Die Zeit für eine Antwort ist vorbei: Ihr Gerät kommt zurück',
  CLARIFICATION_FAILED: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal: Ihre Entscheidung zählt nur einmal.',
  CLARIFICATION_FAILED_BUSY:
    'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  CLARIFICATION_LOCK_APPLE: 'Entfernen Sie Ihr Gerät aus iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '„Wo ist?“ ist noch eingeschaltet. Solange das so ist, gehört das Gerät zu Ihrem Apple Account, und niemand sonst kann es benutzen. Sie brauchen es dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_APPLE_1:
    'Öffnen Sie icloud.com/find und melden Sie sich mit dem Apple Account an, der auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_APPLE_2: 'Wählen Sie das Gerät in der Liste und dann „Dieses Gerät entfernen“.',
  CLARIFICATION_LOCK_APPLE_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_GOOGLE: 'Entfernen Sie das Google-Konto',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Das Gerät ist zurückgesetzt, aber noch durch ein Google-Konto geschützt. Ohne dieses Konto kann es niemand einrichten. Sie brauchen es dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Öffnen Sie myaccount.google.com/device-activity und melden Sie sich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Wählen Sie das Gerät und melden Sie es ab.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“. Bis Google die Sperre aufhebt, kann ein Tag vergehen; darauf warten wir.',
  CLARIFICATION_LOCK_SAMSUNG: 'Entfernen Sie das Samsung-Konto',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Das Gerät ist noch mit einem Samsung-Konto verbunden und lässt sich ohne dieses nicht einrichten. Sie brauchen es dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Öffnen Sie account.samsung.com und melden Sie sich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_SAMSUNG_2:
    'Wählen Sie das Gerät unter „Geräte“ und melden Sie es ab oder entfernen Sie es.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_MDM: 'Lassen Sie das Gerät freigeben',
  CLARIFICATION_LOCK_MDM_1:
    'Bitten Sie die zuständige IT-Abteilung, das Gerät aus der Verwaltung freizugeben. Zurücksetzen allein genügt nicht.',
  CLARIFICATION_LOCK_MDM_2: 'Warten Sie, bis sie Ihnen das bestätigt, am besten schriftlich.',
  CLARIFICATION_LOCK_MDM_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Verwenden Sie dieses Passwort auch anderswo, dann ändern Sie es dort zuerst.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Antworten Sie auf unsere E-Mail und nennen Sie uns das Passwort. Wissen Sie es nicht mehr, schicken Sie uns die Rechnung des Geräts: Damit kann der Hersteller das Passwort entfernen.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_CONSOLE: 'Melden Sie die Konsole von Ihrem Konto ab',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'Die Konsole ist noch als Hauptkonsole mit einem Konto verbunden. Sie brauchen sie dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Melden Sie sich in Ihrem Konto an: je nach Konsole bei PlayStation, Microsoft oder Nintendo.',
  CLARIFICATION_LOCK_CONSOLE_2:
    'Öffnen Sie die Liste Ihrer Geräte und deaktivieren oder entfernen Sie die Konsole.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Zeigen Sie uns, dass das Gerät Ihnen gehört',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Suchen Sie eine Rechnung, einen Kassenbon, eine Bestellbestätigung oder einen Vertrag, in dem das Gerät steht. Auch ein Foto der Verpackung mit der Seriennummer hilft.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Antworten Sie auf unsere E-Mail und hängen Sie ein Foto oder PDF davon an. Was nichts mit dem Gerät zu tun hat, dürfen Sie abdecken.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Öffnen Sie die Seite Ihres Verkaufs. In der E-Mail, die Sie hierher geführt hat, gibt es dafür den Button „Meinen Verkauf ansehen“; mit Kundenkonto finden Sie den Verkauf auch dort. Zu Ihrer Sicherheit führt diese Seite nicht dorthin: Wer sie sieht, könnte sonst ändern, wohin das Geld geht.',
  CLARIFICATION_PAYOUT_NAME_2:
    'Wählen Sie dort „Konto ändern“ und geben Sie ein Konto auf Ihren eigenen Namen oder Ihre Firma an.',
  CLARIFICATION_PAYOUT_NAME_3: 'Kommen Sie auf diese Seite zurück und wählen Sie „Ich habe es erledigt“.',
  CLARIFICATION_MISSING_PART_LEAD:
    'Ein Teil, das zu Ihrem Angebot gehört, ist nicht mit dem Gerät angekommen. Sie können es auf unsere Kosten nachschicken.',
  CLARIFICATION_MISSING_PART_1:
    'Sehen Sie nach, ob das Teil noch dort liegt, wo Sie das Paket gepackt haben.',
  CLARIFICATION_MISSING_PART_2:
    'Antworten Sie auf unsere E-Mail. Haben Sie das Teil noch? Dann schicken wir Ihnen ein kostenloses Versandetikett. Ist es nicht mehr da? Dann rechnen wir den Preis ohne das Teil aus, und Sie entscheiden.',
  CLARIFICATION_MISSING_PART_3:
    'Ist das Teil unterwegs, oder haben Sie uns geschrieben, dass Sie es nicht mehr haben? Dann wählen Sie „Ich habe es erledigt“.',
} satisfies Partial<Record<keyof typeof familiar, string>>

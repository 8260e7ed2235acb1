import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Verkauf {number}',
  CLARIFICATION_PRICE_TITLE: 'Wir können dir {price} statt {quoted} zahlen',
  CLARIFICATION_PRICE_LEAD:
    'Wir haben dein Gerät geprüft, und es ist anders, als du es beschrieben hast. Hier siehst du, was abweicht, mit Foto zu jedem Punkt und dem, was es am Preis ändert. Du entscheidest, wie es weitergeht.',
  CLARIFICATION_SECOND_LEAD:
    'Eine andere Person hat dein Gerät noch einmal geprüft und auch Abweichungen gefunden. Das bessere der beiden Ergebnisse zählt. Du entscheidest, wie es weitergeht.',
  CLARIFICATION_QUOTED: 'Unser Angebot',
  CLARIFICATION_NEW: 'Neuer Preis',
  CLARIFICATION_DECIDE: 'Zu deinen Möglichkeiten',

  CLARIFICATION_NO_BUY: 'Dieses Gerät können wir nicht kaufen',
  CLARIFICATION_NO_BUY_TEXT:
    'Was wir gefunden haben, schließt einen Ankauf aus. Du entscheidest, was mit deinem Gerät passiert.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. So ein Gerät dürfen wir nicht kaufen, und kein Versanddienst darf es mitnehmen: Auch zurückschicken können wir es nicht. Wir recyceln es sicher und kostenlos, wenn du zustimmst, oder eine andere Person prüft es noch einmal.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Auf dem Glas sitzt Pilz. Er lässt sich nicht entfernen und greift auf andere Objektive über, deshalb können wir es nicht weiterverkaufen. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'Der Monitor zeigt kein Bild. Die Reparatur kostet mehr, als er wert ist. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'Das Panel ist gebrochen. Ein neues kostet mehr, als der Monitor wert ist. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_BANNED:
    'Die Konsole ist für ihren Online-Dienst gesperrt, niemand könnte sie voll nutzen. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_MODDED:
    'Die Konsole wurde geöffnet oder an Hardware oder Software verändert. Solche Konsolen kaufen wir nicht. Du entscheidest, was damit passiert.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Mit dem, was wir gefunden haben, liegt der Preis unter dem, was wir mindestens zahlen. Symbolische Beträge bieten wir nicht an. Du entscheidest, was mit deinem Gerät passiert.',

  CLARIFICATION_FINDINGS: 'Das haben wir gefunden',
  CLARIFICATION_SAID: 'Deine Angabe',
  CLARIFICATION_FOUND: 'Unser Befund',
  CLARIFICATION_PHOTO: 'Foto',
  CLARIFICATION_EFFECT: 'Preisänderung',
  CLARIFICATION_NOT_ASKED: 'nicht gefragt',
  CLARIFICATION_NO_PHOTO: 'kein Foto',
  CLARIFICATION_PHOTO_ALT: 'Foto {number} aus der Prüfung: {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Groß ansehen',
  CLARIFICATION_PHOTO_CLOSE: 'Schließen',
  CLARIFICATION_ROUNDING: 'Rundung',
  CLARIFICATION_DIFFERENCE: 'Unterschied',

  CLARIFICATION_SUM: 'So entsteht der neue Preis',
  CLARIFICATION_SUM_TEXT:
    'Dieselbe Regel und dieselbe Preisliste wie bei deinem Angebot. Nur die markierten Zeilen weichen von deinen Antworten ab.',
  CLARIFICATION_SUM_CHANGED: 'weicht von deiner Antwort ab',
  CLARIFICATION_CHECKING: 'Dein Browser prüft das gerade\u00a0…',
  CLARIFICATION_SUM_EQUAL:
    'Dein Browser hat selbst nachgerechnet und kommt auf {price}. Das ist genau unsere Zahl.',
  CLARIFICATION_SUM_DIFFERS:
    'Dein Browser kommt auf ein anderes Ergebnis. Bei uns stimmt etwas nicht: Bitte entscheide noch nichts und schreib uns.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Mit JavaScript rechnet dein Browser selbst nach und vergleicht das Ergebnis mit unserem.',

  CLARIFICATION_PROOF: 'Geprüft, ohne deine Antworten zu kennen',
  CLARIFICATION_PROOF_TEXT:
    'Unser Befund stand am {date} fest, bevor die Prüferin oder der Prüfer deine Antworten sehen konnte. Seitdem schützt ihn ein digitales Siegel.',
  CLARIFICATION_PROOF_VALID: 'Dein Browser hat das Siegel geprüft: Es passt zu dem, was du hier siehst.',
  CLARIFICATION_PROOF_INVALID:
    'Das Siegel passt nicht zu dem, was du hier siehst. Bei uns stimmt etwas nicht: Bitte entscheide noch nichts und schreib uns.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Dieser Browser kann das Siegel nicht prüfen. Du kannst es mit jedem Programm tun, das SHA-256 berechnet.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Mit JavaScript prüft dein Browser das Siegel selbst.',
  CLARIFICATION_PROOF_DETAILS: 'Siegel selbst nachprüfen',
  CLARIFICATION_PROOF_HOW:
    'Das Siegel ist der SHA-256 des Textes hier unten, Zeichen für Zeichen. Wäre nur eines anders, wäre es auch das Siegel.',
  CLARIFICATION_PROOF_FOUND: 'Das wurde versiegelt',
  CLARIFICATION_PROOF_SEAL: 'Siegel (SHA-256)',

  CLARIFICATION_ANSWERS: 'Was soll passieren?',
  CLARIFICATION_ANSWER_BY: 'Du hast bis zum {date} Zeit.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Es bleibt noch ein Tag.} other {Es bleiben noch # Tage.}}',
  CLARIFICATION_LEFT_HOURS:
    '{count, plural, one {Es bleibt noch eine Stunde.} other {Es bleiben noch # Stunden.}}',
  CLARIFICATION_LEFT_SOON: 'Es bleibt weniger als eine Stunde.',
  CLARIFICATION_LEFT_NONE: 'Diese Zeit ist vorbei.',
  CLARIFICATION_SILENCE:
    'Hören wir bis dahin nichts, kommt dein Gerät kostenlos zurück. Schweigen heißt nie Ja.',
  CLARIFICATION_SILENCE_KEPT:
    'Hören wir bis dahin nichts, verwahren wir dein Gerät sicher und melden uns per E-Mail oder Telefon. Antworten kannst du hier auch danach noch. Schweigen heißt nie Ja.',

  CLARIFICATION_ACCEPT: '{price} annehmen',
  CLARIFICATION_ACCEPT_TEXT:
    'Wir kaufen dein Gerät für {price} und weisen die Auszahlung auf dein Konto an. Das lässt sich nicht rückgängig machen.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Ja, {price} annehmen',
  CLARIFICATION_ACCEPT_QUESTION: '{price} annehmen?',
  CLARIFICATION_ACCEPT_DONE: 'Du hast {price} angenommen',
  CLARIFICATION_ACCEPT_NEXT:
    'Wir weisen die Auszahlung auf dein Konto an und schreiben dir, sobald das Geld unterwegs ist.',
  CLARIFICATION_RETURN: 'Kostenlos zurückschicken',
  CLARIFICATION_RETURN_TEXT:
    'Wir schicken dein Gerät auf unsere Kosten an deine Adresse zurück. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_RETURN_CONFIRM: 'Ja, zurückschicken',
  CLARIFICATION_RETURN_QUESTION: 'Gerät zurückschicken lassen?',
  CLARIFICATION_RETURN_DONE: 'Dein Gerät kommt zurück',
  CLARIFICATION_RETURN_NEXT:
    'Wir packen es ein und schreiben dir die Sendungsnummer, sobald das Paket unterwegs ist. Das kostet dich nichts.',
  CLARIFICATION_RECYCLE: 'Für mich recyceln',
  CLARIFICATION_RECYCLE_TEXT:
    'Wir recyceln dein Gerät fachgerecht. Du bekommst kein Geld dafür, und es lässt sich nicht rückgängig machen.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Ja, recyceln',
  CLARIFICATION_RECYCLE_QUESTION: 'Gerät recyceln lassen?',
  CLARIFICATION_RECYCLE_DONE: 'Wir recyceln dein Gerät',
  CLARIFICATION_RECYCLE_NEXT: 'Du musst nichts weiter tun. Das kostet dich nichts.',
  CLARIFICATION_APPEAL: 'Zweite Prüfung verlangen',
  CLARIFICATION_APPEAL_TEXT:
    'Eine andere Person prüft dein Gerät noch einmal, kostenlos. Hast du recht, zahlen wir, was wir angeboten haben. Bestätigt sich die Abweichung, hast du weitere 7\u00a0Tage für deine Entscheidung. Schlechter kann dein Preis dadurch nicht werden. Das geht einmal.',
  CLARIFICATION_APPEAL_CONFIRM: 'Ja, noch einmal prüfen',
  CLARIFICATION_APPEAL_QUESTION: 'Gerät noch einmal prüfen lassen?',
  CLARIFICATION_APPEAL_DONE: 'Dein Gerät wird noch einmal geprüft',
  CLARIFICATION_APPEAL_NEXT: 'Das übernimmt jetzt eine andere Person. Wir schreiben dir das Ergebnis.',
  CLARIFICATION_DONE: 'Ich habe es erledigt',
  CLARIFICATION_DONE_TEXT: 'Wir sehen uns dein Gerät noch einmal an und schreiben dir das Ergebnis.',
  CLARIFICATION_DONE_CONFIRM: 'Ja, bitte noch einmal ansehen',
  CLARIFICATION_DONE_QUESTION: 'Ist alles erledigt?',
  CLARIFICATION_DONE_DONE: 'Danke, wir sehen noch einmal nach',
  CLARIFICATION_DONE_NEXT: 'Wir prüfen dein Gerät weiter und schreiben dir das Ergebnis.',

  CLARIFICATION_ANSWERED_AT: 'Beantwortet am {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Entschieden am {date} nach der Regel, die du beim Verkauf gewählt hast.',
  CLARIFICATION_CLOCK_DONE: 'Die Zeit für eine Antwort ist vorbei: Dein Gerät kommt zurück',
  CLARIFICATION_SENDING: 'Einen Moment\u00a0…',
  CLARIFICATION_FAILED: 'Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Es kam keine Antwort. Prüf deine Verbindung und versuch es noch einmal: Deine Entscheidung zählt nur einmal.',
  CLARIFICATION_FAILED_BUSY:
    'Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  CLARIFICATION_QUICK_TEXT: 'Das Öffnen dieser Seite hat nichts entschieden. Das tut nur dieser Button.',
  CLARIFICATION_QUICK_ALL: 'Fotos, Rechnung und die anderen Antworten ansehen',
  CLARIFICATION_QUICK_GUIDE: 'Anleitung und die anderen Antworten ansehen',

  CLARIFICATION_GUIDE: 'So geht es',
  CLARIFICATION_LOCK_APPLE: 'Entferne dein Gerät aus iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '„Wo ist?“ ist noch eingeschaltet. Solange das so ist, gehört das Gerät zu deinem Apple Account, und niemand sonst kann es benutzen. Du brauchst es dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_APPLE_1:
    'Öffne icloud.com/find und melde dich mit dem Apple Account an, der auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_APPLE_2: 'Wähle das Gerät in der Liste und dann „Dieses Gerät entfernen“.',
  CLARIFICATION_LOCK_APPLE_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_GOOGLE: 'Entferne das Google-Konto',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'Das Gerät ist zurückgesetzt, aber noch durch ein Google-Konto geschützt. Ohne dieses Konto kann es niemand einrichten. Du brauchst es dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Öffne myaccount.google.com/device-activity und melde dich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Wähle das Gerät und melde es ab.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“. Bis Google die Sperre aufhebt, kann ein Tag vergehen; darauf warten wir.',
  CLARIFICATION_LOCK_SAMSUNG: 'Entferne das Samsung-Konto',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'Das Gerät ist noch mit einem Samsung-Konto verbunden und lässt sich ohne dieses nicht einrichten. Du brauchst es dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Öffne account.samsung.com und melde dich mit dem Konto an, das auf dem Gerät verwendet wurde.',
  CLARIFICATION_LOCK_SAMSUNG_2: 'Wähle das Gerät unter „Geräte“ und melde es ab oder entferne es.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_MDM: 'Lass das Gerät freigeben',
  CLARIFICATION_LOCK_MDM_LEAD:
    'Das Gerät wird von einer Firma oder Schule verwaltet. Nur sie kann es freigeben, vorher kann es niemand einrichten.',
  CLARIFICATION_LOCK_MDM_1:
    'Bitte die zuständige IT-Abteilung, das Gerät aus der Verwaltung freizugeben. Zurücksetzen allein genügt nicht.',
  CLARIFICATION_LOCK_MDM_2: 'Warte, bis sie dir das bestätigt, am besten schriftlich.',
  CLARIFICATION_LOCK_MDM_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_FIRMWARE: 'Wir brauchen das Firmware-Passwort',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'Das Gerät fragt schon vor dem Start nach einem Passwort. Deshalb können wir es weder prüfen noch löschen.',
  CLARIFICATION_LOCK_FIRMWARE_1: 'Verwendest du dieses Passwort auch anderswo, dann ändere es dort zuerst.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Antworte auf unsere E-Mail und nenn uns das Passwort. Weißt du es nicht mehr, schick uns die Rechnung des Geräts: Damit kann der Hersteller das Passwort entfernen.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_LOCK_CONSOLE: 'Melde die Konsole von deinem Konto ab',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'Die Konsole ist noch als Hauptkonsole mit einem Konto verbunden. Du brauchst sie dafür nicht in der Hand zu haben.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Melde dich in deinem Konto an: je nach Konsole bei PlayStation, Microsoft oder Nintendo.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Öffne die Liste deiner Geräte und deaktiviere oder entferne die Konsole.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_OWNERSHIP_PROOF: 'Zeig uns, dass das Gerät dir gehört',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Bei manchen Geräten bitten wir vor dem Kauf um einen Nachweis. Das ist kein Verdacht: Es schützt Menschen, denen ein Gerät gestohlen wurde.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Such eine Rechnung, einen Kassenbon, eine Bestellbestätigung oder einen Vertrag, in dem das Gerät steht. Auch ein Foto der Verpackung mit der Seriennummer hilft.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Antworte auf unsere E-Mail und häng ein Foto oder PDF davon an. Was nichts mit dem Gerät zu tun hat, darfst du abdecken.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_PAYOUT_NAME: 'Das Konto lautet auf einen anderen Namen',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Wir dürfen nur auf ein Konto der Person zahlen, die verkauft. Das angegebene Konto gehört jemand anderem.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Öffne die Seite deines Verkaufs. In der E-Mail, die dich hierher geführt hat, gibt es dafür den Button „Meinen Verkauf ansehen“; mit Kundenkonto findest du den Verkauf auch dort. Zu deiner Sicherheit führt diese Seite nicht dorthin: Wer sie sieht, könnte sonst ändern, wohin das Geld geht.',
  CLARIFICATION_PAYOUT_NAME_2: 'Wähle dort „Konto ändern“ und gib ein Konto auf deinen eigenen Namen an.',
  CLARIFICATION_PAYOUT_NAME_3: 'Komm auf diese Seite zurück und wähle „Ich habe es erledigt“.',
  CLARIFICATION_MISSING_PART_LEAD:
    'Ein Teil, das zu deinem Angebot gehört, ist nicht mit dem Gerät angekommen. Du kannst es auf unsere Kosten nachschicken.',
  CLARIFICATION_MISSING_PART_1: 'Sieh nach, ob das Teil noch dort liegt, wo du das Paket gepackt hast.',
  CLARIFICATION_MISSING_PART_2:
    'Antworte auf unsere E-Mail. Hast du das Teil noch? Dann schicken wir dir ein kostenloses Label. Ist es nicht mehr da? Dann rechnen wir den Preis ohne das Teil aus, und du entscheidest.',
  CLARIFICATION_MISSING_PART_3:
    'Ist das Teil unterwegs, oder hast du uns geschrieben, dass du es nicht mehr hast? Dann wähle „Ich habe es erledigt“.',
} satisfies Record<keyof typeof source, string>

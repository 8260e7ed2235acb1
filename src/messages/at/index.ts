import { messages as german } from '../de/index.ts'

/** Only what an Austrian shop words differently; everything else is the German text. */
const austrian = {
  FOOTER_SHIPPING: 'Gratisversand mit {carrier}',
  HOME_DESCRIPTION:
    'Handy, Tablet, Laptop, Kamera oder Konsole in Österreich verkaufen: Du siehst, was jede Antwort am Preis ändert. Versand gratis, Auszahlung je Gerät.',
  HOME_PROMISE_SHIPPING: 'Gratisversand, auch retour',
  HOME_EXAMPLE_TEXT:
    'So entsteht jedes Angebot: ein Grundpreis, deine Antworten, eine Summe, die du prüfen kannst. Änderst du eine Antwort, ändert sich der Kassazettel mit.',
  HOME_EXAMPLE_ROUNDING: 'Abgerundet auf ganze Euro',
  HOME_STEP_SEND: 'Einschicken',
  HOME_STEP_SEND_TEXT:
    'Druck das Etikett aus oder zeig den QR-Code. {carrier} bringt das Paket zu uns. Ab dem ersten Scan tragen wir das Risiko.',
  HOME_PROOF_SILENCE_TEXT:
    'Für deine Antwort auf ein neues Angebot hast du 14 Tage. Ohne Antwort kommt dein Gerät gratis retour.',
  HOME_WORRY_RETURN_TEXT:
    'Wir schicken das Gerät gratis retour, eine andere Person prüft es noch einmal, oder wir recyceln es. Du entscheidest.',
  HOME_PARTNER_LEAD:
    'Such dein Gerät. Nach ein paar Fragen siehst du deinen Preis. Versand und Rücksendung sind gratis.',
  ERRORPAGE_SUBTITLE: 'Das Packerl ist da, aber es ist leer.',
  ERRORPAGE_EXPIRED_LINK:
    'Links zu einer Rückfrage gelten nur für begrenzte Zeit und für ein Gerät. Öffne das neueste E-Mail zu deinem Verkauf oder schreib uns mit deiner Verkaufsnummer.',
  ERRORPAGE_IMAGE: 'Ein offenes, leeres Paket mit losem Etikett',
  ERRORPAGE_IMAGE_EXPIRED_LINK: 'Eine Sanduhr neben einem Kuvert',
  SCREEN_ACCOUNT_ADDRESS_CHANGE_LEAD: 'Wir verwenden sie für deine Etiketten und für Rücksendungen.',
  STEP_UP_CODE_HINT: '{digits} Ziffern aus unserem E-Mail',
  OBJECTION_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Antworte auf unser E-Mail, dann stoppen wir die Auszahlung.',
  SCREEN_CHECKOUT_LEAD:
    'Adresse, Auszahlungskonto, Übersicht: in drei kurzen Schritten zu deinem Versandetikett.',
  SCREEN_THANK_YOU_LEAD: 'Dein Etikett, der QR-Code und wie du dein Gerät sicher verpackst.',
  BREAKDOWN_ROUNDING: 'Abgerundet auf ganze Euro',
  NO_OFFER_TOO_LOW:
    'Mit diesen Antworten liegt der Preis unter {minimum}. Darunter machen wir kein Angebot. Auf Wunsch bekommst du stattdessen gratis ein Etikett fürs Recycling.',

  FIELD_EMAIL_HINT: 'Für dein Etikett und Nachrichten zu deinem Verkauf. Keine Werbung.',
  DETAILS_ADDRESS_HINT: 'Für das Etikett und für eine Rücksendung, falls es eine gibt.',
  FIELD_ADDRESS_EXTRA: 'Stiege, Stock, Tür (optional)',
  FIELD_ADDRESS_EXTRA_ADD: 'Stiege, Stock, Tür ergänzen',
  PROBLEM_PHONE_FORMAT: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +43 1 2345678.',
  PROBLEM_IBAN_FORMAT: 'Eine IBAN beginnt mit zwei Buchstaben, zum Beispiel AT. Danach folgen Ziffern.',
  PROBLEM_IBAN_CHECKSUM:
    'Eine Stelle stimmt nicht. Vergleich die IBAN mit deiner Bankomatkarte oder deinem Kontoauszug.',
  REVIEW_PROMISE:
    'Dein Preis gilt, wenn dein Paket binnen 21\u00a0Tagen gescannt wird. Für dich ist alles gratis, auch wenn etwas retour geht.',
  THANKS_NONE_TEXT: 'Öffne den Link im E-Mail zu deinem Verkauf oder lass ihn dir noch einmal schicken.',
  PARCEL_QR: 'Zeig diesen Code bei einer Annahmestelle von {carrier}.',
  THANKS_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Versandetikett und Packzettel hängen auch am E-Mail zu deinem Verkauf.',
  SALE_ACCOUNT_SENT: 'Schau in dein Postfach: Unser E-Mail führt dich zu deinem Kundenkonto.',
  MY_SALE_NUMBER_HINT:
    'Sie steht auf dem Packzettel und in jedem E-Mail zu deinem Verkauf: zweimal vier Zeichen.',
  PACK_SEND_TEXT:
    'Zeig den Code oder kleb das Versandetikett auf den Karton. Heb den Aufgabebeleg auf, bis dein Geld da ist.',
  NEXT_YOU: 'Du bist dran',
  NEXT_WE: 'Wir sind dran',

  ACCOUNT_NO_SCRIPT:
    'Dein Konto braucht JavaScript. Ist es bei dir ausgeschaltet, schreib uns ein E-Mail: Wir legen den Verkauf für dich an.',
  RESET_NO_SCRIPT:
    'Diese Seite braucht JavaScript. Ohne geht es auch: Antworte auf unser E-Mail, dann helfen wir dir.',
  SIGN_IN_FAILED:
    'E-Mail und Passwort passen nicht zusammen, oder die Adresse ist noch nicht bestätigt. Such unser E-Mail in deinem Postfach oder wähle ein neues Passwort.',
  REGISTER_DONE_TEXT:
    'Wir haben an {email} geschrieben. Öffne zum Abschluss den Link im E-Mail. Nichts angekommen? Schau im Spam-Ordner nach und prüf die Adresse.',
  TIMELINE_RETURNING: 'Kommt retour',
  STATUS_RETURNING: 'Kommt retour',
  STATUS_CREATED_TEXT: 'Wir erstellen gerade dein Etikett. Du bekommst es gleich per E-Mail.',
  STATUS_COUNTER_OFFERED_TEXT:
    'Dein Gerät weicht von deinen Antworten ab. Schau es dir an und sag uns bis zum {date}, was damit passieren soll. Hören wir nichts, schicken wir es gratis retour.',
  STATUS_ACTION_REQUIRED_TEXT:
    'Bevor es weitergeht, fehlt etwas, das nur du erledigen kannst. Du hast dafür bis zum {date} Zeit. Hören wir nichts, schicken wir dein Gerät gratis retour.',
  STATUS_RETURN_PENDING: 'Geht retour an dich',
  STATUS_RETURN_PENDING_TEXT:
    '{count, plural, one {Wir machen dein Gerät für die Rücksendung fertig.} other {Wir machen deine # Geräte für die Rücksendung fertig.}} Sie ist gratis, und die Sendungsnummer bekommst du per E-Mail.',
  STATUS_RECYCLED_TEXT: 'Wir recyceln dein Gerät fachgerecht. Für dich ist das gratis.',
  STATUS_RETURN_SHIPPED: 'Kommt retour',
  MANAGEMENT_EXPORT_TEXT:
    'Alles, was wir über dich wissen, in einem Archiv: deine Angaben, Verkäufe, Etiketten und Packzettel. Es enthält auch deine Kontonummern, also heb es sicher auf.',
  DELETE_RUNNING:
    'Laufende Verkäufe gehen weiter wie vereinbart: Wir zahlen aus oder schicken Geräte gratis retour. Du erreichst diese Verkäufe über die Links in unseren E-Mails.',
  PAYMENT_CHANGE_DONE: 'Gespeichert. Wir haben dir ein E-Mail zur Änderung geschickt.',

  NEXT_CARRIER: 'Der Paketdienst ist dran',
  SALE_RETURN: 'Kommt mit {carrier} retour, Sendungsnummer {number}',
  SALE_PAYOUT_DONE: 'Gespeichert. Wir haben dir ein E-Mail zur Änderung geschickt.',
  RULE_ELSE_RETURN: 'Gratis retour schicken',
  RULE_SUM_RETURN:
    'Ab {share} des Angebots kaufen wir, ohne zu fragen. Darunter kommt das Gerät gratis retour.',

  CLARIFICATION_SILENCE:
    'Hören wir bis dahin nichts, kommt dein Gerät gratis retour. Schweigen heißt nie Ja.',
  CLARIFICATION_RETURN: 'Gratis retour schicken',
  CLARIFICATION_RETURN_TEXT:
    'Wir schicken dein Gerät auf unsere Kosten an deine Adresse retour. Der Verkauf dieses Geräts endet damit.',
  CLARIFICATION_RETURN_CONFIRM: 'Ja, retour schicken',
  CLARIFICATION_RETURN_QUESTION: 'Gerät retour schicken lassen?',
  CLARIFICATION_RETURN_DONE: 'Dein Gerät kommt retour',
  CLARIFICATION_CLOCK_DONE: 'Die Zeit für eine Antwort ist vorbei: Dein Gerät kommt retour',
  CLARIFICATION_APPEAL_TEXT:
    'Eine andere Person prüft dein Gerät noch einmal, gratis. Hast du recht, zahlen wir, was wir angeboten haben. Bestätigt sich die Abweichung, hast du weitere 7\u00a0Tage für deine Entscheidung. Schlechter kann dein Preis dadurch nicht werden. Das geht einmal.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Antworte auf unser E-Mail und nenn uns das Passwort. Weißt du es nicht mehr, schick uns die Rechnung des Geräts: Damit kann der Hersteller das Passwort entfernen.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Such eine Rechnung, einen Kassazettel, eine Bestellbestätigung oder einen Vertrag, in dem das Gerät steht. Auch ein Foto der Verpackung mit der Seriennummer hilft.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Antworte auf unser E-Mail und häng ein Foto oder PDF davon an. Was nichts mit dem Gerät zu tun hat, darfst du abdecken.',
  CLARIFICATION_MISSING_PART_2:
    'Antworte auf unser E-Mail. Hast du das Teil noch? Dann schicken wir dir gratis ein Etikett. Ist es nicht mehr da? Dann rechnen wir den Preis ohne das Teil aus, und du entscheidest.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Öffne die Seite deines Verkaufs. Im E-Mail, das dich hierher geführt hat, gibt es dafür den Button „Meinen Verkauf ansehen“; mit Kundenkonto findest du den Verkauf auch dort. Zu deiner Sicherheit führt diese Seite nicht dorthin: Wer sie sieht, könnte sonst ändern, wohin das Geld geht.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'Der Akku ist aufgebläht und kann sich entzünden. So ein Gerät dürfen wir nicht kaufen, und kein Versanddienst darf es mitnehmen: Auch retour schicken können wir es nicht. Wir recyceln es sicher und gratis, wenn du zustimmst, oder eine andere Person prüft es noch einmal.',

  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Unser Versprechen schwarz auf weiß und mit unserer Signatur: deine Geräte, deine Antworten, Preise und Fristen. Heb ihn auf; ändern kann ihn niemand, auch wir nicht.',
  SIGNED_OFFER_ANSWER_TEXT:
    'Für eine Antwort sind {days} Tage Zeit, nach einer zweiten Prüfung weitere {secondDays} Tage. Ohne Antwort geht das Gerät gratis retour.',
  SIGNED_OFFER_RULE_RETURN:
    'Ein neuer Preis ab {share} des Angebots ist angenommen. Darunter geht das Gerät gratis retour.',
  FAIRNESS_RETURNED: 'Retour geschickt',

  LIST_FIELD_HINT: 'Bis zu {max} Geräte. Du kannst sie auch mit Beistrich oder Strichpunkt trennen.',

  CONTACT_SUBJECT_SHIPPING_LABEL: 'Versandetikett und Paket',
  CONTACT_SUBJECT_RETURN: 'Gerät retour schicken',
  CONTACT_TRADE_HINT: 'Sie steht in jedem E-Mail zu deinem Verkauf: zweimal vier Zeichen.',
  CONTACT_TRADE_HINT_OTHER: 'Sie steht in jedem E-Mail zu deinem Verkauf. Nicht zur Hand? Wähle „{other}“.',
} satisfies Partial<typeof german>

export const messages = { ...german, ...austrian }

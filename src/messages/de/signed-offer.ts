import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY: 'Beleg prüfen',
  SCREEN_VERIFY_LEAD:
    'Zu jedem Verkauf gibt es einen Beleg mit unserer Signatur. Hier sagt dir dein Browser, ob ein Beleg echt ist und was darin steht.',

  SIGNED_OFFER_DOWNLOAD: 'Signierten Beleg herunterladen',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Unser Versprechen schwarz auf weiß und mit unserer Signatur: deine Geräte, deine Antworten, Preise und Fristen. Bewahr ihn auf; ändern kann ihn niemand, auch wir nicht.',
  SIGNED_OFFER_CHECK: 'So prüfst du einen Beleg',

  VERIFY_PRIVATE:
    'Der Beleg bleibt auf deinem Gerät: Dein Browser prüft ihn selbst, auch ohne Netz, sobald diese Seite offen ist.',
  VERIFY_FILE: 'Datei des Belegs auswählen',
  VERIFY_FILE_HINT: 'Du kannst sie auch auf diese Seite ziehen.',
  VERIFY_PASTE: 'Oder den Text einfügen',
  VERIFY_PASTE_HINT: 'Alles von der ersten bis zur letzten Klammer.',
  VERIFY_SUBMIT: 'Beleg prüfen',
  VERIFY_NO_SCRIPT:
    'Die Prüfung läuft in deinem Browser und braucht JavaScript. Wie es ohne geht, steht weiter unten.',

  VERIFY_GENUINE: 'Der Beleg ist echt',
  VERIFY_GENUINE_TEXT: 'Genau das haben wir signiert. Nichts daran wurde verändert.',
  VERIFY_FORGED: 'Der Beleg ist nicht echt',
  VERIFY_FORGED_TEXT:
    'Die Signatur passt nicht: Etwas wurde verändert, oder wir haben das nie signiert. Verlass dich nicht darauf.',
  VERIFY_UNKNOWN_KEY: 'Der Beleg ist nicht mit unserem Schlüssel signiert',
  VERIFY_UNKNOWN_KEY_TEXT:
    'Er nennt den Schlüssel {keyId}, und das ist nicht unserer. Verlass dich nicht darauf.',
  VERIFY_UNREADABLE: 'Das ist kein Beleg von uns',
  VERIFY_UNREADABLE_TEXT:
    'Wähle die Datei so, wie du sie heruntergeladen hast, oder füg den ganzen Text ein. Ein Bild oder ein Ausdruck lässt sich nicht prüfen.',
  VERIFY_UNKNOWN_FORM: 'Echt, aber neuer als diese Seite',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Wir haben ihn signiert, aber in einer Form, die diese Seite nicht kennt. Lade die Seite neu und versuch es noch einmal.',
  VERIFY_UNCHECKED: 'Dieser Browser kann keine Signaturen prüfen',
  VERIFY_UNCHECKED_TEXT:
    'Das sagt nichts über den Beleg. Aktualisiere den Browser, nimm einen anderen oder prüf von Hand, wie unten beschrieben.',

  SIGNED_OFFER_TITLE: 'Das haben wir versprochen',
  SIGNED_OFFER_NUMBER: 'Verkaufsnummer',
  SIGNED_OFFER_CREATED: 'Vereinbart am',
  SIGNED_OFFER_SEND_BY: 'Die Preise gelten, wenn das Paket gescannt wird bis',
  SIGNED_OFFER_ANSWER: 'Wenn wir eine Frage haben',
  SIGNED_OFFER_ANSWER_TEXT:
    'Für eine Antwort sind {days} Tage Zeit, nach einer zweiten Prüfung weitere {secondDays} Tage. Ohne Antwort geht das Gerät kostenlos zurück.',
  SIGNED_OFFER_RULE: 'Wenn wir eine Abweichung finden',
  SIGNED_OFFER_RULE_NONE: 'Wir fragen jedes Mal nach.',
  SIGNED_OFFER_RULE_ASK: 'Ein neuer Preis ab {share} des Angebots ist angenommen. Darunter fragen wir nach.',
  SIGNED_OFFER_RULE_RETURN:
    'Ein neuer Preis ab {share} des Angebots ist angenommen. Darunter geht das Gerät kostenlos zurück.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Ein neuer Preis ab {share} des Angebots ist angenommen. Darunter recyceln wir das Gerät.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# Gerät} other {# Geräte, Preis je Gerät}}',
  SIGNED_OFFER_CONDITION: 'Zustand',
  SIGNED_OFFER_ANSWERS: 'Antworten beim Verkauf',
  SIGNED_OFFER_ROUNDING: 'Abgerundet',
  SIGNED_OFFER_VOUCHER: 'Gutschein {code}',
  SIGNED_OFFER_VERSIONS: 'Preisliste {list}, Preisregel {rule}',

  VERIFY_BY_HAND: 'Ohne diese Seite prüfen',
  VERIFY_BY_HAND_TEXT:
    'Du brauchst die Programme openssl und jq. Speichere den Beleg als signed-offer.json und unseren öffentlichen Schlüssel als key.pem und führ dann die Befehle aus.',
  VERIFY_BY_HAND_KEY: 'Unser öffentlicher Schlüssel',
  VERIFY_BY_HAND_COMMANDS: 'Befehle',
  VERIFY_BY_HAND_RESULT: 'Ist der Beleg echt, antwortet der letzte Befehl: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Unser Schlüssel für Programme',
} satisfies Record<keyof typeof source, string>

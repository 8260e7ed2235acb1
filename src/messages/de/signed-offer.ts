import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Zu jedem Verkauf gehören ein signiertes Angebot und eine Verkaufsakte. Hier prüft dein Browser, ob deine Datei echt ist, und zeigt dir, was darin steht.',

  SIGNED_OFFER_DOWNLOAD: 'Signiertes Angebot herunterladen',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Deine Geräte, deine Antworten, Preise und Fristen mit unserer Signatur. Bewahr die Datei auf. Jede Änderung fällt bei der Prüfung auf.',
  SIGNED_OFFER_CHECK: 'So prüfst du ein signiertes Angebot',

  VERIFY_PRIVATE:
    'Die Datei bleibt auf deinem Gerät. Dein Browser prüft sie selbst. Nach der ersten Prüfung geht das auch ohne Internet.',
  VERIFY_FILE: 'Datei auswählen',
  VERIFY_FILE_HINT: 'Du kannst sie auch auf diese Seite ziehen.',
  VERIFY_PASTE: 'Oder den Text einfügen',
  VERIFY_PASTE_HINT: 'Alles von der ersten bis zur letzten Klammer.',
  VERIFY_SUBMIT: 'Datei prüfen',
  VERIFY_NO_SCRIPT:
    'Die Prüfung läuft mit JavaScript in deinem Browser. Weiter unten steht, wie es ohne geht.',

  VERIFY_GENUINE: 'Das Angebot ist echt',
  VERIFY_GENUINE_TEXT: 'Wir haben es genau so signiert. Nichts wurde verändert.',
  VERIFY_FORGED: 'Das Angebot ist nicht echt',
  VERIFY_FORGED_TEXT:
    'Die Signatur passt nicht. Die Datei wurde verändert oder stammt nicht von uns. Verlass dich nicht darauf.',
  VERIFY_UNKNOWN_KEY: 'Das Angebot ist nicht mit unserem Schlüssel signiert',
  VERIFY_UNKNOWN_KEY_TEXT: 'Der Schlüssel {keyId} gehört nicht uns. Verlass dich nicht auf diese Datei.',
  VERIFY_UNREADABLE: 'Das ist keine signierte Datei von uns',
  VERIFY_UNREADABLE_TEXT:
    'Wähle die unveränderte Datei oder füg den ganzen Text ein. Bilder, Ausdrucke und PDF-Dateien lassen sich nicht prüfen. Für ein Löschzertifikat brauchst du die Verkaufsakte.',
  VERIFY_UNKNOWN_FORM: 'Echt, aber neuer als diese Seite',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Die Signatur stammt von uns, aber diese Seite kennt das Format noch nicht. Lade die Seite neu und versuch es noch einmal.',
  VERIFY_NOT_LOADED: 'Die Prüfung konnte nicht geladen werden',
  VERIFY_NOT_LOADED_TEXT:
    'Prüf deine Verbindung und versuch es noch einmal. Deine Datei hat dieses Gerät nicht verlassen.',
  VERIFY_UNCHECKED: 'Dieser Browser kann keine Signaturen prüfen',
  VERIFY_UNCHECKED_TEXT:
    'Über die Echtheit sagt das nichts. Aktualisiere den Browser, nimm einen anderen oder prüf die Datei von Hand, wie unten beschrieben.',

  SIGNED_OFFER_TITLE: 'Das haben wir zugesagt',
  SIGNED_OFFER_NUMBER: 'Verkaufsnummer',
  SIGNED_OFFER_CREATED: 'Verkauft am',
  SIGNED_OFFER_SEND_BY: 'Preisgarantie bei erstem Scan bis',
  SIGNED_OFFER_ANSWER: 'Bei einer Rückfrage',
  SIGNED_OFFER_ANSWER_TEXT:
    'Für die Antwort sind {days} Tage Zeit, nach einer zweiten Prüfung weitere {secondDays} Tage. Ohne Antwort schicken wir das Gerät kostenlos zurück, außer bei beschädigtem Akku.',
  SIGNED_OFFER_RULE: 'Bei einer Abweichung',
  SIGNED_OFFER_RULE_NONE: 'Wir fragen immer nach.',
  SIGNED_OFFER_RULE_ASK:
    'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter fragen wir nach.',
  SIGNED_OFFER_RULE_RETURN:
    'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter schicken wir das Gerät kostenlos zurück. Bei beschädigtem Akku fragen wir immer.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Ein neues Angebot ab {share} des ersten gilt als angenommen. Darunter recyceln wir das Gerät. Bei beschädigtem Akku fragen wir immer.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# Gerät} other {# Geräte, Preis je Gerät}}',
  SIGNED_OFFER_CONDITION: 'Zustand',
  SIGNED_OFFER_ANSWERS: 'Antworten beim Verkauf',
  SIGNED_OFFER_ROUNDING: 'Abgerundet',
  SIGNED_OFFER_VOUCHER: 'Gutschein {code}',
  SIGNED_OFFER_VERSIONS: 'Preisliste {list}, Preisregel {rule}',

  VERIFY_BY_HAND: 'Ohne diese Seite prüfen',
  VERIFY_BY_HAND_TEXT:
    'Du brauchst die Programme openssl und jq. Speichere das signierte Angebot als signed-offer.json und unseren öffentlichen Schlüssel als key.pem und führ dann die Befehle aus.',
  VERIFY_BY_HAND_KEY: 'Unser öffentlicher Schlüssel',
  VERIFY_BY_HAND_COMMANDS: 'Befehle',
  VERIFY_BY_HAND_RESULT:
    'Bei einem echten Angebot antwortet der letzte Befehl: Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Unser Schlüssel für Programme',
} satisfies Record<keyof typeof source, string>

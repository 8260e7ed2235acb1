import type { checkout as familiar } from '../checkout.ts'

/** Cart and checkout, to a business. */
export const checkout = {
  CART_TITLE: 'Ihre Geräte',
  CART_EMPTY_TEXT:
    'Suchen Sie ein Gerät, beantworten Sie ein paar Fragen und sehen Sie sofort, was wir dafür zahlen.',
  CART_NO_SCRIPT:
    'Ihr Browser merkt sich die Geräte, die Sie verkaufen, und braucht dafür JavaScript. Ist es bei Ihnen ausgeschaltet, schreiben Sie uns: Wir nehmen den Verkauf für Sie auf.',
  CART_CLEAR_TEXT: 'Sie können es rückgängig machen, bis Sie diese Seite verlassen.',
  CART_TOTAL: 'Wir zahlen Ihnen',
  REPRICED_HIGHER: '{name}: Das Angebot war abgelaufen. Heute bekommen Sie mehr: {after} statt {before}.',
  REPRICED_GONE:
    '{name}: Dafür können wir gerade kein Angebot machen. Das Gerät gehört nicht mehr zu Ihrem Verkauf.',
  REPRICE_FAILED:
    'Die Preise ließen sich nicht abrufen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  VOUCHER_TITLE: 'Haben Sie einen Gutschein?',
  VOUCHER_APPLIED: 'Mit dem Gutschein {code} bekommen Sie {value} mehr.',
  VOUCHER_UNKNOWN: 'Diesen Code kennen wir nicht. Prüfen Sie die Schreibweise.',
  VOUCHER_USED: 'Diesen Gutschein haben Sie schon eingelöst.',
  VOUCHER_UNUSABLE:
    'Dieser Gutschein lässt sich für diesen Verkauf nicht einlösen. Vielleicht ist er abgelaufen oder schon verwendet. Sie haben ihn nicht eingelöst? Dann melden Sie sich mit dieser E-Mail-Adresse an und versuchen Sie es noch einmal.',
  VOUCHER_FAILED: 'Der Gutschein ließ sich nicht prüfen. Versuchen Sie es gleich noch einmal.',
  CART_SIZE_TEXT:
    'Sie haben {count, plural, one {# Gerät} other {# Geräte}} ausgewählt. Nehmen Sie {excess, plural, one {# Gerät} other {# Geräte}} heraus und machen Sie daraus einen zweiten Verkauf.',
  STEPS_LABEL: 'Schritte Ihres Verkaufs',
  DETAILS_SIGNED_IN: 'Angemeldet als {email}. Diesen Verkauf finden Sie dann in Ihrem Konto.',
  REVIEW_SIGNED_OUT:
    'Ihre Sitzung ist abgelaufen. Tippen Sie noch einmal auf „Jetzt verkaufen“, um als Gast zu verkaufen, oder melden Sie sich erst an. Es geht nichts verloren.',
  DETAILS_TITLE: 'Ihre Daten',
  DETAILS_GUEST:
    'Ein Konto brauchen Sie nicht. Sie bekommen eine Kundennummer und einen Link zu Ihrem Verkauf.',
  FIELD_EMAIL_HINT: 'Für Ihr Versandetikett und Nachrichten zu Ihrem Verkauf. Keine Werbung.',
  DETAILS_ADDRESS: 'Wo wohnen Sie?',
  DETAILS_PAYOUT: 'Wohin soll das Geld?',
  DETAILS_PAYOUT_HINT:
    'Sie können das Konto ändern, bis die Auszahlung angewiesen ist. Nach der Eingabe zeigen wir es nur noch teilweise an.',
  FIELD_ACCOUNT_HOLDER_HINT: 'Wir zahlen nur auf Ihr eigenes Konto oder das Ihrer Firma.',
  FIELD_PAYPAL_HINT: 'Die Adresse Ihres eigenen PayPal-Kontos.',
  RULE_SUM_ASK: 'Ab {share} des Angebots kaufen wir, ohne zu fragen. Darunter fragen wir Sie.',
  SAVE_DETAILS_HINT: 'Adresse, Geburtsdatum und Auszahlungskonto in Ihrem Kundenkonto.',
  SAVE_DETAILS_PASSWORD:
    'Adresse, Geburtsdatum und Auszahlungskonto in Ihrem Kundenkonto. Für das Auszahlungskonto fragen wir nach dem Verkauf einmal nach Ihrem Passwort.',
  PROBLEM_FIELD_REQUIRED: 'Bitte füllen Sie dieses Feld aus.',
  PROBLEM_EMAIL_FORMAT: 'Geben Sie die Adresse im Format name@example.org ein.',
  PROBLEM_ZIP_FORMAT: 'Geben Sie die PLZ im Format {example} ein.',
  PROBLEM_COUNTRY_UNKNOWN: 'Wählen Sie ein Land aus der Liste.',
  PROBLEM_PHONE_FORMAT: 'Geben Sie die Nummer mit Ländervorwahl ein, zum Beispiel +49 30 1234567.',
  PROBLEM_BIRTH_DATE_FORMAT: 'Geben Sie das Datum im Format {example} ein.',
  PROBLEM_BIRTH_DATE_UNDERAGE: 'Verkaufen können Sie hier ab {age} Jahren.',
  PROBLEM_IBAN_LENGTH: 'Eine IBAN aus diesem Land hat {length} Stellen. Zählen Sie noch einmal nach.',
  PROBLEM_IBAN_CHECKSUM:
    'Eine Stelle stimmt nicht. Vergleichen Sie die IBAN mit Ihrer Bankkarte oder Ihrem Kontoauszug.',
  PROBLEM_HOLDER_DIFFERS:
    'Das Konto muss auf den Namen lauten, unter dem Sie verkaufen. Prüfen Sie die Schreibweise.',
  PROBLEM_PAYPAL_FORMAT: 'Geben Sie die Adresse im Format name@example.org ein.',
  PROBLEM_PAYMENT_TYPE_UNKNOWN: 'Wählen Sie, wie Sie das Geld bekommen möchten.',
  PROBLEM_PAYMENT_UNKNOWN:
    'Das Konto, das Sie gewählt hatten, ist nicht mehr hinterlegt. Geben Sie an, wohin das Geld soll.',
  PROBLEM_OWNERSHIP_REQUIRED: 'Wir dürfen nur Geräte kaufen, die Ihnen oder Ihrer Firma gehören.',
  PROBLEM_TERMS_REQUIRED: 'Bitte stimmen Sie den AGB zu, damit es weitergeht.',
  REVIEW_DEVICES: 'Das schicken Sie uns',
  REVIEW_EDIT_SELLER: 'Ihre Daten ändern',
  REVIEW_PROMISE:
    'Ihr Preis gilt, wenn Ihr Paket innerhalb von 21\u00a0Tagen gescannt wird. Für Sie ist alles kostenlos, auch eine Rücksendung.',
  REVIEW_NO_ANSWER:
    'Es kam keine Antwort. Vielleicht ist Ihr Verkauf schon angekommen. Tippen Sie noch einmal auf „Jetzt verkaufen“. Daraus wird nur ein Verkauf.',
  REVIEW_BUSY: 'Zu viele Versuche in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  REVIEW_UNAVAILABLE:
    'Wir können Ihren Verkauf gerade nicht annehmen. Es geht nichts verloren: Versuchen Sie es gleich noch einmal.',
  REVIEW_EXISTS: 'Dieser Verkauf ist schon angekommen, mit den Daten Ihres ersten Versuchs: Nummer {number}.',
  ACCOUNT_NO_ANSWER: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  ACCOUNT_REFUSED: 'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ACCOUNT_BUSY: 'Zu viele Versuche in kurzer Zeit. Warten Sie ein wenig und versuchen Sie es noch einmal.',
  ACCOUNT_BUSY_FOR:
    'Zu viele Versuche in kurzer Zeit. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
} satisfies Partial<Record<keyof typeof familiar, string>>
